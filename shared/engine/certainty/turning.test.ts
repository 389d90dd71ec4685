import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ObservedBodyId, Side } from '../bodies.ts';
import { computeChart } from '../chart.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import { LINE_WIDTH_DEG, WHEEL_START_DEG, wrap180, wrap360 } from '../wheel.ts';
import { certaintyOf } from './certainty.ts';
import { firstInstant, peakInstant } from './instants.ts';
import { readoutAt, readoutOf } from './readout.ts';
import type { BirthWindow } from './window.ts';

const MS_PER_SECOND = 1000;
const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;

const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

/** An instant at which a body turns. */
interface Station {
  readonly body: ObservedBodyId;
  readonly utcMs: number;
  readonly longitudeDeg: number;
  /** 1 where the longitude is greatest, -1 where it is least. */
  readonly direction: number;
}

function longitude(body: ObservedBodyId, utcMs: number): number {
  return PACKED.longitudes(utcMs)[body];
}

function stationNear(
  body: ObservedBodyId,
  nearMs: number,
  nearDeg: number,
  direction: number,
): Station {
  const utcMs = peakInstant(
    nearMs - MS_PER_DAY,
    nearMs + MS_PER_DAY,
    MS_PER_SECOND,
    (instant) => direction * wrap180(longitude(body, instant) - nearDeg),
  );
  return { body, utcMs, longitudeDeg: longitude(body, utcMs), direction };
}

/** The stations of a body from one instant to another, found among positions a day apart. */
function stationsOf(body: ObservedBodyId, fromMs: number, toMs: number): Station[] {
  const stations: Station[] = [];
  let here = longitude(body, fromMs);
  let speed = 0;
  for (let utcMs = fromMs; utcMs < toMs; utcMs += MS_PER_DAY) {
    const next = longitude(body, utcMs + MS_PER_DAY);
    const nextSpeed = wrap180(next - here);
    if (speed * nextSpeed < 0) stations.push(stationNear(body, utcMs, here, Math.sign(speed)));
    [here, speed] = [next, nextSpeed];
  }
  return stations;
}

/** How far a station lies beyond the last line edge that the body crossed before it, degrees. */
function beyondEdge({ longitudeDeg, direction }: Station): number {
  return wrap360(direction * (longitudeDeg - WHEEL_START_DEG)) % LINE_WIDTH_DEG;
}

/** The ephemeris with one body moved on by some degrees. */
function shifted(body: ObservedBodyId, degrees: number): Ephemeris {
  return {
    name: `${PACKED.name}, ${body} moved`,
    longitudes(utcMs) {
      const longitudes = PACKED.longitudes(utcMs);
      return { ...longitudes, [body]: wrap360(longitudes[body] + degrees) };
    },
    sunLongitude: (utcMs) => PACKED.sunLongitude(utcMs),
  };
}

/** Moves the station's body so that it turns so many degrees beyond a line's edge. */
function turningBeyondEdge(station: Station, beyondDeg: number): Ephemeris {
  return shifted(station.body, station.direction * (beyondDeg - beyondEdge(station)));
}

/** The birth whose chart has a side at the given instant. */
function birthWith(side: Side, utcMs: number): number {
  if (side === 'personality') return utcMs;
  const late = (birthUtcMs: number) => computeChart(birthUtcMs, PACKED).designUtcMs - utcMs;
  const sample = (days: number) => {
    const birthUtcMs = utcMs + days * MS_PER_DAY;
    return { utcMs: birthUtcMs, value: late(birthUtcMs) };
  };
  return firstInstant(sample(86), sample(93), late);
}

