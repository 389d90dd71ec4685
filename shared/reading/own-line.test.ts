import { describe, expect, test } from 'vitest';
import { BODY_IDS, SIDES } from '../engine/bodies.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '../engine/channels.ts';
import { type ConsciousGates, USUAL_GATES } from '../engine/conscious-gates.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { recordOf } from '../engine/lookup.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import type { ReadingChart } from './chart.ts';
import { firstScreenOf } from './first-screen.ts';
import { type OwnLine, ownLinesOf } from './own-line.ts';
import { CHANNEL_LINES, GATE_LINES } from './own-lines.data.ts';
import { randomCharts } from './random-charts.ts';

const CHARTS = randomCharts(12, 600);
const CONSCIOUS = ['both', 'first', 'second', 'none'] as const;
/** Shorter, a headline says nothing of its own. */
const LINE_MIN = 30;
/** A headline's letters by their width in hundredths of its size, as a browser draws them; all others have 60. */
const LETTER_WIDTHS: readonly [number, RegExp][] = [
  [22, /[ ’.,-]/],
  [32, /[ijlftI]/],
  [46, /[rsz]/],
  [53, /[aceogvxyS]/],
  [72, /[ADGHKNOQTUV]/],
  [95, /[mwMW]/],
];
/** The headline's column at 1280 pixels, 440 of them, in hundredths of its size, 34. */
const COLUMN = 1294;
const firstOf = (chart: ReadingChart) => ownLinesOf(chart)[0];
const LINES = [
  ...CHANNEL_IDS.flatMap((id) => CONSCIOUS.map((gates) => CHANNEL_LINES[id][gates])),
  ...GATE_NUMBERS.map((gate) => GATE_LINES[gate]),
];

