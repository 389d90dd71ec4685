import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { activationsFrom } from './activations.ts';
import { TYPES_OF_AUTHORITY } from './authority.ts';
import { BODY_IDS, OBSERVED_BODY_IDS, SIDES, type Side } from './bodies.ts';
import { CENTER_IDS } from './centers.ts';
import { computeChart, type DerivedChart, deriveChart } from './chart.ts';
import { astronomyEphemeris } from './ephemeris/astronomy.ts';
import { EphemerisRangeError, type Longitudes } from './ephemeris/port.ts';
import { readReferenceCharts } from './ephemeris/reference.ts';
import { activeGatesOf, gateStatuses } from './gate-status.ts';
import { recordOf } from './lookup.ts';
import { oppositeGate, type WheelPosition } from './wheel.ts';

interface WorkedExample extends Record<Side, Record<string, WheelPosition & { lon: number }>> {
  birthUtc: string;
  designUtc: string;
  derived: Record<string, unknown> & { variables: Record<string, object> };
}

function readTruth(name: string): string {
  return readFileSync(new URL(`./truth/${name}`, import.meta.url), 'utf8');
}

const EXAMPLE = JSON.parse(readTruth('worked-example.json')) as WorkedExample;

function exampleLongitudes(side: Side): Longitudes {
  return recordOf(OBSERVED_BODY_IDS, (id) => EXAMPLE[side][id]?.lon ?? Number.NaN);
}

describe('the worked example', () => {
  const chart = deriveChart(
    activationsFrom(exampleLongitudes('personality'), exampleLongitudes('design')),
  );
  const { derived } = EXAMPLE;

  test('has the published gates, lines, colors, tones and bases', () => {
    for (const side of SIDES) {
      for (const body of BODY_IDS) {
        const { lon, ...cell } = EXAMPLE[side][body] ?? { lon: Number.NaN };
        expect([side, body, chart.activations[side][body]]).toEqual([
          side,
          body,
          { ...cell, lon: expect.closeTo(lon, 4) },
        ]);
      }
    }
  });

  test.each([
    'activeGates',
    'definedChannels',
    'definedCenters',
    'openCenters',
    'completelyOpenCenters',
    'components',
    'type',
    'authority',
    'definition',
    'bridgingGates',
    'bridgingPairs',
    'quarter',
    'hangingGates',
    'pentaGates',
    'pentaChannels',
  ] as const)('has the expected %s', (field) => {
    expect(chart[field]).toEqual(derived[field]);
  });

  test('has the expected profile and cross', () => {
    expect(chart.profile).toMatchObject({
      id: derived.profile,
      name: 'Heretic/Investigator',
      angle: { name: derived.angle },
    });
    expect(chart.incarnationCross).toEqual({
      key: '51-LAX',
      name: 'the Clarion',
      number: 1,
      fullName: derived.cross,
      gates: derived.crossGates,
    });
  });

  test('has the expected variables', () => {
    for (const { name, ...variable } of chart.variables) {
      expect(variable).toEqual(derived.variables[name]);
    }
    expect(chart.variables).toHaveLength(4);
  });

  test('has the strategy and themes of its type', () => {
    expect(chart).toMatchObject({
      strategy: 'Inform before acting',
      signature: 'Peace',
      notSelf: 'Anger',
      careerType: 'Initiator',
      bridgedByOneGate: false,
    });
  });

  test('tells who holds a gate and from which side', () => {
    expect(chart.gateStatus[51]).toBe('personality');
    expect(chart.gateStatus[12]).toBe('both');
    expect(chart.gateStatus[23]).toBe('design');
    expect(chart.gateStatus[64]).toBe('none');
    expect(chart.gateHolders[7]).toEqual([
      { side: 'design', body: 'pluto', line: 2 },
      { side: 'personality', body: 'mars', line: 6 },
      { side: 'personality', body: 'saturn', line: 3 },
    ]);
    expect(chart.gateHolders[64]).toBeUndefined();
  });

  test('counts its channels by circuit and group', () => {
    expect(chart.circuitCounts).toEqual({
      circuits: {
        Integration: 2,
        Knowing: 2,
        Centering: 1,
        Understanding: 0,
        Sensing: 0,
        Ego: 0,
        Defense: 0,
      },
      groups: { Integration: 2, Individual: 3, Collective: 0, Tribal: 0 },
    });
  });

  test('takes profit centers and money lines from the open centers', () => {
    expect(chart.profitCenters).toEqual(chart.openCenters);
    // No 3 in the profile, so third lines only: of all gates in open centers, the Design Moon's 41.3.
    expect(chart.moneyLines).toEqual([41]);
  });

  test('comes out of the birth instant alone', () => {
    const computed = computeChart(Date.parse(EXAMPLE.birthUtc), astronomyEphemeris());
    expect(Math.abs(computed.designUtcMs - Date.parse(EXAMPLE.designUtc))).toBeLessThan(60_000);
    for (const side of SIDES) {
      for (const body of BODY_IDS) {
        const { gate, line } = EXAMPLE[side][body] ?? {};
        expect(computed.activations[side][body]).toMatchObject({ gate, line });
      }
    }
    const { activations: _, ...rules } = chart;
    const { variables, ...withoutTones } = rules;
    expect(computed).toMatchObject(withoutTones);
    expect(computed.variables.map(({ word }) => word)).toEqual(variables.map(({ word }) => word));
  });
});

