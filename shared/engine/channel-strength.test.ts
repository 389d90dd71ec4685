import { expect, test } from 'vitest';
import type { BodyId, Side } from './bodies.ts';
import { channelStrength } from './channel-strength.ts';
import type { GateNumber } from './wheel.ts';

const at = (places: Readonly<Record<string, GateNumber>>) => (side: Side, body: BodyId) =>
  places[`${side} ${body}`];

test.each([
  [{ 'design moon': 18, 'personality mars': 58 }, 2],
  [{ 'personality sun': 18, 'design mars': 58 }, 4],
  [{ 'personality sun': 18, 'design earth': 58, 'design moon': 18 }, 7],
  [{ 'personality sun': 1, 'design earth': 2 }, 0],
] as const)('adds up the planets at a channel’s gates: %j', (places, strength) => {
  expect(channelStrength(at(places), '18-58')).toBe(strength);
});
