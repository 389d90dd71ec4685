import { expect, test } from 'vitest';
import { boxAround } from './band.ts';

test('a detail of the graph has its centers whole', () => {
  expect(boxAround(new Set(['throat']))).toEqual({ left: 202, right: 338, top: 290, bottom: 414 });
  expect(boxAround(new Set(['spleen', 'solarPlexus']))).toMatchObject({ left: 12, right: 528 });
});

test('without a center there is no detail', () => {
  expect(boxAround(new Set())).toBeNull();
});