function widthOf(words: string): number {
  const widths = [...words].map(
    (letter) => LETTER_WIDTHS.find(([, letters]) => letters.test(letter))?.[0] ?? 60,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** How many lines a text takes in a column that its words fill one after the other. */
function rowsOf(text: string): number {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...rows.slice(-1), word].join(' ');
    if (rows.length > 0 && widthOf(longer) <= COLUMN) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.length;
}

describe('the line that is about one chart', () => {
  test('is about a whole channel of the chart, or a gate of its conscious Sun where it has none', () => {
    for (const chart of CHARTS) {
      const [fact] = firstOf(chart)?.evidence ?? [];
      if (chart.definedChannels.length > 0) {
        expect(fact?.kind === 'channel' && chart.definedChannels.includes(fact.channel)).toBe(true);
      } else {
        const { gate } = chart.activations.personality.sun;
        expect(fact).toMatchObject({ kind: 'gate', gate });
      }
    }
  });

  test('is about the channel whose gates have the Suns', () => {
    const chart = CHARTS.find(({ definedChannels }) => definedChannels.length > 3);
    if (!chart) throw new Error('no chart with four channels');
    for (const channel of chart.definedChannels) {
      const [gate] = CHANNEL_BY_ID[channel].gates;
      const activations = recordOf(SIDES, () => recordOf(BODY_IDS, () => ({ gate })));
      expect(firstOf({ ...chart, activations })?.evidence).toEqual([{ kind: 'channel', channel }]);
    }
  });

  test.each<
    readonly [ReadingChart['gateStatus'][1], ReadingChart['gateStatus'][1], ConsciousGates]
  >([
    ['personality', 'both', 'both'],
    ['personality', 'design', 'first'],
    ['design', 'both', 'second'],
    ['design', 'design', 'none'],
  ])('tells a channel with gates of %s and %s as %s', (first, second, conscious) => {
    const [chart] = CHARTS.filter(({ definedChannels }) => definedChannels.length === 1);
    const [channel] = chart?.definedChannels ?? [];
    if (!chart || !channel) throw new Error('no chart with one channel');
    const [a, b] = CHANNEL_BY_ID[channel].gates;
    const gateStatus = { ...chart.gateStatus, [a]: first, [b]: second };
    const own = { ...chart, gateStatus };
    const lines = CHANNEL_LINES[channel];
    expect(firstOf(own)?.text).toBe(lines[conscious]);
    // The birth time may decide of which gates somebody is conscious.
    expect(ownLinesOf(own, () => true, false)[0]?.text).toBe(lines[USUAL_GATES[channel]]);
  });

  test('comes from what this very line rests on', () => {
    const chart = CHARTS.find(({ definedChannels }) => definedChannels.includes('10-34'));
    const { cause } = CHANNEL_LINES['10-34'];
    if (!chart) throw new Error('no chart with this channel');
    const told = (gate10: 'design' | 'personality') => {
      const gateStatus = { ...chart.gateStatus, 10: gate10, 34: 'design' as const };
      return firstOf({ ...chart, definedChannels: ['10-34'], gateStatus })?.cause;
    };
    expect([told('personality'), told('design')]).toEqual([cause.first, cause.none]);
  });

  test('differs for most charts of one type', () => {
    for (const type of TYPE_NAMES) {
      const said = CHARTS.filter((chart) => chart.type === type).map((one) => firstOf(one)?.text);
      const most = Math.max(...said.map((text) => said.filter((other) => other === text).length));
      // Without a channel, all of a type speak of two gates.
      const limit = type === 'Reflector' ? 0.25 : 0.12;
      expect.soft(most / said.length, type).toBeLessThanOrEqual(limit);
    }
  });

  test('says only what every possible birth time gives, and nothing where nothing is certain', () => {
    for (const chart of CHARTS) {
      const [first] = firstOf(chart)?.evidence ?? [];
      const [next] = ownLinesOf(chart, (fact) => JSON.stringify(fact) !== JSON.stringify(first));
      expect(next?.evidence).not.toEqual([first]);
      expect(ownLinesOf(chart, () => false)).toEqual([]);
    }
  });

  test('is followed by the next of the chart, of which the first doesn’t tell', () => {
    const gatesOf = ({ evidence }: OwnLine) =>
      evidence.flatMap((fact) => {
        if (fact.kind === 'channel') return [...CHANNEL_BY_ID[fact.channel].gates];
        return fact.kind === 'gate' ? [fact.gate] : [];
      });
    const told = CHARTS.map((chart) => ({ chart, lines: ownLinesOf(chart) }));
    const kinds = (count: number) =>
      new Set(
        told
          .filter(({ chart }) => chart.definedChannels.length === count)
          .map(({ lines }) => lines.map(({ evidence: [fact] }) => fact?.kind).join(', ')),
      );
    expect(kinds(0)).toEqual(new Set(['gate, gate']));
    expect(kinds(2)).toEqual(new Set(['channel, channel']));
    // Both gates of a conscious Sun and Earth may be in the only channel.
    expect(kinds(1)).toEqual(new Set(['channel, gate']));
    for (const { lines } of told) {
      const [first, second] = lines;
      expect(first?.text).not.toBe(second?.text);
      const isGate = second?.evidence[0]?.kind === 'gate';
      if (first && second && isGate) {
        expect(gatesOf(first)).toEqual(expect.not.arrayContaining(gatesOf(second)));
      }
    }
  });

  test('has a cause in everyday words for each, in one line with its channel', () => {
    const causes = CHANNEL_IDS.flatMap((id) => Object.values(CHANNEL_LINES[id].cause));
    expect(new Set(causes).size).toBe(causes.length);
    expect(causes.filter((cause) => !/\b(you|your)\b.*[^.]$/i.test(cause))).toEqual([]);
    // In letters of 13 pixels, with a mark before them.
    const isLong = (cause: string) => (widthOf(`${cause} (channel 10-34)`) / 100) * 13 > 400;
    expect(causes.filter(isLong)).toEqual([]);
    const chart = CHARTS.find(({ definedChannels }) => definedChannels.length > 0);
    expect(causes).toContain(chart && firstOf(chart)?.cause);
    const open = CHARTS.find(({ definedChannels }) => definedChannels.length === 0);
    expect(open && firstOf(open)).not.toHaveProperty('cause');
  });

  test('fits a headline of two lines, and is nowhere said twice', () => {
    expect(rowsOf('You keep a hard project alive because you believe in it.')).toBe(3);
    expect(new Set(LINES).size).toBe(LINES.length);
    expect(LINES.filter((line) => line.length < LINE_MIN || rowsOf(line) > 2)).toEqual([]);
    const facts = CHARTS.flatMap((chart) => firstScreenOf(chart).facts);
    expect(facts.filter(({ sentence }) => LINES.includes(sentence))).toEqual([]);
  });

  test('is one sentence to its reader, built in many ways', () => {
    expect(LINES.filter((line) => !/\b(you|your|you’re|you’ve|you’d)\b/i.test(line))).toEqual([]);
    expect(LINES.filter((line) => !/^[^.;!?]+\.$/.test(line))).toEqual([]);
    const shareOf = (build: RegExp) =>
      LINES.filter((line) => build.test(line)).length / LINES.length;
    expect(shareOf(/^You\b.*\band\b/)).toBeLessThanOrEqual(0.1);
    expect(shareOf(/^You\b/)).toBeLessThanOrEqual(0.7);
    const starts = LINES.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(starts.filter((start) => starts.filter((one) => one === start).length > 5)).toEqual([]);
  });
});
