import { describe, expect, test } from 'vitest';
import { QuickInsights as SentInsights } from '../contract/charts.ts';
import { CENTER_IDS, CENTERS } from '../engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '../engine/channels.ts';
import { type Chart, computeChart } from '../engine/chart.ts';
import { astronomyEphemeris } from '../engine/ephemeris/astronomy.ts';
import { GATES } from '../engine/gates.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import { CHANNEL_TEXTS } from './channel-texts.data.ts';
import { GATE_TEXTS } from './gate-texts.data.ts';
import { type QuickInsights, quickInsights } from './quick-insights.ts';

/**
 * One birth for each possible pair of type and authority, and one with all nine centers defined.
 */
const RARE_BIRTHS = [
  '1950-01-01T00:00:00Z',
  '1950-01-05T03:17:00Z',
  '1950-01-29T23:01:00Z',
  '1950-02-15T12:10:00Z',
  '1950-02-19T15:27:00Z',
  '1950-03-08T04:36:00Z',
  '1950-03-12T07:54:00Z',
  '1950-03-16T11:11:00Z',
  '1950-05-13T09:13:00Z',
  '1950-05-25T19:05:00Z',
  '1950-07-10T07:15:00Z',
  '1951-04-30T00:42:00Z',
  '1953-07-27T03:43:00Z',
  '2083-03-06T20:18:00Z',
].map(Date.parse);

const FIRST_MS = Date.UTC(1940, 0, 1);
const YEARS_MS = 80 * 365.25 * 86_400_000;

/** Pseudo-random instants over 80 years, the same in every run (Park–Miller). */
function scatteredBirths(count: number): number[] {
  let state = 20_250_101;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return FIRST_MS + Math.floor((state / 2_147_483_647) * YEARS_MS);
  });
}

/** Charts of all kinds, covering every type and authority. */
function sampleCharts(scattered: number): Chart[] {
  const ephemeris = astronomyEphemeris();
  return [...RARE_BIRTHS, ...scatteredBirths(scattered)].map((utcMs) =>
    computeChart(utcMs, ephemeris),
  );
}

const CHARTS = sampleCharts(300);
const READ = CHARTS.map((chart) => ({ chart, insights: quickInsights(chart) }));

function allTexts(insights: QuickInsights): string {
  return Object.values(insights).flat().join('\n');
}

