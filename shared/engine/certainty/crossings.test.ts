import { describe, expect, test } from 'vitest';
import { OBSERVED_BODY_IDS, type ObservedBodyId } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import { recordOf } from '../lookup.ts';
import { LINE_WIDTH_DEG, WHEEL_START_DEG, wrap360 } from '../wheel.ts';
import { lineMotionIn } from './crossings.ts';

/*
 * An even sky, in which every crossing can be told by division: each body moves by so many degrees
 * a day from its place at the epoch. The Sun makes 0.9856° a day, so its arc of 88° takes 89.29 days.
 */

const MS_PER_DAY = 86_400_000;
const EPOCH_MS = Date.UTC(2000, 0, 1);
const SUN_SPEED = 0.9856;
const DESIGN_DAYS = 88 / SUN_SPEED;

type Motion = Readonly<
  Record<ObservedBodyId, { readonly startDeg: number; readonly speed: number }>
>;

function evenSky(motion: Motion): Ephemeris {
  const at = (body: ObservedBodyId, utcMs: number) => {
    const { startDeg, speed } = motion[body];
    return wrap360(startDeg + (speed * (utcMs - EPOCH_MS)) / MS_PER_DAY);
  };
  return {
    name: 'an even sky',
    longitudes: (utcMs) => recordOf(OBSERVED_BODY_IDS, (body) => at(body, utcMs)),
    sunLongitude: (utcMs) => at('sun', utcMs),
  };
}

/** All bodies at rest in the middle of 41.1, the Sun on its way. */
const RESTING: Motion = {
  ...recordOf(OBSERVED_BODY_IDS, () => ({ startDeg: WHEEL_START_DEG + 0.4, speed: 0 })),
  sun: { startDeg: WHEEL_START_DEG + 0.1, speed: SUN_SPEED },
};

const DAY = { startUtcMs: EPOCH_MS, endUtcMs: EPOCH_MS + MS_PER_DAY };

/** Days from the epoch until a body that starts `pastDeg` beyond an edge reaches its nth next edge. */
function daysToEdge(pastDeg: number, speed: number, n: number): number {
  return (n * LINE_WIDTH_DEG - pastDeg) / speed;
}

describe('in an even sky', () => {
  test('a day holds the Sun’s crossings, personality and design', () => {
    const { crossings } = lineMotionIn(DAY, evenSky(RESTING));
    const personality = crossings.filter(({ side }) => side === 'personality');
    expect(personality).toEqual([
      {
        utcMs: Math.ceil(EPOCH_MS + daysToEdge(0.1, SUN_SPEED, 1) * MS_PER_DAY),
        side: 'personality',
        body: 'sun',
        from: 0,
        to: 1,
      },
    ]);
    // The Design Sun stands 88° back, 0.1° + 0.125° before an edge: 88° are 93.87 lines.
    const design = crossings.filter(({ side }) => side === 'design');
    const pastDeg = (0.1 - 88 + 94 * LINE_WIDTH_DEG) % LINE_WIDTH_DEG;
    expect(design.map(({ body }) => body)).toEqual(['sun']);
    expect(design[0]?.utcMs).toBe(
      Math.ceil(EPOCH_MS + daysToEdge(pastDeg, SUN_SPEED, 1) * MS_PER_DAY),
    );
  });

  test.for([13.2, 2.5, -0.05, -1.4])('a body of %f° a day crosses where division says', (speed) => {
    const pastDeg = 0.3;
    const sky = evenSky({ ...RESTING, mercury: { startDeg: WHEEL_START_DEG + pastDeg, speed } });
    const { crossings } = lineMotionIn({ ...DAY, endUtcMs: EPOCH_MS + 1.5 * MS_PER_DAY }, sky);
    const own = crossings
      .filter(({ side, body }) => side === 'personality' && body === 'mercury')
      .sort((a, b) => a.utcMs - b.utcMs);
    const expected: number[] = [];
    for (let n = speed > 0 ? 1 : 0; ; n += Math.sign(speed)) {
      const days = daysToEdge(pastDeg, speed, n);
      if (days >= 1.5) break;
      expected.push(EPOCH_MS + days * MS_PER_DAY);
    }
    expect(own).toHaveLength(expected.length);
    for (const [index, { utcMs, from, to }] of own.entries()) {
      expect(Math.abs(utcMs - (expected[index] ?? 0))).toBeLessThanOrEqual(1);
      expect((to - from + 384) % 384).toBe(speed > 0 ? 1 : 383);
    }
  });

  test('the design side crosses as many days later as the arc takes', () => {
    const speed = 0.4;
    const startDeg = WHEEL_START_DEG + 0.9;
    const sky = evenSky({ ...RESTING, mars: { startDeg, speed } });
    const window = {
      startUtcMs: EPOCH_MS + Math.floor(DESIGN_DAYS) * MS_PER_DAY,
      endUtcMs: EPOCH_MS + (Math.floor(DESIGN_DAYS) + 1) * MS_PER_DAY,
    };
    const mars = lineMotionIn(window, sky).crossings.filter(
      ({ side, body }) => side === 'design' && body === 'mars',
    );
    const crossedAt = EPOCH_MS + (daysToEdge(0.9, speed, 1) + DESIGN_DAYS) * MS_PER_DAY;
    expect(mars).toHaveLength(1);
    expect(Math.abs((mars[0]?.utcMs ?? 0) - crossedAt)).toBeLessThanOrEqual(2);
  });

  test('lines are those at the window’s start, in the order of sides and bodies', () => {
    const { starts } = lineMotionIn(DAY, evenSky(RESTING));
    expect(starts).toHaveLength(22);
    expect(starts.map(({ side }) => side)).toEqual([
      ...Array.from({ length: 11 }, () => 'design'),
      ...Array.from({ length: 11 }, () => 'personality'),
    ]);
    const lines = starts.filter(({ body }) => body !== 'sun').map(({ line }) => line);
    expect(new Set(lines)).toEqual(new Set([0]));
  });

  test('an edge reached in the last millisecond of the window belongs to the window', () => {
    const reachedAt = Math.ceil(EPOCH_MS + daysToEdge(0.1, SUN_SPEED, 1) * MS_PER_DAY);
    const until = (endUtcMs: number) =>
      lineMotionIn({ startUtcMs: EPOCH_MS, endUtcMs }, evenSky(RESTING)).crossings.filter(
        ({ side }) => side === 'personality',
      );
    expect(until(reachedAt)).toEqual([]);
    expect(until(reachedAt + 1)).toMatchObject([{ utcMs: reachedAt, body: 'sun' }]);
  });

  test('a window of a single instant crosses nothing', () => {
    const instant = { startUtcMs: EPOCH_MS, endUtcMs: EPOCH_MS + 1 };
    expect(lineMotionIn(instant, evenSky(RESTING)).crossings).toEqual([]);
  });
});
