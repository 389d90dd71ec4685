import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { decideSection } from './decide-section.ts';
import { DECIDE_WORDINGS } from './decide-wordings.data.ts';
import { randomCharts } from './random-charts.ts';
import { READING_TEXTS } from './texts.ts';

test('has a wording for each unconscious line, of those authorities that most people have', () => {
  for (const [authority, wordings] of Object.entries(DECIDE_WORDINGS)) {
    const charts = randomCharts(31, 200).filter((chart) => chart.authority === authority);
    const told = new Map(
      charts.map((chart) => [chart.profile.designLine, decideSection(chart, READING_TEXTS).text]),
    );
    expect([...told.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [line, text] of told) {
      const own = wordings.byLine[line] ?? wordings.told;
      expect(text, `${authority} ${line}`).toContain(own);
      expect(text.includes(wordings.told)).toBe(own === wordings.told);
    }
  }
});

test('says how a small try goes together with sleeping on it, before what to do', () => {
  const ofType = randomCharts(32, 200).filter(({ type }) => type === 'Manifesting Generator');
  const tryOf = (chart: (typeof ofType)[number]) =>
    chaptersOf(chart, READING_TEXTS)
      .find(({ id }) => id === 'decide')
      ?.paragraphs.find(({ id }) => id === 'decide:type:Manifesting Generator')?.text;
  const bridge = /isn’t your answer yet, .+ settles\. Give the try an end/;
  const emotional = ofType.find(({ authority }) => authority === 'Emotional');
  const sacral = ofType.find(({ authority }) => authority === 'Sacral');
  expect(emotional && tryOf(emotional)).toMatch(bridge);
  expect(sacral && tryOf(sacral)).not.toMatch(bridge);
});
