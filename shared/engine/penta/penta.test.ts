import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { computeChart } from '../chart.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import { PENTA_GATES, PENTA_LOWER, PENTA_MATRIX, PENTA_UPPER } from '../penta-matrix.ts';
import type { GateNumber } from '../wheel.ts';
import type { Penta } from './group.ts';
import { PENTA_CORE, PENTA_LINKS } from './links.ts';
import type { PentaMember } from './member.ts';
import { pentaOf, withoutMember } from './penta.ts';

interface Truth {
  examples: {
    penta: {
      members: { member: string; gates: GateNumber[] }[];
      result: {
        gates: { gate: number; holders: string[]; state: string; isActive: boolean }[];
        channels: object[];
        coverage: object;
        columns: object;
        rows: object;
        gaps: number[];
        singleHolderGates: number[];
        members: object[];
      };
    };
  };
  pentas: {
    id: string;
    input: { members: Record<string, string | GateNumber[]> };
    expected: {
      activeChannels: string[];
      inactiveChannels?: string[];
      missingGates: number[];
      channelKind?: Record<string, string>;
      gates?: Record<string, string[]>;
    };
  }[];
}

const TRUTH = JSON.parse(
  readFileSync(new URL('../truth/teams.json', import.meta.url), 'utf8'),
) as Truth;
const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

function pentaFor(members: readonly PentaMember[]): Penta {
  const result = pentaOf(members);
  if (result.kind === 'refused') throw new Error(result.reason);
  return result.penta;
}

function person(id: string, ...activeGates: GateNumber[]): PentaMember {
  return { id, activeGates };
}

function channel(penta: Penta, label: string) {
  return penta.channels.find((one) => one.label === label);
}

const ascending = (a: number, b: number) => a - b;

describe('the worked example', () => {
  const { members, result } = TRUTH.examples.penta;
  const penta = pentaFor(members.map(({ member, gates }) => person(member, ...gates)));

  test('gates', () => {
    expect(
      penta.gates.map(({ gate, holders, state, isActive }) => ({
        gate,
        holders: holders.map(({ member }) => member),
        state,
        isActive,
      })),
    ).toEqual(result.gates);
  });

  test('channels', () => {
    expect(penta.channels).toMatchObject(result.channels);
    const core = penta.channels.filter(({ isCore }) => isCore);
    expect(core.map(({ channel }) => channel)).toEqual(['2-14']);
  });

  test('coverage, columns and rows', () => {
    expect(penta.coverage).toEqual({ ...result.coverage, gatesUpTo: 9, channelsUpTo: 4 });
    expect(penta.columns).toEqual(result.columns);
    expect(penta.rows).toEqual(result.rows);
  });

  test('gaps and gates that depend on one person', () => {
    expect(penta.gaps).toEqual([
      { gate: 8, channelState: 'empty' },
      { gate: 1, channelState: 'empty' },
      { gate: 15, channelState: 'half' },
    ]);
    expect(penta.gaps.map(({ gate }) => gate)).toEqual(result.gaps);
    expect(penta.singleHolderGates).toEqual(result.singleHolderGates);
  });

  test('members, and those first on whom most depends', () => {
    expect(penta.members).toMatchObject(result.members);
    expect(penta.singleHolderRisk.map(({ member }) => member)).toEqual(['A', 'B', 'C']);
  });
});

describe('charts of known people and the rules of another program', () => {
  test.each(TRUTH.pentas)('$id', ({ input, expected }) => {
    const penta = pentaFor(
      Object.entries(input.members).map(([id, gates]) =>
        typeof gates === 'string'
          ? { id, ...computeChart(Date.parse(gates), EPHEMERIS) }
          : person(id, ...gates),
      ),
    );
    const filled = penta.channels.filter(({ state }) => state === 'filled');
    expect(filled.map((one) => one.channel).sort()).toEqual([...expected.activeChannels].sort());
    expect(penta.gaps.map(({ gate }) => gate).sort(ascending)).toEqual(expected.missingGates);
    if (expected.inactiveChannels) {
      const open = penta.channels.filter(({ state }) => state !== 'filled');
      expect(open.map((one) => one.channel).sort()).toEqual([...expected.inactiveChannels].sort());
    }
    for (const [id, kind] of Object.entries(expected.channelKind ?? {})) {
      expect(kind).toContain('one member holds both gates');
      expect(filled.find((one) => one.channel === id)).toMatchObject({ filledBy: 'person' });
    }
    for (const [gate, holders] of Object.entries(expected.gates ?? {})) {
      const found = penta.gates.find((one) => one.gate === Number(gate));
      expect([gate, found?.holders.map(({ member }) => member)]).toEqual([gate, holders]);
    }
  });

  test('a holder’s positions are named by side, body and line', () => {
    const charles = computeChart(Date.parse('1948-11-14T21:14:00Z'), EPHEMERIS);
    const penta = pentaFor([{ id: 'charles', ...charles }, person('x'), person('y', 15)]);
    const gate15 = penta.gates.find(({ gate }) => gate === 15);
    expect(gate15?.holders).toEqual([
      { member: 'charles', positions: charles.gateHolders[15] },
      { member: 'y', positions: [] },
    ]);
    expect(charles.gateHolders[15]?.length).toBeGreaterThan(0);
    for (const { side, body, line } of charles.gateHolders[15] ?? []) {
      expect(charles.activations[side][body]).toMatchObject({ gate: 15, line });
    }
  });
});

