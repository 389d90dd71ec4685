import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GateCertainty } from '../certainty/attribute.ts';
import { recordOf } from '../lookup.ts';
import { PENTA_GATES, type PentaGate } from '../penta-matrix.ts';
import { groupOf } from './group.ts';
import type { PentaMember } from './member.ts';

const DAY = 24;

/** When gates are active, in hours of a day: `[from, to]`. */
type Hours = Readonly<Partial<Record<PentaGate, readonly (readonly [number, number])[]>>>;

function certaintyOf(spans: readonly (readonly [number, number])[]): GateCertainty {
  const hours = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  const presence = hours === 0 ? 'never' : hours === DAY ? 'sure' : 'possible';
  return {
    presence,
    share: hours / DAY,
    spans: spans.map(([fromUtcMs, toUtcMs]) => ({ fromUtcMs, toUtcMs })),
  };
}

/** Somebody of unknown birth time, whose chart is drawn for noon. */
function unsure(id: string, hours: Hours): PentaMember {
  const at = (gate: PentaGate) => hours[gate] ?? [];
  return {
    id,
    activeGates: PENTA_GATES.filter((gate) => at(gate).some(([from, to]) => from <= 12 && 12 < to)),
    certainty: recordOf(PENTA_GATES, (gate) => certaintyOf(at(gate))),
  };
}

const exact = (id: string, ...activeGates: PentaGate[]): PentaMember => ({ id, activeGates });

describe('with a member whose birth time is not exact', () => {
  const ana = unsure('ana', { 5: [[0, 14]], 15: [[14, 24]], 31: [[0, 24]] });
  const penta = groupOf([ana, exact('ben', 7), exact('cem', 2)]);

  test('only what holds all day is held, even against the chart drawn for noon', () => {
    expect(ana.activeGates).toContain(5);
    expect(penta.members[0]).toMatchObject({ gates: [31], possibleGates: [15, 5] });
    expect(penta.gates.find(({ gate }) => gate === 5)).toMatchObject({
      state: 'gap',
      isActive: false,
      holders: [],
      possibleHolders: [{ member: 'ana', spans: [{ fromUtcMs: 0, toUtcMs: 14 }] }],
    });
  });

  test('gates that no birth time gives together do not count together', () => {
    expect(penta.coverage).toMatchObject({ gates: 3, gatesUpTo: 4, channels: 1, channelsUpTo: 1 });
    expect(penta.channels.find(({ label }) => label === '15-5')).toMatchObject({
      state: 'empty',
      mayBeFilled: false,
    });
  });

  test('a certain colleague makes the possible channel possible', () => {
    const { channels, coverage } = groupOf([ana, exact('ben', 15), exact('cem')]);
    expect(channels.find(({ label }) => label === '15-5')).toMatchObject({
      state: 'half',
      missingGate: 5,
      mayBeFilled: true,
    });
    expect(coverage).toMatchObject({ gates: 2, gatesUpTo: 3, channels: 0, channelsUpTo: 1 });
  });

  test('birth times of two members do not depend on each other', () => {
    const dora = unsure('dora', { 5: [[0, 2]], 15: [[2, 4]] });
    const { channels, coverage } = groupOf([ana, dora, exact('cem')]);
    expect(channels.find(({ label }) => label === '15-5')?.mayBeFilled).toBe(true);
    expect(coverage).toMatchObject({ gates: 1, gatesUpTo: 3, channels: 0, channelsUpTo: 1 });
  });

  test('a gate that is left and entered again counts in either span', () => {
    const dora = unsure('dora', {
      33: [
        [0, 1],
        [20, 24],
      ],
      13: [[21, 23]],
    });
    const { channels } = groupOf([dora, exact('ben'), exact('cem')]);
    expect(channels.find(({ label }) => label === '33-13')?.mayBeFilled).toBe(true);
  });

  test('a filled channel is not called possible', () => {
    const { channels } = groupOf([ana, exact('ben', 5, 15), exact('cem')]);
    expect(channels.find(({ label }) => label === '15-5')).toMatchObject({
      state: 'filled',
      filledBy: 'person',
      mayBeFilled: false,
    });
  });
});

const hourSpan = fc
  .tuple(fc.integer({ min: 0, max: DAY - 1 }), fc.integer({ min: 1, max: DAY }))
  .map(([from, length]): [number, number] => [from, Math.min(DAY, from + length)]);
const unsureMember = fc
  .array(fc.tuple(fc.constantFrom(...PENTA_GATES), hourSpan), { maxLength: 6 })
  .map((entries) => {
    const hours: Partial<Record<PentaGate, [number, number][]>> = {};
    for (const [gate, span] of entries) hours[gate] = [span];
    return hours;
  });

test('the reach is the best of all combinations of birth times, and the certain part their floor', () => {
  fc.assert(
    fc.property(fc.array(unsureMember, { minLength: 3, maxLength: 3 }), (people) => {
      const members = people.map((hours, index) => unsure(String(index), hours));
      const { coverage, channels } = groupOf(members);
      /** Members as they are when born at that hour each. */
      const bornAt = (times: readonly number[]) =>
        groupOf(
          people.map((hours, index) =>
            exact(
              String(index),
              ...PENTA_GATES.filter((gate) =>
                hours[gate]?.some(([from, to]) => {
                  const time = times[index] ?? 0;
                  return from <= time && time < to;
                }),
              ),
            ),
          ),
        );
      /** One hour of each stretch in which a member's gates stay the same. */
      const hoursOf = (hours: Hours) => [
        ...new Set([0, ...Object.values(hours).flatMap((spans) => spans?.flat() ?? [])]),
      ];
      const [first, second, third] = people.map(hoursOf);
      let mostGates = 0;
      let mostChannels = 0;
      const everFilled = new Set<string>();
      for (const a of first ?? []) {
        for (const b of second ?? []) {
          for (const c of third ?? []) {
            const born = bornAt([a % DAY, b % DAY, c % DAY]);
            mostGates = Math.max(mostGates, born.coverage.gates);
            mostChannels = Math.max(mostChannels, born.coverage.channels);
            for (const one of born.channels) if (one.state === 'filled') everFilled.add(one.label);
            expect(born.coverage.gates).toBeGreaterThanOrEqual(coverage.gates);
            expect(born.coverage.channels).toBeGreaterThanOrEqual(coverage.channels);
          }
        }
      }
      expect([coverage.gatesUpTo, coverage.channelsUpTo]).toEqual([mostGates, mostChannels]);
      expect(
        channels
          .filter((one) => one.mayBeFilled || one.state === 'filled')
          .map(({ label }) => label),
      ).toEqual(channels.filter(({ label }) => everFilled.has(label)).map(({ label }) => label));
    }),
    { numRuns: 10 },
  );
});
