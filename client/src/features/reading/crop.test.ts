import { expect, test } from 'vitest';
import { centerLayout } from '#shared/bodygraph/layout.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { cropAround } from './crop.ts';
import { NO_LIGHT } from './evidence.ts';

const around = (...centers: CenterId[]) => cropAround({ ...NO_LIGHT, centers });

test.each<CenterId>(['head', 'throat', 'sacral', 'root'])('shows %s near by', (center) => {
  const { from, share } = around(center);
  const at = centerLayout(center).labelAt[1] / 940;
  expect(share).toBeLessThan(0.5);
  expect(from).toBeGreaterThanOrEqual(0);
  expect(from + share).toBeLessThanOrEqual(1);
  expect(at).toBeGreaterThan(from);
  expect(at).toBeLessThan(from + share);
});

test('shows all where what is lit is far apart, or nothing is', () => {
  expect(around('head', 'root')).toEqual({ from: 0, share: 1 });
  expect(around()).toEqual({ from: 0, share: 1 });
});
