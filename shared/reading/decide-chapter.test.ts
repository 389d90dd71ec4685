import { expect, test } from 'vitest';
import { CHANNEL_BY_ID } from '../engine/channels.ts';
import { chaptersOf } from './chapters.ts';
import { decideSection, decideTrialOf, startSection } from './decide-chapter.ts';
import { channelsByStrength } from './own-line.ts';
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

test('tells each conscious line of a type how to start, and emotional Manifesting Generators with the wait', () => {
  const charts = randomCharts(32, 600);
  const startsOf = (type: string, isEmotional: boolean) => {
    const told = charts
      .filter((chart) => chart.type === type)
      .filter(({ authority }) => (authority === 'Emotional') === isEmotional)
      .map((chart) => startSection(chart, READING_TEXTS));
    return {
      texts: new Set(told.map(({ text }) => text)),
      kinds: new Set(told.flatMap(({ evidence }) => evidence.map(({ kind }) => kind))),
    };
  };
  const [emotional, sacral] = [true, false].map((is) => startsOf('Manifesting Generator', is));
  expect([emotional?.texts.size, sacral?.texts.size]).toEqual([6, 6]);
  expect([...(emotional?.texts ?? [])].filter((text) => sacral?.texts.has(text))).toEqual([]);
  expect([emotional?.kinds.has('authority'), sacral?.kinds.has('authority')]).toEqual([
    true,
    false,
  ]);
  expect(startsOf('Projector', true).texts).toEqual(startsOf('Projector', false).texts);
  expect(startsOf('Reflector', false)).toMatchObject({ texts: { size: 1 } });
});

test('offers to test the situation that it tells, resting on the same', () => {
  const charts = randomCharts(34, 300);
  const told = charts.map((chart) => ({
    section: decideSection(chart, READING_TEXTS),
    trial: decideTrialOf(chart, READING_TEXTS),
  }));
  expect(told.map(({ trial }) => trial.evidence)).toEqual(
    told.map(({ section }) => section.evidence),
  );
  const pairs = new Set(told.map(({ section, trial }) => `${section.text} ${trial.text}`));
  expect(new Set(told.map(({ section }) => section.text)).size).toBe(pairs.size);
  expect(new Set(told.map(({ trial }) => trial.text)).size).toBe(pairs.size);
});

test('tells of work those with a gut response whose headline is about a channel of the Sacral', () => {
  const charts = randomCharts(35, 500).filter(({ authority }) => authority === 'Sacral');
  const told = charts.map((chart) => {
    const [own] = channelsByStrength(chart);
    const { text, evidence } = decideSection(chart, READING_TEXTS);
    return {
      isOfWork: own !== undefined && CHANNEL_BY_ID[own].centers.includes('sacral'),
      channels: evidence.flatMap((fact) => (fact.kind === 'channel' ? [fact.channel] : [])),
      own,
      text,
    };
  });
  const ofWork = told.filter(({ isOfWork }) => isOfWork);
  expect(ofWork.map(({ channels }) => channels)).toEqual(ofWork.map(({ own }) => [own]));
  const others = told.filter(({ isOfWork }) => !isOfWork);
  expect(others.flatMap(({ channels }) => channels)).toEqual([]);
  const texts = new Set(ofWork.map(({ text }) => text));
  expect(texts.size).toBe(2 * 6);
  expect(others.filter(({ text }) => texts.has(text))).toEqual([]);
});

test('tells a center by the line of the conscious Sun, and a gate by whether somebody is conscious of it', () => {
  const told = randomCharts(36, 1500).flatMap((chart) => {
    const [decide] = chaptersOf(chart, READING_TEXTS);
    return (decide?.paragraphs ?? []).map((paragraph) => ({ chart, ...paragraph }));
  });
  const ofCenter = told.filter(({ id }) => id === 'decide:center:throat');
  const keys = (
    of: (one: (typeof told)[number]) => unknown,
    one: readonly (typeof told)[number][],
  ) => new Set(one.map((each) => `${String(of(each))} ${each.text}`)).size;
  const stateOf = ({ chart }: (typeof told)[number]) => chart.definedCenters.includes('throat');
  expect(new Set(ofCenter.map(({ text }) => text)).size).toBe(2 * 3);
  expect(keys((one) => `${stateOf(one)} ${one.chart.profile.personalityLine}`, ofCenter)).toBe(
    2 * 6,
  );
  expect(
    ofCenter.every(({ evidence }) =>
      evidence.some((fact) => fact.kind === 'profile' && fact.line === 'personality'),
    ),
  ).toBe(true);
  const ofGate = told.filter(({ id }) => id === 'decide:gate:17');
  expect(keys(({ chart }) => chart.gateStatus[17] === 'design', ofGate)).toBe(2);
  expect(new Set(ofGate.map(({ text }) => text)).size).toBe(2);
});
