import { expect, test } from 'vitest';
import { LIGHT_AU_PER_DAY } from './constants.ts';
import type { Mass } from './masses.ts';
import { addPostNewtonian } from './post-newtonian.ts';

const SUN_GM = 2.959122083e-4;

function mass(gm: number, x: number, y: number, vx: number, vy: number): Mass {
  return {
    name: 'Body',
    gm,
    position: { x, y, z: 0 },
    velocity: { x: vx, y: vy, z: 0 },
    acceleration: { x: 0, y: 0, z: 0 },
  };
}

test('a light body around a resting Sun gets the Schwarzschild term', () => {
  const sun = mass(SUN_GM, 0, 0, 0, 0);
  const body = mass(1e-20, 0.3, 0.2, -0.012, 0.021);
  const { x, y } = body.position;
  const { x: vx, y: vy } = body.velocity;
  const r = Math.hypot(x, y);
  // The Newtonian part, before the terms are added.
  body.acceleration.x = (-SUN_GM * x) / r ** 3;
  body.acceleration.y = (-SUN_GM * y) / r ** 3;
  const newton = { ...body.acceleration };
  addPostNewtonian([sun, body]);
  const size = SUN_GM / (LIGHT_AU_PER_DAY ** 2 * r ** 3);
  const along = size * ((4 * SUN_GM) / r - (vx * vx + vy * vy));
  const across = size * 4 * (x * vx + y * vy);
  expect((body.acceleration.x - newton.x) / (along * x + across * vx)).toBeCloseTo(1, 6);
  expect((body.acceleration.y - newton.y) / (along * y + across * vy)).toBeCloseTo(1, 6);
  expect(Math.abs(sun.acceleration.x)).toBeLessThan(1e-20);
});

test('equal masses attract each other equally, in opposite directions', () => {
  const [a, b] = [mass(1e-6, -1, 0, 0, -0.001), mass(1e-6, 1, 0, 0, 0.001)];
  a.acceleration.x = 2.5e-7;
  b.acceleration.x = -2.5e-7;
  addPostNewtonian([a, b]);
  expect(a.acceleration.x).toBeCloseTo(-b.acceleration.x, 20);
  expect(a.acceleration.y).toBeCloseTo(-b.acceleration.y, 20);
});