/** The lines that a body takes one after another over a window. */
function linesOver(window: BirthWindow, ephemeris: Ephemeris, side: Side, body: ObservedBodyId) {
  const certainty = certaintyOf(window, ephemeris);
  for (const { utcMs } of certainty.flips) {
    for (const instant of [utcMs - 1, utcMs]) {
      const chart = computeChart(instant, ephemeris);
      expect([instant, readoutAt(certainty, instant)]).toEqual([instant, readoutOf(chart)]);
    }
  }
  const position = certainty.positions[side][body];
  return position.kind === 'stable'
    ? [position.value]
    : position.intervals.map(({ value }) => value);
}

const TURNING = ['mercury', 'venus', 'mars', 'north_node'] as const;
/** What lies before and after the turn in the window, milliseconds. */
const SURROUNDINGS = [
  [12 * MS_PER_HOUR, 12 * MS_PER_HOUR],
  [40 * MS_PER_SECOND, 20 * MS_PER_HOUR],
  [20 * MS_PER_HOUR, 40 * MS_PER_SECOND],
  [40 * MS_PER_SECOND, 40 * MS_PER_SECOND],
] as const;
/** So few degrees beyond an edge that the slowest is back within seconds of its turn. */
const BARELY_DEG = 1e-10;

describe.each(TURNING)('where %s turns just beyond a line', (body) => {
  const [first, second] = stationsOf(body, Date.UTC(1987, 0, 1), Date.UTC(1990, 0, 1));
  const stations = [first, second].filter((station) => station !== undefined);

  const cases = [
    ...SURROUNDINGS.map((surroundings) => [BARELY_DEG, surroundings] as const),
    ...[1e-8, 1e-6, 1e-4].map((beyondDeg) => [beyondDeg, SURROUNDINGS[0]] as const),
  ];

  test.each(['personality', 'design'] as const)(
    'both crossings are found on the %s side',
    (side) => {
      expect(stations.map(({ direction }) => direction).sort()).toEqual([-1, 1]);
      for (const station of stations) {
        const birthUtcMs = birthWith(side, station.utcMs);
        for (const [beyondDeg, [before, after]] of cases) {
          const window = { startUtcMs: birthUtcMs - before, endUtcMs: birthUtcMs + after };
          const lines = linesOver(window, turningBeyondEdge(station, beyondDeg), side, body);
          expect(lines).toHaveLength(3);
          expect(lines[2]).toBe(lines[0]);
          expect(lines[1]).not.toBe(lines[0]);
        }
      }
    },
  );

  test('a turn just short of the edge crosses nothing', () => {
    expect(stations).toHaveLength(2);
    for (const station of stations) {
      for (const [before, after] of SURROUNDINGS) {
        const window = { startUtcMs: station.utcMs - before, endUtcMs: station.utcMs + after };
        const ephemeris = turningBeyondEdge(station, -BARELY_DEG);
        expect(linesOver(window, ephemeris, 'personality', body)).toHaveLength(1);
      }
    }
  });
});

/** Turns no further beyond an edge than this cross it twice within a day around them, degrees. */
const WITHIN_A_DAY_DEG = { mercury: 0.01, venus: 0.003, mars: 0.0007, north_node: 0.0005 };

test('on real days with both crossings of an edge, both are found', async ({ annotate }) => {
  const found: string[] = [];
  for (const body of TURNING) {
    for (const station of stationsOf(body, Date.UTC(1850, 0, 1), Date.UTC(2100, 11, 1))) {
      if (beyondEdge(station) > WITHIN_A_DAY_DEG[body]) continue;
      const window = {
        startUtcMs: station.utcMs - MS_PER_DAY / 2,
        endUtcMs: station.utcMs + MS_PER_DAY / 2,
      };
      const [before, beyond, after, ...more] = linesOver(window, PACKED, 'personality', body);
      expect(beyond).not.toBe(before);
      expect([after, more]).toEqual([before, []]);
      found.push(`${body} ${new Date(station.utcMs).toISOString().slice(0, 10)}`);
    }
  }
  await annotate(found.join(', '));
  for (const body of ['mercury', 'north_node']) expect(found.join()).toContain(body);
}, 60_000);
