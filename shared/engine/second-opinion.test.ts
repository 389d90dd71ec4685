import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { activationsFrom } from './activations.ts';
import { BODY_IDS, SIDES } from './bodies.ts';
import { type DerivedChart, deriveChart } from './chart.ts';
import { type ReferenceChart, readReferenceCharts } from './ephemeris/reference.ts';

/*
 * Charts read a second time, by other means: from the reference's own "gate.line" texts and the
 * published tables, with sets, words and a walk through the graph. Nothing of the engine's rules is
 * used, so that a slip in either shows.
 */

function readTruth(name: string): string {
  return readFileSync(new URL(`./truth/${name}`, import.meta.url), 'utf8');
}

interface Tables {
  centers: Record<string, number[]>;
  channels: Record<string, { centers: [string, string]; circuit: string; group: string }>;
  wheel: [gate: number, startDeg: number, opposite: number, quarter: string][];
  crosses: Record<string, { name: string; number: number | null; design: number[] }>;
  variables: Record<string, { side: string; body: string; words: string[] }>;
}

// Checked in with this test.
const TABLES = JSON.parse(readTruth('tables.json')) as Tables;
const REFERENCES = readReferenceCharts(readTruth('positions.json'));
const MOTORS = ['heart', 'solarPlexus', 'sacral', 'root'];
const PENTA = [31, 8, 33, 7, 1, 13, 15, 2, 46, 5, 14, 29];

/** The holdings of one side: body to [gate, line]. */
function holdings(texts: string): Map<string, [gate: number, line: number]> {
  return new Map(
    texts.split(' ').map((text, index) => {
      const [gate = 0, line = 0] = text.split('.').map(Number);
      return [BODY_IDS[index] ?? '', [gate, line]];
    }),
  );
}

function centerOf(gate: number): string {
  const found = Object.entries(TABLES.centers).find(([, gates]) => gates.includes(gate));
  if (!found) throw new Error(`No center has gate ${gate}`);
  return found[0];
}

/** Ids of the channels whose gates are both in the set. */
function definedBy(gates: ReadonlySet<number>): string[] {
  return Object.keys(TABLES.channels).filter((id) =>
    id.split('-').every((gate) => gates.has(Number(gate))),
  );
}

/** The centers that channels join, each part found by walking from its first center. */
function partsOf(channels: readonly string[]): string[][] {
  const neighbors = new Map<string, Set<string>>();
  for (const id of channels) {
    const [a, b] = TABLES.channels[id]?.centers ?? ['', ''];
    neighbors.set(a, new Set([...(neighbors.get(a) ?? []), b]));
    neighbors.set(b, new Set([...(neighbors.get(b) ?? []), a]));
  }
  const order = Object.keys(TABLES.centers);
  const parts: string[][] = [];
  for (const start of order) {
    if (!neighbors.has(start) || parts.flat().includes(start)) continue;
    const reached = new Set([start]);
    for (const center of reached) {
      for (const next of neighbors.get(center) ?? []) reached.add(next);
    }
    parts.push(order.filter((center) => reached.has(center)));
  }
  return parts;
}

function typeOf(parts: readonly string[][]): string {
  if (parts.length === 0) return 'Reflector';
  const withThroat = parts.find((part) => part.includes('throat')) ?? [];
  const speaks = withThroat.some((center) => MOTORS.includes(center));
  if (parts.flat().includes('sacral')) return speaks ? 'Manifesting Generator' : 'Generator';
  return speaks ? 'Manifestor' : 'Projector';
}

function authorityOf(parts: readonly string[][]): string {
  const defined = parts.flat();
  if (defined.length === 0) return 'Lunar';
  if (defined.includes('solarPlexus')) return 'Emotional';
  if (defined.includes('sacral')) return 'Sacral';
  if (defined.includes('spleen')) return 'Splenic';
  const heart = parts.find((part) => part.includes('heart'));
  if (heart) return heart.includes('throat') ? 'Ego Manifested' : 'Ego Projected';
  return defined.includes('g') ? 'Self-Projected' : 'Mental / Environmental';
}

