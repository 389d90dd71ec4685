import { describe, expect, test } from 'vitest';
import { CENTERS } from '../engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS, CHANNELS as ENGINE_CHANNELS } from '../engine/channels.ts';
import { GATES as ENGINE_GATES } from '../engine/gates.ts';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import { AXIS_X, CHANNELS, INTEGRATION, SIZES } from './layout.data.ts';
import {
  centerLayouts,
  channelMiddle,
  cubicTail,
  drawnChannels,
  gatePlaces,
  reversedPath,
} from './layout.ts';

type XY = readonly [number, number];

const MIRROR_PAIRS =
  '64/63 47/4 17/11 62/56 16/35 20/12 31/33 7/13 10/25 15/46 5/29 27/59 42/9 53/52 54/19 38/39 58/41 48/36 57/22 44/37 50/6 32/49 28/55 18/30';
const ON_AXIS = [61, 24, 43, 23, 8, 1, 2, 14, 3, 60] as const;

describe('the drawing', () => {
  test('has 9 centers, 64 gates and 36 channels, the same as the engine', () => {
    expect(centerLayouts).toHaveLength(9);
    for (const { id, gates } of centerLayouts) {
      expect([...gates].sort((a, b) => a - b)).toEqual(CENTERS[id].gates);
    }
    expect(centerLayouts.flatMap(({ gates }) => gates)).toHaveLength(64);
    for (const gate of GATE_NUMBERS)
      expect(gatePlaces[gate].center).toBe(ENGINE_GATES[gate].center);
    expect(CHANNELS).toHaveLength(36);
    expect(CHANNELS.map(({ id }) => id).sort()).toEqual([...CHANNEL_IDS].sort());
    for (const { id, gates } of CHANNELS) {
      expect(ENGINE_CHANNELS.find((channel) => channel.id === id)?.gates).toEqual(gates);
    }
    expect(drawnChannels).toHaveLength(30);
  });

  test('is symmetric about its axis where gates have a counterpart', () => {
    const pairs = MIRROR_PAIRS.split(' ').map((pair) => pair.split('/').map(Number));
    expect(pairs).toHaveLength(24);
    for (const [left, right] of pairs) {
      const [a, b] = [place(left), place(right)];
      expect(a.x + b.x).toBeCloseTo(2 * AXIS_X);
      expect(a.y).toBe(b.y);
    }
    for (const gate of ON_AXIS) expect(gatePlaces[gate].x).toBe(AXIS_X);
  });

  test('keeps any two gates at least 38 units apart, so that hit areas never overlap', () => {
    const nearest = GATE_NUMBERS.flatMap((a) =>
      GATE_NUMBERS.filter((b) => b > a).map((b) => distance(gatePlaces[a], gatePlaces[b])),
    );
    expect(Math.min(...nearest)).toBeGreaterThanOrEqual(SIZES.minGateDistance - 0.01);
    expect(SIZES.hitRadius * 2).toBe(SIZES.minGateDistance);
  });

  test('starts every half channel at its gate, and joins both in one point', () => {
    for (const { gates, halves, d } of drawnChannels) {
      const [first, second] = gates.map((gate) => points(halves[gate] ?? ''));
      expect(first?.at(-1)).toEqual(second?.at(-1));
      const ends = [points(d).at(0), points(d).at(-1)];
      for (const [index, half] of [first, second].entries()) {
        const { x, y } = place(gates[index]);
        expect(half?.at(0)).toEqual([x, y]);
        expect(ends).toContainEqual([x, y]);
      }
    }
  });

  test('routes no line closer than 18.75 units to another gate', () => {
    const integration = Object.values(INTEGRATION.segments).map(({ d }) => ({
      gates: [10, 20, 34, 57],
      d,
    }));
    for (const { gates, d } of [...drawnChannels, ...integration]) {
      const foreign = GATE_NUMBERS.filter((gate) => !gates.some((own) => own === gate));
      const nearest = Math.min(
        ...sampled(d).flatMap(([x, y]) =>
          foreign.map((gate) => distance(gatePlaces[gate], { x, y })),
        ),
      );
      expect(nearest, d).toBeGreaterThanOrEqual(18.74);
    }
  });
});

test('a reversed path visits its points in reverse', () => {
  expect(reversedPath('M232 104L232 150')).toBe('M232 150L232 104');
  expect(reversedPath('M1 2C3 4 5.5 6 7 8')).toBe('M7 8C5.5 6 3 4 1 2');
  expect(cubicTail('M1 2C3 4 5.5 6 7 8')).toBe('C3 4 5.5 6 7 8');
});

function place(gate: number | undefined) {
  const known = GATE_NUMBERS.find((candidate) => candidate === gate);
  if (known === undefined) throw new RangeError(`No gate ${gate}`);
  return gatePlaces[known];
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function points(d: string): XY[] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));
}

/** Dense sample points along a line or a cubic. */
function sampled(d: string): XY[] {
  const [a = [0, 0], b = a, c = b, e = b] = points(d);
  return Array.from({ length: 201 }, (_, step): XY => {
    const t = step / 200;
    const at = (axis: 0 | 1) =>
      points(d).length === 2
        ? a[axis] + (b[axis] - a[axis]) * t
        : (1 - t) ** 3 * a[axis] +
          3 * (1 - t) ** 2 * t * b[axis] +
          3 * (1 - t) * t ** 2 * c[axis] +
          t ** 3 * e[axis];
    return [at(0), at(1)];
  });
}

test('the middle of each channel lies on its path, away from its gates', () => {
  for (const id of CHANNEL_IDS) {
    const [x, y] = channelMiddle(id);
    const [one, other] = CHANNEL_BY_ID[id].gates.map((gate) =>
      Math.hypot(gatePlaces[gate].x - x, gatePlaces[gate].y - y),
    );
    expect(Math.min(one ?? 0, other ?? 0), id).toBeGreaterThan(15);
  }
  expect(channelMiddle('27-50')).toEqual([170, 722]);
  expect(channelMiddle('10-20')).not.toEqual(channelMiddle('20-34'));
});