describe('who has a Penta', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => person(id, 31));

  test.each([
    [0, 'too_few_members'],
    [2, 'too_few_members'],
    [6, 'too_many_members'],
  ] as const)('%i people have none', (count, reason) => {
    expect(pentaOf(people.slice(0, count))).toEqual({ kind: 'refused', reason });
  });

  test.each([3, 4, 5])('%i people have one', (count) => {
    expect(pentaFor(people.slice(0, count)).memberIds).toHaveLength(count);
  });

  test('one person counts once', () => {
    const twice = [person('a', 1), person('b', 8), person('a', 7)];
    expect(pentaOf(twice)).toEqual({ kind: 'refused', reason: 'same_member_twice' });
  });

  test('three without one have none, four have', () => {
    expect(withoutMember(people.slice(0, 3), 'b')).toEqual({
      kind: 'refused',
      reason: 'too_few_members',
    });
    expect(withoutMember(people.slice(0, 4), 'b')).toEqual(
      pentaOf([person('a', 31), person('c', 31), person('d', 31)]),
    );
    expect(withoutMember(people.slice(0, 3), 'nobody')).toEqual(pentaOf(people.slice(0, 3)));
  });

  test('three who hold nothing have an empty one', () => {
    const penta = pentaFor([person('a'), person('b', 20, 34), person('c')]);
    expect(penta.coverage).toMatchObject({ gates: 0, gatePercent: 0, channels: 0 });
    expect(penta.gaps).toHaveLength(12);
    expect(penta.channels.every(({ state }) => state === 'empty')).toBe(true);
    expect(penta.members[1]).toEqual({
      member: 'b',
      gates: [],
      possibleGates: [],
      consistentStrengths: [],
      soleHolderOf: [],
      channelsLostIfAbsent: [],
    });
  });
});

describe('who fills a channel', () => {
  const nobody = person('c');

  test('one person alone', () => {
    const penta = pentaFor([person('a', 29, 46), person('b'), nobody]);
    expect(channel(penta, '46-29')).toMatchObject({
      state: 'filled',
      carriers: ['a'],
      filledBy: 'person',
      criticalMembers: ['a'],
    });
  });

  test('several who hold one gate each', () => {
    const penta = pentaFor([person('a', 29), person('b', 46), person('c', 46)]);
    expect(channel(penta, '46-29')).toMatchObject({
      carriers: [],
      filledBy: 'people',
      criticalMembers: ['a'],
    });
  });

  test('a carrier beside somebody who holds one gate', () => {
    const penta = pentaFor([person('a', 46), person('b', 29, 46), nobody]);
    expect(channel(penta, '46-29')).toMatchObject({
      carriers: ['b'],
      filledBy: 'both',
      criticalMembers: ['b'],
    });
  });

  test('two carriers, of whom neither is critical', () => {
    const penta = pentaFor([person('a', 29, 46), person('b', 29, 46), nobody]);
    expect(channel(penta, '46-29')).toMatchObject({ filledBy: 'both', criticalMembers: [] });
  });

  test('members are named in their given order', () => {
    const penta = pentaFor([person('z', 29), person('m'), person('a', 46)]);
    expect(channel(penta, '46-29')?.criticalMembers).toEqual(['z', 'a']);
    const mirrored = pentaFor([person('z', 46), person('m'), person('a', 29)]);
    expect(channel(mirrored, '46-29')?.criticalMembers).toEqual(['z', 'a']);
  });

  test('nobody: half says which gate is missing', () => {
    const penta = pentaFor([person('a', 29), person('b', 31), nobody]);
    expect(channel(penta, '46-29')).toMatchObject({
      state: 'half',
      heldGate: 29,
      missingGate: 46,
      filledBy: null,
    });
    expect(channel(penta, '31-7')).toMatchObject({ heldGate: 31, missingGate: 7 });
    expect(channel(penta, '2-14')).toMatchObject({ state: 'empty', heldGate: null });
  });
});

test('the percentage is rounded half up', () => {
  const percents = [...PENTA_GATES.keys(), 12].map(
    (count) =>
      pentaFor([person('a', ...PENTA_GATES.slice(0, count)), person('b'), person('c')]).coverage
        .gatePercent,
  );
  expect(percents).toEqual([0, 8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100]);
});

test('the six links stand between the rows of the matrix', () => {
  for (const [half, [top, bottom]] of [
    ['upper', [0, 1]],
    ['lower', [2, 3]],
  ] as const) {
    const links = PENTA_LINKS.filter((link) => link.half === half);
    expect(links.map(({ gates }) => gates[0])).toEqual(PENTA_MATRIX[top]);
    expect(links.map(({ gates }) => gates[1])).toEqual(PENTA_MATRIX[bottom]);
    expect(links.map((link) => link.channel)).toEqual(half === 'upper' ? PENTA_UPPER : PENTA_LOWER);
  }
  for (const { channel: id, label, gates } of PENTA_LINKS) {
    expect(label).toBe(gates.join('-'));
    expect(id).toBe([...gates].sort(ascending).join('-'));
  }
  expect(PENTA_CORE).toBe('2-14');
});
