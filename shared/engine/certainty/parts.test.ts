import { expect, test } from 'vitest';
import { OBSERVED_BODY_IDS, SIDES } from '../bodies.ts';
import type { Crossing } from './crossings.ts';
import { partsOf, positionIndex } from './parts.ts';

const WINDOW = { startUtcMs: 1000, endUtcMs: 2000 };

/** All positions in 41.1, the opposite ones in 31.1. */
const STARTS = SIDES.flatMap((side) => OBSERVED_BODY_IDS.map((body) => ({ side, body, line: 0 })));

function partsWith(...crossings: readonly Crossing[]) {
  return partsOf(WINDOW, { starts: STARTS, crossings });
}

test('a window without crossings is one part', () => {
  const { parts, flips } = partsWith();
  expect(flips).toEqual([]);
  expect(parts).toMatchObject([{ fromUtcMs: 1000, toUtcMs: 2000 }]);
});

test('Earth and South Node stand and change opposite Sun and North Node', () => {
  const { parts, flips } = partsWith(
    { utcMs: 1700, side: 'design', body: 'north_node', from: 0, to: 383 },
    { utcMs: 1400, side: 'personality', body: 'sun', from: 0, to: 1 },
  );
  expect(flips).toEqual([
    {
      utcMs: 1400,
      changes: [
        { side: 'personality', body: 'sun', from: '41.1', to: '41.2' },
        { side: 'personality', body: 'earth', from: '31.1', to: '31.2' },
      ],
    },
    {
      utcMs: 1700,
      changes: [
        { side: 'design', body: 'north_node', from: '41.1', to: '60.6' },
        { side: 'design', body: 'south_node', from: '31.1', to: '56.6' },
      ],
    },
  ]);
  const earth = positionIndex('personality', 'earth');
  expect(parts.map(({ lines }) => lines[earth])).toEqual([192, 193, 193]);
});

test('crossings in one millisecond are one flip', () => {
  const { parts, flips } = partsWith(
    { utcMs: 1500, side: 'personality', body: 'moon', from: 0, to: 1 },
    { utcMs: 1500, side: 'design', body: 'mars', from: 0, to: 383 },
  );
  expect(flips).toEqual([
    {
      utcMs: 1500,
      changes: [
        { side: 'design', body: 'mars', from: '41.1', to: '60.6' },
        { side: 'personality', body: 'moon', from: '41.1', to: '41.2' },
      ],
    },
  ]);
  expect(parts.map(({ fromUtcMs, toUtcMs }) => [fromUtcMs, toUtcMs])).toEqual([
    [1000, 1500],
    [1500, 2000],
  ]);
});
