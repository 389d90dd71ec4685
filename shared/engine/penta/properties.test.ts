import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodygraphOf } from '../bodygraph.ts';
import { PENTA_CHANNELS, PENTA_GATES, type PentaGate } from '../penta-matrix.ts';
import { GATE_NUMBERS } from '../wheel.ts';
import { absenceOf } from './absence.ts';
import { groupOf, type Penta } from './group.ts';
import type { PentaMember } from './member.ts';
import { pentaOf } from './penta.ts';

const IDS = ['ana', 'ben', 'cem', 'dora', 'eve'] as const;

/** Three to five people; a chart holds some 20 of the 64 gates. */
const group = fc
  .array(fc.subarray([...GATE_NUMBERS], { minLength: 0, maxLength: 26 }), {
    minLength: 3,
    maxLength: 5,
  })
  .map((sets): PentaMember[] =>
    sets.map((activeGates, index) => ({ id: IDS[index] ?? '', activeGates })),
  );

const RUNS = { numRuns: 300 };

function holds(member: PentaMember, gate: PentaGate): boolean {
  return member.activeGates.includes(gate);
}

/** Every choice of some of the items, from none to all. */
function choicesOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, index) => (bits >> index) % 2 === 1),
  );
}

/** What does not depend on the order in which members are given. */
function unordered(penta: Penta) {
  const sorted = (ids: readonly string[]) => [...ids].sort();
  return {
    gates: penta.gates.map(({ holders, ...rest }) => ({
      ...rest,
      holders: sorted(holders.map(({ member }) => member)),
    })),
    channels: penta.channels.map(({ carriers, criticalMembers, ...rest }) => ({
      ...rest,
      carriers: sorted(carriers),
      criticalMembers: sorted(criticalMembers),
    })),
    coverage: penta.coverage,
    columns: penta.columns,
    rows: penta.rows,
    gaps: penta.gaps,
    singleHolderGates: penta.singleHolderGates,
    members: [...penta.members].sort((a, b) => (a.member < b.member ? -1 : 1)),
    risk: penta.singleHolderRisk.map((one) => [
      one.channelsLostIfAbsent.length,
      one.soleHolderOf.length,
    ]),
  };
}

describe('for any three to five people', () => {
  test('the coverage is a recount from their charts', () => {
    fc.assert(
      fc.property(group, (members) => {
        const { coverage, gates, gaps, rows, columns } = groupOf(members);
        const held = PENTA_GATES.filter((gate) => members.some((member) => holds(member, gate)));
        const together = bodygraphOf(members.flatMap(({ activeGates }) => activeGates));
        const filled = PENTA_CHANNELS.filter((id) => together.definedChannels.includes(id));
        expect(coverage.gates).toBe(held.length);
        expect(coverage.channels).toBe(filled.length);
        expect(coverage.coreFilled).toBe(filled.includes('2-14'));
        expect([coverage.gatesUpTo, coverage.channelsUpTo]).toEqual([held.length, filled.length]);
        expect(coverage.upper + coverage.lower).toBe(coverage.channels);
        expect(coverage.gates + gaps.length).toBe(12);
        expect(gates.filter(({ isActive }) => isActive).map(({ gate }) => gate)).toEqual(held);
        const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
        expect(sum(Object.values(rows))).toBe(held.length);
        expect(sum(Object.values(columns).map((column) => column.gates))).toBe(held.length);
        expect(sum(Object.values(columns).map((column) => column.channels))).toBe(filled.length);
      }),
      RUNS,
    );
  });

  test('the state of a gate counts its holders', () => {
    fc.assert(
      fc.property(group, (members) => {
        for (const { gate, state, holders } of groupOf(members).gates) {
          const expected = members.filter((member) => holds(member, gate)).map(({ id }) => id);
          expect(holders.map(({ member }) => member)).toEqual(expected);
          expect(state).toBe(['gap', 'single'][expected.length] ?? 'shared');
        }
      }),
      RUNS,
    );
  });

  test('what is lost without some of them is what the others’ Penta lacks', () => {
    fc.assert(
      fc.property(group, (members) => {
        const penta = groupOf(members);
        for (const absent of choicesOf(members.map(({ id }) => id))) {
          const rest = groupOf(members.filter(({ id }) => !absent.includes(id)));
          const lost = absenceOf(penta, absent);
          const gapsNow = rest.gaps.map(({ gate }) => gate);
          const gapsBefore = penta.gaps.map(({ gate }) => gate);
          expect(lost.gatesLost).toEqual(gapsNow.filter((gate) => !gapsBefore.includes(gate)));
          expect(lost.channelsLost).toEqual(
            penta.channels
              .filter((one, index) => one.state !== rest.channels[index]?.state)
              .filter(({ state }) => state === 'filled')
              .map(({ channel }) => channel),
          );
          expect(lost.gatesLeft).toBe(rest.coverage.gates);
          expect(lost.channelsLeft).toBe(rest.coverage.channels);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('without a member exactly the sole gates become gaps and the critical channels open', () => {
    fc.assert(
      fc.property(group, (members) => {
        const penta = groupOf(members);
        for (const { member, soleHolderOf, channelsLostIfAbsent } of penta.members) {
          const { gatesLost, channelsLost } = absenceOf(penta, [member]);
          expect(gatesLost).toEqual(soleHolderOf);
          expect(channelsLost).toEqual(channelsLostIfAbsent);
        }
      }),
      RUNS,
    );
  });

  test('the order of the members changes nothing', () => {
    fc.assert(
      fc.property(group, fc.infiniteStream(fc.nat()), (members, numbers) => {
        const shuffled = members
          .map((member) => ({ member, at: numbers.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ member }) => member);
        expect(unordered(groupOf(shuffled))).toEqual(unordered(groupOf(members)));
      }),
      RUNS,
    );
  });

  test('consistent strengths are the Penta channels of each chart', () => {
    fc.assert(
      fc.property(group, (members) => {
        for (const [index, { consistentStrengths }] of groupOf(members).members.entries()) {
          const alone = bodygraphOf(members[index]?.activeGates ?? []).definedChannels;
          const own = PENTA_CHANNELS.filter((id) => alone.includes(id));
          expect([...consistentStrengths].sort()).toEqual([...own].sort());
        }
      }),
      RUNS,
    );
  });

  test('the same input gives the same output, and plain data', () => {
    fc.assert(
      fc.property(group, (members) => {
        const result = pentaOf(members);
        expect(pentaOf(structuredClone(members))).toEqual(result);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      }),
      { numRuns: 50 },
    );
  });
});

test('an absent stranger changes nothing', () => {
  const penta = groupOf([{ id: 'ana', activeGates: [1, 8] }]);
  expect(absenceOf(penta, ['nobody'])).toEqual({
    gatesLost: [],
    channelsLost: [],
    gatesLeft: 2,
    channelsLeft: 1,
  });
});
