import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodygraphOf } from '../bodygraph.ts';
import { computeChart } from '../chart.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import { GATE_NUMBERS, type GateNumber } from '../wheel.ts';
import { PAIR_MODES, type PairMode } from './modes.ts';
import { type Pair, type PairChannel, pairOf } from './pair.ts';

interface Truth {
  examples: {
    pair: {
      a: GateNumber[];
      b: GateNumber[];
      result: {
        channels: object[];
        modeCounts: object;
        createdTogether: string[];
        sharedGates: number[];
        definedCenters: string[];
        openCenters: string[];
        theme: string;
        components: string[][];
        definition: string;
        newCenters: string[];
        centerRelation: Record<string, string>;
        bridgedForA: number[];
        bridgedForB: number[];
        wholeForA: boolean;
        wholeForB: boolean;
      };
    };
  };
  pairs: {
    id: string;
    input: { a: { utc: string }; b: { utc: string } };
    expected: {
      electromagnetic: string[];
      companionship: string[];
      compromise: string[];
      dominance: string[];
      combinedDefinedCenters: number;
      theme: string;
    };
  }[];
}

const TRUTH = JSON.parse(
  readFileSync(new URL('../truth/teams.json', import.meta.url), 'utf8'),
) as Truth;
const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

/** "SolarPlexus" as the engine writes it. */
const centerId = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

function of(pair: Pair, mode: PairMode): readonly PairChannel[] {
  return pair.channels.filter((channel) => channel.mode === mode);
}

describe('the worked example', () => {
  const { a, b, result } = TRUTH.examples.pair;
  const pair = pairOf(a, b);

  test('channels and modes', () => {
    const defined = pair.channels.filter(({ mode }) => mode !== null);
    expect(defined).toHaveLength(result.channels.length);
    expect(defined).toMatchObject(result.channels);
    expect(pair.modeCounts).toEqual(result.modeCounts);
    expect(pair.createdTogether).toEqual(result.createdTogether);
    expect(pair.sharedGates).toEqual(result.sharedGates);
    // Two Electromagnetic, two Dominance: the earlier mode leads.
    expect(pair.mainMode).toBe('Electromagnetic');
  });

  test('the composite', () => {
    const { definedCenters, openCenters, components, definition } = pair.composite;
    expect(definedCenters).toEqual(result.definedCenters.map(centerId));
    expect(openCenters).toEqual(result.openCenters.map(centerId));
    expect(components).toEqual(result.components.map((component) => component.map(centerId)));
    expect(definition).toBe(result.definition);
    expect(pair.theme).toMatchObject({ name: result.theme, defined: 8, open: 1 });
  });

  test('centers and bridges', () => {
    expect(pair.newCenters).toEqual(result.newCenters.map(centerId));
    expect(pair.centerRelation).toEqual(
      Object.fromEntries(
        Object.entries(result.centerRelation).map(([name, relation]) => [centerId(name), relation]),
      ),
    );
    const { bridgedForA, bridgedForB, wholeForA, wholeForB } = result;
    expect(pair).toMatchObject({ bridgedForA, bridgedForB, wholeForA, wholeForB });
  });
});

describe('charts of known people', () => {
  test.each(TRUTH.pairs)('$id', ({ input, expected }) => {
    const [a, b] = [input.a, input.b].map(({ utc }) => computeChart(Date.parse(utc), EPHEMERIS));
    const pair = pairOf(a?.activeGates ?? [], b?.activeGates ?? []);
    const ids = (mode: PairMode) => of(pair, mode).map(({ channel }) => channel);
    const directed = (mode: PairMode) =>
      of(pair, mode).map(({ channel, from }) => `${channel}:${from}`);
    expect(ids('Electromagnetic')).toEqual(expected.electromagnetic);
    expect(ids('Companionship')).toEqual(expected.companionship);
    expect(directed('Compromise')).toEqual(expected.compromise);
    expect(directed('Dominance')).toEqual(expected.dominance);
    expect(pair.composite.definedCenters).toHaveLength(expected.combinedDefinedCenters);
    expect(`${pair.theme?.defined}-${pair.theme?.open}`).toBe(expected.theme);
  });
});

