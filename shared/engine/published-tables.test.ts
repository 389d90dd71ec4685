import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BodyId, Side } from './bodies.ts';
import { CENTER_IDS, CENTERS } from './centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from './channels.ts';
import { crossOf } from './cross.ts';
import { GATES } from './gates.ts';
import { PENTA_GATES } from './penta-matrix.ts';
import { ANGLES, type AngleCode, LINE_NAMES, profileOf } from './profile.ts';
import { quarterOf } from './quarter.ts';
import { VARIABLES } from './variables.ts';
import { GATE_NUMBERS, type GateNumber, gateStartDeg, type Line, oppositeGate } from './wheel.ts';

interface Tables {
  centers: Record<string, number[]>;
  channels: Record<
    string,
    { centers: string[]; name: string; circuit: string; group: string; energyType: string }
  >;
  wheel: [gate: number, startDeg: number, opposite: number, quarter: string][];
  gates: Record<string, { name: string; iChing: string; center: string; inPenta: boolean }>;
  profiles: Record<string, { name: string; angle: string; percent: number }>;
  crosses: Record<
    string,
    { personality: number[]; design: number[]; name: string; number: number | null }
  >;
  variables: Record<string, { side: Side; body: BodyId; words: string[] }>;
}

// Checked in with this test; its source stands in the file.
const TABLES = JSON.parse(
  readFileSync(new URL('./truth/tables.json', import.meta.url), 'utf8'),
) as Tables;

test('centers have the published gates', () => {
  expect(Object.keys(TABLES.centers)).toEqual(CENTER_IDS);
  for (const id of CENTER_IDS) {
    expect([id, [...CENTERS[id].gates].sort((a, b) => a - b)]).toEqual([id, TABLES.centers[id]]);
  }
});

test('channels have the published centers, names, circuits and energies', () => {
  expect(Object.keys(TABLES.channels)).toEqual(CHANNEL_IDS);
  for (const id of CHANNEL_IDS) {
    const { gates: _, id: own, ...facts } = CHANNEL_BY_ID[id];
    expect(own).toBe(id);
    expect([id, facts]).toEqual([id, TABLES.channels[id]]);
  }
});

test('gates have the published names, hexagrams and centers', () => {
  for (const gate of GATE_NUMBERS) {
    const { name, iChing, center } = GATES[gate];
    const inPenta = PENTA_GATES.some((other) => other === gate);
    expect([gate, { name, iChing, center, inPenta }]).toEqual([gate, TABLES.gates[gate]]);
  }
});

test('the wheel runs, faces and parts into quarters as published', () => {
  const own = TABLES.wheel.map(([number]) => {
    // The table's own numbers; a wrong one would fail the comparison below.
    const gate = number as GateNumber;
    return [gate, gateStartDeg(gate), oppositeGate(gate), quarterOf(gate)];
  });
  expect(own).toEqual(TABLES.wheel);
  expect(new Set(TABLES.wheel.map(([gate]) => gate)).size).toBe(64);
});

describe('profiles', () => {
  test.for(Object.entries(TABLES.profiles))(
    '%s is named and angled as published',
    ([id, { name, angle }]) => {
      const [personality, design] = id.split('/').map((line) => Number(line) as Line);
      if (!personality || !design) throw new Error(`${id} is no pair of lines`);
      const profile = profileOf(personality, design);
      expect(profile).toMatchObject({ id, name, angle: { name: angle } });
      expect(name).toBe(`${LINE_NAMES[personality]}/${LINE_NAMES[design]}`);
    },
  );

  test('occur as often as the widths of their lines say', () => {
    const percents = Object.values(TABLES.profiles).map(({ percent }) => percent);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 1);
  });
});

describe('crosses', () => {
  const entries = Object.entries(TABLES.crosses);

  test('are the published 192', () => {
    expect(entries).toHaveLength(192);
    for (const [key, { personality, design, name, number }] of entries) {
      const [gate, code] = key.split('-');
      const cross = crossOf(Number(gate) as GateNumber, code as AngleCode);
      expect({ ...cross, gates: [...cross.gates] }).toEqual({
        key,
        name,
        number,
        gates: [...personality, ...design],
        fullName: `${ANGLES[code as AngleCode].name} Cross of ${name}${number === null ? '' : ` ${number}`}`,
      });
    }
  });

  test('with one name and angle share their four gates', () => {
    const gatesOf = new Map<string, string>();
    for (const [key, { personality, design, name, number }] of entries) {
      const angle = key.split('-')[1];
      if (angle !== 'RAX' || number === null) continue;
      const gates = [...personality, ...design].sort((a, b) => a - b).join();
      expect([key, gatesOf.get(name) ?? gates]).toEqual([key, gates]);
      gatesOf.set(name, gates);
    }
    expect(gatesOf.size).toBe(16);
  });
});

test('variables take their words from the published colors', () => {
  expect(VARIABLES.map(({ name }) => name)).toEqual(Object.keys(TABLES.variables));
  for (const { name, side, body, words } of VARIABLES) {
    expect([name, { side, body, words }]).toEqual([name, TABLES.variables[name]]);
  }
});