/** Gates that a person lacks and that join parts when somebody brings them. */
function bridgingGates(gates: ReadonlySet<number>, parts: readonly string[][]): number[] {
  if (parts.length < 2) return [];
  return Array.from({ length: 64 }, (_, index) => index + 1).filter((gate) => {
    const more = partsOf(definedBy(new Set([...gates, gate])));
    const joins = (one: string[], other: string[]) =>
      more.some((part) => part.includes(one[0] ?? '') && part.includes(other[0] ?? ''));
    return parts.some((one, i) => parts.slice(i + 1).some((other) => joins(one, other)));
  });
}

function read({ gateLines }: ReferenceChart) {
  const sides = {
    design: holdings(gateLines.design),
    personality: holdings(gateLines.personality),
  };
  const held = SIDES.flatMap((side) =>
    [...sides[side]].map(([body, [gate, line]]) => ({ side, body, gate, line })),
  );
  const gates = new Set(held.map(({ gate }) => gate));
  const channels = definedBy(gates);
  const parts = partsOf(channels);
  const defined = Object.keys(TABLES.centers).filter((center) => parts.flat().includes(center));
  const open = Object.keys(TABLES.centers).filter((center) => !defined.includes(center));
  const [sunGate = 0, sunLine = 0] = sides.personality.get('sun') ?? [];
  const [designSunGate = 0, designSunLine = 0] = sides.design.get('sun') ?? [];
  return {
    sides,
    held,
    gates,
    channels,
    parts,
    defined,
    open,
    sunGate,
    sunLine,
    designSunGate,
    designSunLine,
  };
}

const PAIRS: readonly [ReferenceChart, DerivedChart][] = REFERENCES.map((reference) => [
  reference,
  deriveChart(activationsFrom(reference.longitudes.personality, reference.longitudes.design)),
]);