describe('quick insights', () => {
  test('are tested on every type, authority, profile and definition', () => {
    const kinds = (of: (chart: Chart) => string) => new Set(CHARTS.map(of)).size;
    expect(kinds(({ type, authority }) => `${type} ${authority}`)).toBe(13);
    expect(kinds(({ profile }) => profile.id)).toBe(12);
    expect(kinds(({ definition }) => definition)).toBe(5);
    expect(CHARTS.some(({ openCenters }) => openCenters.length === 0)).toBe(true);
  });

  test('differ between any two charts', () => {
    expect(new Set(READ.map(({ insights }) => insights.workingStyle)).size).toBe(READ.length);
  });

  test('are the same for the same chart', () => {
    for (const { chart, insights } of READ) {
      expect(quickInsights(chart)).toEqual(insights);
    }
  });

  test('name only the chart’s own channels, gates and centers', () => {
    const named = { channels: 0, gates: 0, centers: 0, bridges: 0 };
    for (const { chart, insights } of READ) {
      const text = allTexts(insights);
      for (const [, id] of text.matchAll(/channel (\d+-\d+)/g)) {
        named.channels += 1;
        expect(chart.definedChannels).toContain(id);
      }
      for (const [, gate] of text.matchAll(/\(gate (\d+)/g)) {
        named.gates += 1;
        expect(Number(gate)).toBe(chart.activations.personality.sun.gate);
      }
      for (const [, name, state] of text.matchAll(/\(([A-Z][\w ]+), (open|defined)\)/g)) {
        named.centers += 1;
        const center = CENTER_IDS.find((id) => CENTERS[id].name === name);
        expect(state === 'open' ? chart.openCenters : chart.definedCenters).toContain(center);
      }
      for (const [, gates = ''] of text.matchAll(/who bring gate ([\d, or]+)/g)) {
        const bridging = chart.bridgingGates.map(({ gate }) => String(gate));
        named.bridges += 1;
        expect(bridging).toEqual(expect.arrayContaining(gates.match(/\d+/g) ?? []));
      }
    }
    // If the wording changed, the check above would pass vacuously.
    for (const count of Object.values(named)) expect(count).toBeGreaterThan(10);
  });

  test('describe a channel or gate as the knowledge base does, with its name', () => {
    for (const { insights } of READ) {
      for (const strength of insights.strengths) {
        const id = CHANNEL_IDS.find((channel) => strength.includes(`(channel ${channel},`));
        if (id === undefined) continue;
        const sentence = CHANNEL_TEXTS[id].strength.slice(0, -1);
        expect(strength).toBe(`${sentence} (channel ${id}, ${CHANNEL_BY_ID[id].name}).`);
      }
      const last = insights.strengths.at(-1) ?? '';
      const gate = GATE_NUMBERS.find((number) => last.includes(`(gate ${number},`));
      if (gate === undefined) throw new Error(`No gate in ${last}`);
      expect(last).toBe(
        `${GATE_TEXTS[gate].gift.slice(0, -1)} (gate ${gate}, ${GATES[gate].name}).`,
      );
    }
  });

  test('name up to four channels among the strengths, and two or fewer in the prose', () => {
    for (const { chart, insights } of READ) {
      const channelsIn = (text: string) => text.match(/\(channel /g)?.length ?? 0;
      const count = chart.definedChannels.length;
      expect(channelsIn(insights.strengths.join('\n'))).toBe(Math.min(4, count));
      expect(channelsIn(insights.workingStyle)).toBe(
        Math.min(2, count) + (chart.openCenters.length === 0 ? 1 : 0),
      );
    }
  });

  test('give the working style in four paragraphs of whole sentences, in 220 words or fewer', () => {
    for (const { insights } of READ) {
      const paragraphs = insights.workingStyle.split('\n\n');
      expect(paragraphs).toHaveLength(4);
      for (const paragraph of paragraphs) {
        expect(paragraph).toMatch(/^[A-Z].*\.$/);
        expect(paragraph).not.toMatch(/ {2}|\.\.|\s[,.]|undefined|\)\w/);
      }
      expect(insights.workingStyle.split(/\s+/).length).toBeLessThanOrEqual(220);
    }
  });

  test('list three to five distinct strengths and watchouts', () => {
    for (const { strengths, watchouts } of READ.map(({ insights }) => insights)) {
      for (const list of [strengths, watchouts]) {
        expect(new Set(list).size).toBe(list.length);
        expect(list.length).toBeGreaterThanOrEqual(3);
        expect(list.length).toBeLessThanOrEqual(5);
      }
    }
  });

  test('fit the contract, which still accepts the working style alone', () => {
    for (const { insights } of READ) expect(SentInsights.parse(insights)).toEqual(insights);
    const old = { workingStyle: 'You have steady energy.' };
    expect(SentInsights.parse(old)).toEqual(old);
  });

  test('match the reviewed text', () => {
    const chart = CHARTS[0];
    expect(chart && quickInsights(chart).workingStyle).toMatchInlineSnapshot(`
      "You see how people and systems work, and guide them when asked (Projector). You work best in short, focused stretches and by invitation: a view people asked for lands. Success, for you, is being recognized, heard, and then useful.

      You bring two strengths to any job. You put a sudden intuition into words at the very moment it is useful (channel 20-57, The Brainwave). You also sort through a jumble of past events until they make sense, often all at once (channel 47-64, Abstraction). The side you know best: you stand up for what matters to you under pressure, even alone (gate 38, the Fighter).

      You take in new information in two parts, and they come together faster with other people around. Trust your first quiet hunch. It speaks once, in the moment, so give yourself a second to notice it before the meeting moves on.

      You study first and then find out by trial what works, so what you know is both read and tested (1/3, Investigator/Martyr). A tendency to watch: you run on borrowed energy and don’t notice when enough is enough (Sacral, open)."
    `);
  });
});