function checkInvariants(chart: DerivedChart): void {
  for (const side of SIDES) {
    const { sun, earth, north_node, south_node } = chart.activations[side];
    for (const [body, across] of [
      [sun, earth],
      [north_node, south_node],
    ] as const) {
      const { lon, ...cell } = body;
      expect(across).toMatchObject({ ...cell, gate: oppositeGate(body.gate) });
      expect(Math.abs(Math.abs(across.lon - lon) - 180)).toBeLessThan(1e-9);
    }
  }
  expect(TYPES_OF_AUTHORITY[chart.authority]).toContain(chart.type);
  const isGenerator = chart.type === 'Generator' || chart.type === 'Manifesting Generator';
  expect(chart.definedCenters.includes('sacral')).toBe(isGenerator);
  expect(chart.components.length).toBeLessThanOrEqual(4);
  expect(chart.components.flat().sort()).toEqual([...chart.definedCenters].sort());
  expect([...chart.definedCenters, ...chart.openCenters].sort()).toEqual([...CENTER_IDS].sort());
  const { design, personality } = chart.activations;
  expect(chart.incarnationCross.gates).toEqual([
    personality.sun.gate,
    personality.earth.gate,
    design.sun.gate,
    design.earth.gate,
  ]);
  const holders = Object.values(chart.gateHolders).flat();
  expect(holders).toHaveLength(26);
  expect(chart.bridgedByOneGate).toBe(chart.bridgingGates.length > 0);
}

describe('over the 2,000 births of the reference', () => {
  const references = readReferenceCharts(readTruth('positions.json'));
  const charts = references.map(({ longitudes }) =>
    deriveChart(activationsFrom(longitudes.personality, longitudes.design)),
  );

  test('what must always hold, holds', () => {
    expect(charts).toHaveLength(2000);
    for (const chart of charts) checkInvariants(chart);
  });

  test('all types, authorities but the rarest, profiles and quarters occur', () => {
    expect(new Set(charts.map(({ type }) => type)).size).toBe(5);
    expect(new Set(charts.map(({ authority }) => authority)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(charts.map(({ profile }) => profile.id)).size).toBe(12);
    expect(new Set(charts.map(({ quarter }) => quarter)).size).toBe(4);
  });

  test('a chart drawn from its gate.line texts has the same gates', () => {
    for (const chart of charts.slice(0, 200)) {
      const texts = recordOf(SIDES, (side) =>
        recordOf(BODY_IDS, (body) => {
          const { gate, line } = chart.activations[side][body];
          return `${gate}.${line}`;
        }),
      );
      const statuses = gateStatuses(texts);
      expect(statuses).toEqual(chart.gateStatus);
      expect(activeGatesOf(statuses)).toEqual(chart.activeGates);
    }
  });

  test('the same positions give the same chart', () => {
    for (const chart of charts.slice(0, 50)) expect(deriveChart(chart.activations)).toEqual(chart);
  });
});

test('positions that no birth gives are refused', () => {
  const longitudes = exampleLongitudes('personality');
  const { design, personality } = activationsFrom(longitudes, exampleLongitudes('design'));
  expect(() =>
    deriveChart({ design, personality: { ...personality, earth: design.moon } }),
  ).toThrow('Sun and Earth do not fit the Left Angle Cross of the Clarion 1');
  expect(() => deriveChart({ design: personality, personality })).toThrow('5/5 is not a profile');
});

test('births outside the ephemeris are refused', () => {
  const ephemeris = astronomyEphemeris();
  for (const utcMs of [Date.UTC(1849, 7, 31), Date.UTC(2101, 0, 11), Number.NaN]) {
    expect(() => computeChart(utcMs, ephemeris)).toThrow(EphemerisRangeError);
  }
  expect(() => computeChart(Date.UTC(1849, 11, 31), ephemeris)).not.toThrow();
  expect(() => computeChart(Date.UTC(2101, 0, 9), ephemeris)).not.toThrow();
});
