import { expect, test } from 'vitest';
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
