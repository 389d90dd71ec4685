import { describe, expect, test } from 'vitest';
import { CHANNEL_BY_ID } from '../engine/channels.ts';
import { recordOf } from '../engine/lookup.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import { chaptersOf } from './chapters.ts';
import type { ReadingChart } from './chart.ts';
import type { Evidence } from './evidence.ts';
import { OPPOSED_SECTIONS } from './opposed-sections.data.ts';
import { gatesByWeight } from './own-gates.ts';
import { channelsByStrength } from './own-line.ts';
import { randomCharts } from './random-charts.ts';
import { READING_TEXTS } from './texts.ts';
import { countWords, secondsToRead } from './words.ts';

const CHARTS = randomCharts(7, 60);
const told = (chart: ReadingChart) => chaptersOf(chart, READING_TEXTS);

function factsIn(chart: ReadingChart): (Evidence | undefined)[][] {
  return told(chart).map(({ paragraphs }) => paragraphs.map(({ evidence }) => evidence[0]));
}

test('begin with the fact that the headline speaks for, and go from general to particular', () => {
  const order = ['type', 'authority', 'profile', 'definition', 'center', 'channel', 'gate'];
  for (const chart of CHARTS) {
    for (const { headline, paragraphs } of told(chart)) {
      expect(paragraphs[0]?.evidence).toEqual(headline.evidence);
      const [channel] = channelsByStrength(chart);
      const kinds = paragraphs
        .slice(1)
        .filter(({ id }) => !id.endsWith(`:${channel}`))
        .map(({ evidence }) => evidence[0]?.kind ?? '');
      expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    }
  }
});

test('begin one chapter with the headline’s own channel, or tell it next where the authority begins', () => {
  for (const chart of CHARTS) {
    const [channel] = channelsByStrength(chart);
    if (!channel) continue;
    const { chapter } = READING_TEXTS.channels[channel];
    const found = told(chart).find(({ id }) => id === chapter);
    const place = found?.paragraphs.findIndex(({ id }) => id === `${chapter}:channel:${channel}`);
    expect(place, channel).toBe(chapter === 'decide' ? 1 : 0);
  }
});

test('say nothing that opposes the headline, and leave it out only there', () => {
  const charts = randomCharts(9, 400).map((chart) => {
    const [own] = channelsByStrength(chart);
    const ids = told(chart).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    return { opposed: (own && OPPOSED_SECTIONS[own]) ?? [], ids };
  });
  expect(charts.flatMap(({ opposed, ids }) => opposed.filter((id) => ids.includes(id)))).toEqual(
    [],
  );
  const listed = Object.values(OPPOSED_SECTIONS).flat();
  const elsewhere = new Set(charts.flatMap(({ ids }) => ids));
  expect(listed.filter((id) => !elsewhere.has(id))).toEqual([]);
});

test('leave out a profile only for the headline’s own channel', () => {
  const without = CHARTS.flatMap((chart) => {
    const [channel] = channelsByStrength(chart);
    const own = channel && READING_TEXTS.channels[channel].chapter;
    const opposed = (channel && OPPOSED_SECTIONS[channel]) ?? [];
    const { paragraphs } = READING_TEXTS.profiles[chart.profile.id];
    return told(chart).filter(
      ({ id, paragraphs: said }) =>
        id in paragraphs &&
        id !== own &&
        !opposed.includes(`${id}:profile:${chart.profile.id}`) &&
        !said.some((one) => one.id.includes(':profile:')),
    );
  });
  expect(without).toEqual([]);
});

test('head every paragraph but the first, which the headline speaks for, each in other words', () => {
  for (const chart of CHARTS) {
    const chapters = told(chart);
    expect(chapters.filter(({ paragraphs: [first] }) => first?.head !== undefined)).toEqual([]);
    const heads = chapters.flatMap(({ paragraphs }) => paragraphs.slice(1).map(({ head }) => head));
    expect(heads).not.toContain(undefined);
    expect(new Set(heads).size).toBe(heads.length);
  }
});

test('read no gate of a channel that is read', () => {
  for (const chart of CHARTS) {
    const facts = factsIn(chart).flat();
    const channels = facts.flatMap((fact) => (fact?.kind === 'channel' ? fact.channel : []));
    const gates = facts.flatMap((fact) => (fact?.kind === 'gate' ? fact.gate : []));
    const doubled = gates.filter((gate) =>
      channels.some((id) => CHANNEL_BY_ID[id].gates.includes(gate)),
    );
    expect(doubled).toEqual([]);
  }
});

test('take no text that would make them longer than 250 words, the first than 280, and go on to a shorter one', () => {
  const long = Array.from({ length: 140 }, () => 'word').join(' ');
  const gates = recordOf(GATE_NUMBERS, (gate) => {
    const reading = READING_TEXTS.gates[gate];
    return gate % 2 === 0 ? { chapter: reading.chapter, head: 'Long', text: long } : reading;
  });
  const chapters = CHARTS.flatMap((chart) => chaptersOf(chart, { ...READING_TEXTS, gates }));
  for (const { id, paragraphs } of chapters) {
    const words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
    expect(words).toBeLessThanOrEqual(id === 'decide' ? 280 : 250);
  }
  const read = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
  expect(read.some((id) => id.includes(':gate:'))).toBe(true);
});

test('have the definition in one chapter', () => {
  for (const chart of CHARTS) {
    const chapters = factsIn(chart).map((facts) =>
      facts.some((fact) => fact?.kind === 'definition'),
    );
    expect(chapters.filter(Boolean)).toHaveLength(1);
  }
});

describe('the chart’s own gates', () => {
  test('are ranked by Sun and Earth first, each once', () => {
    for (const chart of CHARTS) {
      const { personality, design } = chart.activations;
      const gates = gatesByWeight(chart);
      expect(gates).toHaveLength(chart.activeGates.length);
      expect(gates.slice(0, 2)).toEqual([...new Set([personality.sun.gate, design.sun.gate])]);
      expect(gates.slice(2, 4)).toEqual([personality.earth.gate, design.earth.gate]);
    }
  });
});

test('reading time follows the words, to five seconds', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect(secondsToRead([words(230)])).toBe(60);
  expect(secondsToRead([words(100), words(150)])).toBe(65);
});
