import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { decideSection, decideTrialOf } from './decide-section.ts';
import { randomCharts } from './random-charts.ts';
import { READING_TEXTS } from './texts.ts';

test('tells each conscious line of an authority that most people have a situation of its own, by type', () => {
  const ofType = randomCharts(31, 400).filter(({ authority }) => authority === 'Emotional');
  const told = new Map(
    ofType.map((chart) => [
      `${chart.type} ${chart.profile.personalityLine}`,
      decideSection(chart, READING_TEXTS).text,
    ]),
  );
  expect(told.size).toBe(4 * 6);
  expect(new Set(told.values()).size).toBe(told.size);
});

test('rests on the type only where the situation is told of one type', () => {
  const kinds = (isOfType: boolean) =>
    randomCharts(33, 200)
      .filter(({ authority }) => authority === (isOfType ? 'Emotional' : 'Splenic'))
      .filter(({ type }) => type === 'Projector')
      .map((chart) => decideSection(chart, READING_TEXTS).evidence.some((e) => e.kind === 'type'));
  expect(new Set(kinds(true))).toEqual(new Set([true]));
  expect(new Set(kinds(false))).toEqual(new Set([false]));
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

test('tests a common authority in six ways, by the line of the unconscious Sun, a rarer one in one', () => {
  const told = (authority: string) => {
    const charts = randomCharts(34, 300).filter((chart) => chart.authority === authority);
    const trials = charts.map((chart) => ({
      line: chart.profile.designLine,
      ...decideTrialOf(chart, READING_TEXTS),
    }));
    const isByProfile = trials.map(({ evidence }) => evidence.some((e) => e.kind === 'profile'));
    return {
      lines: new Set(trials.map(({ line, text }) => `${line} ${text}`)).size,
      texts: new Set(trials.map(({ text }) => text)).size,
      isByProfile: [...new Set(isByProfile)],
    };
  };
  expect(told('Emotional')).toEqual({ lines: 6, texts: 6, isByProfile: [true] });
  expect(told('Sacral')).toEqual({ lines: 6, texts: 6, isByProfile: [true] });
  expect(told('Splenic')).toMatchObject({ texts: 1, isByProfile: [false] });
});
