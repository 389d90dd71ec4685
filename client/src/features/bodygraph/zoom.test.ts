import { expect, test } from 'vitest';
import {
  centeredOn,
  isClosest,
  isInView,
  isWhole,
  moved,
  viewBoxOf,
  WHOLE_VIEW,
  zoomIn,
  zoomOut,
} from './zoom.ts';

test('starts with the whole drawing, which is the furthest out', () => {
  expect(viewBoxOf(WHOLE_VIEW)).toBe('0 0 540 940');
  expect(zoomOut(WHOLE_VIEW)).toEqual(WHOLE_VIEW);
  expect(isWhole(WHOLE_VIEW)).toBe(true);
});

test('zooming in centers the point of interest and keeps the proportions', () => {
  const view = zoomIn(WHOLE_VIEW, { x: 270, y: 526 });
  expect(viewBoxOf(view)).toBe('90 212.67 360 626.67');
  expect(view.height / view.width).toBeCloseTo(940 / 540);
});

test('a view never extends beyond the drawing', () => {
  const corner = zoomIn(WHOLE_VIEW, { x: 0, y: 0 });
  expect([corner.x, corner.y]).toEqual([0, 0]);
  const far = moved(corner, 5000, 5000);
  expect(far.x + far.width).toBeCloseTo(540);
  expect(far.y + far.height).toBeCloseTo(940);
});

test('zooms in three steps, and back to the whole', () => {
  const closest = zoomIn(zoomIn(zoomIn(WHOLE_VIEW)));
  expect(isClosest(closest)).toBe(true);
  expect(zoomIn(closest)).toEqual(closest);
  expect(isWhole(zoomOut(zoomOut(zoomOut(closest))))).toBe(true);
});

test('scrolls a hidden point into view', () => {
  const view = zoomIn(zoomIn(WHOLE_VIEW));
  const head = { x: 270, y: 75 };
  expect(isInView(view, head)).toBe(false);
  expect(isInView(centeredOn(view, head), head)).toBe(true);
});
