import { expect, test } from 'vitest';
import { entryAt } from '../engine/lookup.ts';
import { manualOf } from './manual.ts';
import { randomCharts } from './random-charts.ts';
import { countWords } from './words.ts';

const CHARTS = randomCharts(5, 200);

test('suggests six lines of at most 30 words, each in the first person', () => {
  for (const chart of CHARTS) {
    const lines = manualOf(chart);
    expect(lines.map(({ label }) => label)).toEqual([
      'How I decide',
      'How to ask me',
      'When I’m at my best',
      'What wears me out',
      'How to give me feedback',
      'In meetings',
    ]);
    for (const { text } of lines) {
      expect(text).toMatch(/\b(I|I’m|I’ve|I’ll|I’d|me|my|mine|My)\b/);
      expect(countWords(text), text).toBeLessThanOrEqual(30);
    }
  }
});

test('says nothing twice on the page', () => {
  for (const chart of CHARTS) {
    const texts = manualOf(chart).map(({ text }) => text);
    expect(new Set(texts).size).toBe(6);
  }
});

test('rests on the chart: what wears somebody out is an open center', () => {
  for (const chart of CHARTS) {
    const [fact] = manualOf(chart).find(({ id }) => id === 'drains')?.evidence ?? [];
    if (fact?.kind !== 'center') throw new Error('Not about a center');
    expect(chart.openCenters).toContain(fact.center);
    expect(fact.state).toBe('open');
  }
});

test('without an open center it rests on the type', () => {
  const chart = { ...entryAt(CHARTS, 0), openCenters: [] };
  const line = manualOf(chart).find(({ id }) => id === 'drains');
  expect(line?.evidence[0]).toEqual({ kind: 'type', type: chart.type });
});

test('follows the line of the conscious Sun in how to give feedback', () => {
  const byLine = new Map(
    CHARTS.map((chart) => [
      chart.profile.personalityLine,
      manualOf(chart).find(({ id }) => id === 'feedback')?.text,
    ]),
  );
  expect(byLine.size).toBe(6);
  expect(new Set(byLine.values()).size).toBe(6);
});

test('tells people of one definition apart in meetings, by a center of their own', () => {
  const single = CHARTS.filter(({ definition }) => definition === 'Single');
  const lineOf = (chart: (typeof CHARTS)[number]) =>
    manualOf(chart).find(({ id }) => id === 'meetings');
  expect(new Set(single.map((chart) => lineOf(chart)?.text)).size).toBeGreaterThan(5);
  for (const chart of single) {
    const center = lineOf(chart)?.evidence.find(({ kind }) => kind === 'center');
    if (center?.kind !== 'center') throw new Error('Not about a center');
    expect(chart.definedCenters).toContain(center.center);
  }
});

test('asks nobody for a quick answer who is worn out by having to speak', () => {
  for (const chart of CHARTS) {
    const page = manualOf(chart)
      .map(({ text }) => text)
      .join(' ');
    expect(page).not.toContain('on the spot');
  }
});
