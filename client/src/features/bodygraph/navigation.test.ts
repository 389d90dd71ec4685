import { expect, test } from 'vitest';
import { centerLayout, centerOrder } from '#shared/bodygraph/layout.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';
import {
  centerSpot,
  channelSpot,
  gateSpot,
  isOfSpot,
  isSameSpot,
  keyAction,
  type LitParts,
  litSpots,
  positionSpot,
  type Spot,
  spotKey,
} from './navigation.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

function step(spot: Spot, key: string): Spot {
  const action = keyAction(spot, key, false);
  return action?.kind === 'focus' ? action.spot : spot;
}

test('arrow keys alone reach every center from the head', () => {
  const reached = new Set(['center-head']);
  const open: Spot[] = [centerSpot('head')];
  for (let spot = open.pop(); spot; spot = open.pop()) {
    for (const key of ARROWS) {
      const next = step(spot, key);
      if (reached.has(spotKey(next))) continue;
      reached.add(spotKey(next));
      open.push(next);
    }
  }
  expect(reached.size).toBe(CENTER_IDS.length);
});

test('arrow keys move in the direction of the next center', () => {
  for (const from of centerOrder) {
    const [x, y] = centerLayout(from).labelAt;
    for (const key of ARROWS) {
      const next = step(centerSpot(from), key);
      if (next.kind !== 'center' || next.center === from) continue;
      const [toX, toY] = centerLayout(next.center).labelAt;
      const along = {
        ArrowUp: y - toY,
        ArrowDown: toY - y,
        ArrowLeft: x - toX,
        ArrowRight: toX - x,
      };
      expect(along[key as keyof typeof along], `${from} ${key}`).toBeGreaterThan(0);
    }
  }
});

test('Enter enters each center, and arrow keys cycle through all of its gates', () => {
  const seen = new Set<number>();
  for (const center of centerOrder) {
    const start = step(centerSpot(center), 'Enter');
    let spot = start;
    for (const _ of centerLayout(center).gates) {
      if (spot.kind === 'gate') seen.add(spot.gate);
      spot = step(spot, 'ArrowRight');
    }
    expect(spot).toEqual(start);
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(GATE_NUMBERS);
});

test('from any gate, arrow keys reach all 36 channels and both gates of each', () => {
  for (const gate of GATE_NUMBERS) {
    for (const key of ['ArrowDown', 'ArrowUp']) {
      const channel = step(gateSpot(gate), key);
      expect(channel.kind === 'channel' && isOfSpot(gate, channel), `${gate} ${key}`).toBe(true);
    }
  }
  const seen = new Set<string>();
  for (let spot = channelSpot('1-8'); !seen.has(spotKey(spot)); spot = step(spot, 'ArrowDown')) {
    seen.add(spotKey(spot));
    expect(step(step(spot, 'ArrowUp'), 'ArrowDown')).toEqual(spot);
  }
  expect(seen.size).toBe(36);
  expect(step(channelSpot('26-44'), 'ArrowLeft')).toEqual(gateSpot(26));
  expect(step(channelSpot('26-44'), 'ArrowRight')).toEqual(gateSpot(44));
  expect(step(channelSpot('26-44'), 'Escape')).toEqual(centerSpot('heart'));
  expect(step(channelSpot('26-44'), 'Home')).toEqual(channelSpot('1-8'));
  expect(step(channelSpot('26-44'), 'End')).toEqual(channelSpot(CHANNEL_IDS.at(-1) ?? '1-8'));
});

test('from a gate, Down leads to its first channel and Up to its last', () => {
  expect(step(gateSpot(10), 'ArrowDown')).toEqual(channelSpot('10-20'));
  expect(step(gateSpot(10), 'ArrowUp')).toEqual(channelSpot('10-57'));
});

test.each<[LitParts, string[]]>([
  [{}, []],
  [{ gates: [1], channels: ['1-8'], centers: ['g'] }, ['gate-1', 'channel-1-8', 'center-g']],
])('%j refers to %j', (parts, keys) => {
  expect(litSpots(parts).map(spotKey)).toEqual(keys);
});

test('spots are the same when they are the same part of the chart', () => {
  const sun = positionSpot('design', 'sun', 1);
  expect(spotKey(sun)).toBe('position-design-sun');
  expect(isSameSpot(sun, positionSpot('design', 'sun', 1))).toBe(true);
  expect(isSameSpot(sun, positionSpot('personality', 'sun', 1))).toBe(false);
  expect(isSameSpot(gateSpot(1), sun)).toBe(false);
  expect(isSameSpot(null, null)).toBe(true);
  expect(isSameSpot(gateSpot(1), null)).toBe(false);
});

test.each<[GateNumber, Spot, boolean]>([
  [1, centerSpot('g'), true],
  [8, centerSpot('g'), false],
  [1, channelSpot('1-8'), true],
  [2, channelSpot('1-8'), false],
  [1, gateSpot(1), true],
  [2, gateSpot(1), false],
  [1, positionSpot('design', 'sun', 1), true],
  [2, positionSpot('design', 'sun', 1), false],
])('gate %i of %j: %s', (gate, spot, isOf) => {
  expect(isOfSpot(gate, spot)).toBe(isOf);
});

test('Home and End move to the first and the last of a level', () => {
  expect(step(centerSpot('g'), 'Home')).toEqual(centerSpot('head'));
  expect(step(centerSpot('g'), 'End')).toEqual(centerSpot('root'));
  expect(step(gateSpot(26), 'Home')).toEqual(gateSpot(21));
  expect(step(gateSpot(26), 'End')).toEqual(gateSpot(51));
  expect(step(gateSpot(21), 'ArrowLeft')).toEqual(gateSpot(51));
});

test('Enter opens a gate and a channel, Space opens any, Escape closes first and then moves up', () => {
  expect(keyAction(gateSpot(34), 'Enter', false)).toEqual({ kind: 'choose', spot: gateSpot(34) });
  expect(keyAction(channelSpot('1-8'), 'Enter', false)).toEqual({
    kind: 'choose',
    spot: channelSpot('1-8'),
  });
  expect(keyAction(centerSpot('g'), ' ', false)).toEqual({ kind: 'choose', spot: centerSpot('g') });
  expect(keyAction(gateSpot(34), 'Escape', true)).toEqual({ kind: 'dismiss' });
  expect(step(gateSpot(34), 'Escape')).toEqual(centerSpot('sacral'));
  expect(keyAction(centerSpot('g'), 'Escape', false)).toBeNull();
  expect(keyAction(centerSpot('g'), 'Tab', false)).toBeNull();
});