describe('the four modes', () => {
  test.each([
    [[1], [8], 'Electromagnetic', null, null],
    [[8], [1], 'Electromagnetic', null, null],
    [[1, 8], [1, 8], 'Companionship', null, null],
    [[1, 8], [], 'Dominance', 'A', null],
    [[], [1, 8], 'Dominance', 'B', null],
    [[1, 8], [8], 'Compromise', 'A', 8],
    [[1], [1, 8], 'Compromise', 'B', 1],
    [[1], [1], null, null, null],
    [[8], [], null, null, null],
  ] as const)('%j and %j: %s', (a, b, mode, from, gate) => {
    expect(pairOf(a, b).channels[0]).toMatchObject({ channel: '1-8', mode, from, gate });
    expect(pairOf(a, b).mainMode).toBe(mode);
  });

  test('people without a common channel have no theme and no main mode', () => {
    expect(pairOf([], [])).toMatchObject({ mainMode: null, theme: null, wholeForA: null });
    expect(pairOf([1, 8], [7]).theme).toBeNull();
  });

  test('a component alone needs no bridge: whether it is made whole is not asked', () => {
    expect(pairOf([1, 8], [37, 40, 47, 64])).toMatchObject({ wholeForA: null, wholeForB: false });
  });
});

const gateSet = fc.subarray([...GATE_NUMBERS], { minLength: 0, maxLength: 30 });
const RUNS = { numRuns: 300 };

const FLIPPED = { A: 'B', B: 'A' } as const;
const FLIPPED_RELATION = { aOnly: 'bOnly', bOnly: 'aOnly' } as const;

/** The same pair, seen from the other side. */
function flipped(pair: Pair): Pair {
  return {
    ...pair,
    channels: pair.channels.map(({ a, b, from, ...rest }) => ({
      ...rest,
      a: b,
      b: a,
      from: from && FLIPPED[from],
    })),
    centerRelation: Object.fromEntries(
      Object.entries(pair.centerRelation).map(([id, relation]) => [
        id,
        relation === 'aOnly' || relation === 'bOnly' ? FLIPPED_RELATION[relation] : relation,
      ]),
    ) as Pair['centerRelation'], // The same keys as before.
    bridgedForA: pair.bridgedForB,
    bridgedForB: pair.bridgedForA,
    wholeForA: pair.wholeForB,
    wholeForB: pair.wholeForA,
  };
}

describe('for any two people', () => {
  test('every channel of the composite has exactly one mode, and no other has one', () => {
    fc.assert(
      fc.property(gateSet, gateSet, (a, b) => {
        const pair = pairOf(a, b);
        const withMode = pair.channels.filter(({ mode }) => mode !== null);
        expect(withMode.map(({ channel }) => channel)).toEqual(pair.composite.definedChannels);
        const counted = PAIR_MODES.reduce((sum, mode) => sum + pair.modeCounts[mode], 0);
        expect(counted).toBe(withMode.length);
        expect(pair.channels).toHaveLength(36);
      }),
      RUNS,
    );
  });

  test('swapping them flips directions only', () => {
    fc.assert(
      fc.property(gateSet, gateSet, (a, b) => {
        expect(pairOf(b, a)).toEqual(flipped(pairOf(a, b)));
      }),
      RUNS,
    );
  });

  test('what they create together is what is Electromagnetic', () => {
    fc.assert(
      fc.property(gateSet, gateSet, (a, b) => {
        const pair = pairOf(a, b);
        expect(pair.createdTogether).toEqual(
          of(pair, 'Electromagnetic').map(({ channel }) => channel),
        );
      }),
      RUNS,
    );
  });

  test('the composite is the bodygraph of all their gates', () => {
    fc.assert(
      fc.property(gateSet, gateSet, (a, b) => {
        const pair = pairOf(a, b);
        const together = bodygraphOf([...a, ...b]);
        expect(together).toMatchObject(pair.composite);
        const closed = Object.values(pair.centerRelation).filter((one) => one !== 'open');
        expect(closed).toHaveLength(together.definedCenters.length);
        expect(pair.composite.components.length).toBeLessThanOrEqual(4);
      }),
      RUNS,
    );
  });

  test('one who is made whole has more than one component, all in one of the composite', () => {
    fc.assert(
      fc.property(gateSet, gateSet, (a, b) => {
        const pair = pairOf(a, b);
        const parts = bodygraphOf(a).components;
        expect(pair.wholeForA === null).toBe(parts.length < 2);
        if (pair.wholeForA) {
          const homes = parts.map(([first]) =>
            pair.composite.components.findIndex((one) => first && one.includes(first)),
          );
          expect(new Set(homes).size).toBe(1);
        }
        for (const gate of pair.bridgedForA) {
          expect(b).toContain(gate);
          expect(bodygraphOf([...a, gate]).components.length).toBeLessThan(parts.length);
        }
      }),
      RUNS,
    );
  });
});
