import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PairFacts } from '../contract/pairs.ts';
import { randomDays } from '../engine/certainty/random-days.ts';
import { createPackedEphemeris } from '../engine/ephemeris/packed.ts';
import { packFileName } from '../engine/ephemeris/packed-format.ts';
import { GATE_NUMBERS, type GateNumber } from '../engine/wheel.ts';
import { pairFactsOf } from './pair-facts.ts';
import { bornAt, holdingOnly } from './truth/born.ts';

const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../engine/ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);
const born = (utcMs: number, name: string) => bornAt(EPHEMERIS, utcMs, name);
const holding = (name: string, gates: readonly GateNumber[]) =>
  holdingOnly(born(0, name), name, gates);

const BIRTHS = randomDays(1948, 36, 1940, 2010).map(({ startUtcMs }) => startUtcMs);
const PAIRS = BIRTHS.flatMap((one, index) =>
  BIRTHS.slice(index + 1).map((other) => [one, other] as const),
);
const READ = PAIRS.map(([a, b]) => pairFactsOf(born(a, 'Ana'), born(b, 'Ben')));

describe('over 630 random pairs', () => {
  test('swapping the two changes only names and directions', () => {
    for (const [index, [a, b]] of PAIRS.entries()) {
      const there = READ[index];
      const back = pairFactsOf(born(b, 'Ben'), born(a, 'Ana'));
      expect(back.channels).toEqual(there?.channels);
      expect([back.theme, back.definition]).toEqual([there?.theme, there?.definition]);
      expect(back.centers.map(({ memberId }) => memberId)).toEqual(
        there?.centers.map(({ memberId }) => memberId),
      );
    }
  });

  test('facts fit the contract without losing anything', () => {
    for (const facts of READ.slice(0, 60)) {
      expect(PairFacts.parse(facts)).toEqual(facts);
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
    }
  });
});

describe('facts of a pair', () => {
  test('name the centers that the two define together', () => {
    // 1-8 and 23-43 are created; neither person has an Ajna alone.
    const { newCenters } = pairFactsOf(holding('Ana', [1, 8, 23, 7]), holding('Ben', [43, 31]));
    expect(newCenters).toEqual(['ajna']);
  });

  test('name who has the whole channel and which gate the other has', () => {
    const { channels } = pairFactsOf(holding('Ana', [37]), holding('Ben', [37, 40]));
    expect(channels.Compromise).toEqual([
      { channel: '37-40', name: 'Community', fromId: 'Ben', gate: 37, isSure: true, hours: [] },
    ]);
  });

  test('have no main mode without a channel between the two', () => {
    const { mainMode, theme } = pairFactsOf(holding('Ana', [1]), holding('Ben', [2]));
    expect([mainMode, theme]).toEqual([null, null]);
  });

  /** A person with an unknown birth time: hours of the day in which gates are active. */
  function unsure(name: string, hours: Readonly<Partial<Record<GateNumber, [number, number]>>>) {
    const instant = (hour: number) => new Date(hour * 3_600_000).toISOString();
    const moment = (hour: number) => ({
      utc: instant(hour),
      localDate: '',
      localTime: `${hour}:00:00`,
    });
    const gates = Object.entries(hours).map(([gate, [from, to]]) => ({
      gate: Number(gate),
      presence: to - from === 24 ? ('sure' as const) : ('possible' as const),
      share: (to - from) / 24,
      spans: [{ from: instant(from), to: instant(to) }],
    }));
    const isDrawn = (gate: GateNumber) => {
      const [from, to] = hours[gate] ?? [0, 0];
      return from <= 12 && 12 < to;
    };
    return {
      ...holding(name, GATE_NUMBERS.filter(isDrawn)),
      possibleGates: new Set(
        gates.filter(({ presence }) => presence === 'possible').map(({ gate }) => gate),
      ),
      stored: {
        window: { start: moment(0), end: moment(24) },
        flips: Object.values(hours).map(([, to]) => moment(to)),
        type: { kind: 'stable', value: 'Projector' },
        profile: { kind: 'stable', value: '1/3' },
        gates,
      },
    } as const;
  }

  test('name the links that depend on a birth time', () => {
    const ana = unsure('Ana', { 1: [0, 24], 7: [0, 14], 5: [20, 24] });
    const { channels, notes } = pairFactsOf(ana, holding('Ben', [8, 31, 15]));
    expect(channels.Electromagnetic.map(({ channel, isSure }) => [channel, isSure])).toEqual([
      ['1-8', true],
      ['7-31', false],
    ]);
    expect(channels.Electromagnetic.map(({ hours }) => hours)).toEqual([
      [],
      [
        {
          memberId: 'Ana',
          isDrawn: true,
          spans: [{ from: null, to: { localDate: null, localTime: '14:00' } }],
        },
      ],
    ]);
    expect(notes).toEqual([
      'Depends on Ana’s birth time: 7-31.',
      'Also possible, depending on Ana’s birth time: 5-15.',
    ]);
  });

  test('name no link that is impossible at every birth time', () => {
    const nobody = holding('Ben', []);
    expect(pairFactsOf(unsure('Ana', { 5: [0, 6], 15: [6, 10] }), nobody).notes).toEqual([]);
    expect(pairFactsOf(nobody, unsure('Ana', { 5: [0, 7], 15: [6, 10] })).notes).toEqual([
      'Also possible, depending on Ana’s birth time: 5-15.',
    ]);
    const both = [unsure('Ana', { 5: [0, 6] }), unsure('Ben', { 15: [6, 10] })] as const;
    expect(pairFactsOf(...both).notes).toEqual([
      'Also possible, depending on Ana’s and Ben’s birth times: 5-15.',
    ]);
  });

  test('show how one connects separate parts of the other', () => {
    const { bridges } = pairFactsOf(holding('Ana', [2, 14, 37, 40, 6]), holding('Ben', [59]));
    expect(bridges).toEqual([{ memberId: 'Ana', gates: [59], isWhole: true }]);
  });
});
