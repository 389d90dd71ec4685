import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { DECIDE_SCENES } from './decide-scenes.data.ts';
import { decideSection } from './decide-section.ts';
import { randomCharts } from './random-charts.ts';
import { READING_TEXTS } from './texts.ts';

test('tells a scene of the unconscious line, of those authorities that most people have', () => {
  for (const [authority, scenes] of Object.entries(DECIDE_SCENES)) {
    const charts = randomCharts(31, 200).filter((chart) => chart.authority === authority);
    const told = new Map(
      charts.map((chart) => [chart.profile.designLine, decideSection(chart, READING_TEXTS).text]),
    );
    expect([...told.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [line, text] of told) {
      const own = scenes.byLine[line] ?? scenes.told;
      expect(text, `${authority} ${line}`).toContain(own);
      expect(text.includes(scenes.told)).toBe(own === scenes.told);
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
