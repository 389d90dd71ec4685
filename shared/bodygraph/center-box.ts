import type { CenterId } from '../engine/centers.ts';
import { centerLayout } from './layout.ts';

/**
 * The box around a center's shape, as an SVG's `viewBox` in the layout's units.
 * @param rim room on each side
 */
export function boxOf(center: CenterId, rim: number): string {
  const numbers =
    centerLayout(center)
      .path.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const [left, right] = rangeOf(numbers.filter((_, index) => index % 2 === 0));
  const [top, bottom] = rangeOf(numbers.filter((_, index) => index % 2 === 1));
  return [left - rim, top - rim, right - left + 2 * rim, bottom - top + 2 * rim].join(' ');
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
