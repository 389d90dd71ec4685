import { expect, test } from 'vitest';
import type { GateNumber } from '../wheel.ts';
import { type AxisGates, axisLinksOf } from './axis-links.ts';

/** Gates of Sun, Earth, North and South Node. */
type Axes = readonly [GateNumber, GateNumber, GateNumber, GateNumber];

function axes(design: Axes, personality: Axes): AxisGates {
  const side = ([sun, earth, north, south]: Axes) => ({
    sun: { gate: sun },
    earth: { gate: earth },
    north_node: { gate: north },
    south_node: { gate: south },
  });
  return { design: side(design), personality: side(personality) };
}

const one = axes([61, 62, 23, 43], [51, 57, 2, 1]);

test('axes that do not touch give no link', () => {
  expect(axisLinksOf(one, axes([3, 50, 5, 35], [3, 50, 5, 35]))).toEqual([]);
});

test('the same gate, the opposite gate and the two gates of a channel are told apart', () => {
  const links = axisLinksOf(one, axes([61, 62, 5, 35], [8, 14, 5, 35]));
  const told = links.map(({ a, b, relation, channel }) =>
    [a.side, a.body, a.gate, relation, b.side, b.body, b.gate, channel ?? '-'].join(' '),
  );
  expect(told).toEqual([
    'design sun 61 same gate design sun 61 -',
    'design sun 61 opposite gate design earth 62 -',
    'design earth 62 opposite gate design sun 61 -',
    'design earth 62 same gate design earth 62 -',
    'personality north_node 2 channel personality earth 14 2-14',
    'personality south_node 1 channel personality sun 8 1-8',
  ]);
});

test('gates 20 and 34 are opposite and a channel', () => {
  const links = axisLinksOf(
    axes([20, 20, 20, 20], [20, 20, 20, 20]),
    axes([34, 3, 3, 3], [3, 3, 3, 3]),
  );
  expect(links.filter(({ a }) => a.side === 'design' && a.body === 'sun')).toMatchObject([
    { relation: 'opposite gate', channel: null },
    { relation: 'channel', channel: '20-34' },
  ]);
  expect(links).toHaveLength(16);
});

test('swapping the two flips every link', () => {
  const other = axes([8, 14, 34, 20], [57, 51, 1, 2]);
  const sorted = (links: ReturnType<typeof axisLinksOf>) =>
    links.map((link) => JSON.stringify([link.a, link.b, link.relation, link.channel])).sort();
  expect(
    sorted(axisLinksOf(other, one).map((link) => ({ ...link, a: link.b, b: link.a }))),
  ).toEqual(sorted(axisLinksOf(one, other)));
});