describe('2,000 charts, read by other means,', () => {
  test('have the same gates, held by the same bodies', () => {
    expect(PAIRS).toHaveLength(2000);
    for (const [reference, chart] of PAIRS) {
      const { held, gates } = read(reference);
      expect(chart.activeGates).toEqual([...gates].sort((a, b) => a - b));
      for (const gate of gates) {
        const holders = held.filter((holder) => holder.gate === gate);
        expect(chart.gateHolders[gate as 1]).toEqual(
          holders.map(({ side, body, line }) => ({ side, body, line })),
        );
        const sides = new Set(holders.map(({ side }) => side));
        expect(chart.gateStatus[gate as 1]).toBe(sides.size === 2 ? 'both' : [...sides][0]);
      }
    }
  });

  test('have the same channels, whole, half and empty', () => {
    for (const [reference, chart] of PAIRS) {
      const { gates, channels } = read(reference);
      expect(chart.definedChannels).toEqual(channels);
      for (const [id, status] of Object.entries(chart.channelStatus)) {
        const count = id.split('-').filter((gate) => gates.has(Number(gate))).length;
        expect([id, status]).toEqual([id, ['empty', 'partial', 'filled'][count]]);
      }
      const inChannels = new Set(channels.flatMap((id) => id.split('-').map(Number)));
      expect(chart.hangingGates).toEqual(
        [...gates].filter((gate) => !inChannels.has(gate)).sort((a, b) => a - b),
      );
      for (const { channel, heldGate, missingGate } of chart.halfChannels) {
        expect([gates.has(heldGate), gates.has(missingGate)]).toEqual([true, false]);
        expect(channel.split('-').map(Number).sort()).toEqual([heldGate, missingGate].sort());
      }
    }
  });

  test('have the same centers, in the same components', () => {
    for (const [reference, chart] of PAIRS) {
      const { gates, parts, defined, open } = read(reference);
      expect(chart.components).toEqual(parts);
      expect(chart.definedCenters).toEqual(defined);
      expect(chart.openCenters).toEqual(open);
      expect(chart.profitCenters).toEqual(open);
      expect(chart.completelyOpenCenters).toEqual(
        open.filter((center) => ![...gates].some((gate) => centerOf(gate) === center)),
      );
      expect(chart.definition).toBe(
        ['None', 'Single', 'Split', 'Triple Split', 'Quadruple Split'][parts.length],
      );
    }
  });

  test('have the same type and authority', () => {
    for (const [reference, chart] of PAIRS) {
      const { parts } = read(reference);
      expect([chart.type, chart.authority]).toEqual([typeOf(parts), authorityOf(parts)]);
    }
  });

  test('have the same profile, cross and quarter', () => {
    for (const [reference, chart] of PAIRS) {
      const { sunGate, sunLine, designSunLine, designSunGate } = read(reference);
      expect(chart.profile.id).toBe(`${sunLine}/${designSunLine}`);
      const cross = TABLES.crosses[chart.incarnationCross.key];
      expect(chart.incarnationCross.key.split('-')[0]).toBe(String(sunGate));
      expect(chart.incarnationCross).toMatchObject({ name: cross?.name, number: cross?.number });
      expect(cross?.design[0]).toBe(designSunGate);
      expect(chart.quarter).toBe(TABLES.wheel.find(([gate]) => gate === sunGate)?.[3]);
    }
  });

  test('are bridged by the same single gates', () => {
    for (const [reference, chart] of PAIRS.slice(0, 150)) {
      const { gates, parts } = read(reference);
      const bridges = [...new Set(chart.bridgingGates.map(({ gate }) => gate))];
      expect(bridges.sort((a, b) => a - b)).toEqual(bridgingGates(gates, parts));
    }
  });

  test('count the same channels by circuit and group', () => {
    for (const [reference, chart] of PAIRS) {
      const { channels } = read(reference);
      const { circuits, groups } = chart.circuitCounts;
      for (const [circuit, count] of Object.entries(circuits)) {
        const own = channels.filter((id) => TABLES.channels[id]?.circuit === circuit);
        expect([circuit, count]).toEqual([circuit, own.length]);
      }
      for (const [group, count] of Object.entries(groups)) {
        const own = channels.filter((id) => TABLES.channels[id]?.group === group);
        expect([group, count]).toEqual([group, own.length]);
      }
    }
  });

  test('bring the same to a Penta, and the same money lines', () => {
    for (const [reference, chart] of PAIRS) {
      const { held, gates, channels, open, sunLine, designSunLine } = read(reference);
      expect(chart.pentaGates).toEqual(PENTA.filter((gate) => gates.has(gate)));
      expect(chart.pentaChannels).toEqual(
        channels.filter((id) => id.split('-').every((gate) => PENTA.includes(Number(gate)))),
      );
      const every = sunLine === 3 || designSunLine === 3;
      const money = held
        .filter(({ gate, line }) => open.includes(centerOf(gate)) && (every || line === 3))
        .map(({ gate }) => gate);
      expect(chart.moneyLines).toEqual([...new Set(money)].sort((a, b) => a - b));
    }
  });

  test('have variables by plain division of the longitude', () => {
    for (const [reference, chart] of PAIRS) {
      for (const variable of chart.variables) {
        const { side, body, words } = TABLES.variables[variable.name] ?? { words: [] };
        if (side === 'design' && body === 'sun') continue;
        const longitudes = reference.longitudes[side as 'design'];
        const into = (longitudes[body as 'sun'] - 302 + 720) % 0.9375;
        const color = Math.floor(into / 0.15625) + 1;
        const tone = Math.floor((into % 0.15625) / (5 / 192)) + 1;
        expect(variable).toMatchObject({ color, tone, word: words[color - 1] });
        expect(variable.arrow).toBe(tone <= 3 ? 'left' : 'right');
      }
    }
  });
});
