import { expect, test } from 'vitest';
import { DE430, DE440 } from './states.data.ts';
import { createTrajectory } from './trajectory.ts';
import { length, scale, subtract } from './vector.ts';

const SPAN_DAYS = 200;
const { epochJd } = DE430;
const trajectory = createTrajectory(DE430, epochJd - SPAN_DAYS, epochJd + SPAN_DAYS);

test('positions and velocities at the epoch equal the constants', () => {
  const half = 0.01;
  for (const { body, r, v } of DE430.bodies) {
    const [x, y, z] = r.map(Number);
    const [vx = Number.NaN, vy = Number.NaN, vz = Number.NaN] = v.map(Number);
    const after = trajectory.position(body, epochJd + half);
    const before = trajectory.position(body, epochJd - half);
    const velocity = scale(subtract(after, before), 1 / (2 * half));
    expect(trajectory.position(body, epochJd)).toEqual({ x, y, z });
    expect(length(subtract(velocity, { x: vx, y: vy, z: vz }))).toBeLessThan(5e-9);
  }
});

test('trajectories are continuous between integration steps', () => {
  for (const joint of [epochJd + 100, epochJd, epochJd - 100]) {
    const before = trajectory.position('Mercury', joint - 1e-8);
    const after = trajectory.position('Mercury', joint + 1e-8);
    expect(length(subtract(after, before))).toBeLessThan(1e-9);
  }
});

test('the newer constants agree on the Earth’s position to a few kilometers', () => {
  const jd = epochJd + SPAN_DAYS - 1;
  const newer = createTrajectory(DE440, epochJd, jd);
  const apart = subtract(
    subtract(trajectory.position('Earth', jd), trajectory.position('Sun', jd)),
    subtract(newer.position('Earth', jd), newer.position('Sun', jd)),
  );
  expect(length(apart)).toBeGreaterThan(0);
  expect(length(apart)).toBeLessThan(3e-8);
});

test('throws outside the integrated range', () => {
  expect(() => trajectory.position('Earth', epochJd + SPAN_DAYS + 10)).toThrow(RangeError);
  expect(() => trajectory.position('Vulcan', epochJd)).toThrow(RangeError);
});
