// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { scrollAboveSheet } from './above-sheet.ts';

const scroll = vi.fn();

/** The sheet leaves 64 to 296 px of 800. */
beforeEach(() => {
  scroll.mockClear();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollBy', scroll);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return () => vi.unstubAllGlobals();
});

const at = (top: number) => ({ top, bottom: top + 20 });
const by = (top: number) => ({ top, behavior: 'instant' });

test('leaves the page where it is while all parts are above the sheet', () => {
  scrollAboveSheet([at(64), at(276)]);
  expect(scroll).not.toHaveBeenCalled();
});

test('brings a gate and its partner above the sheet', () => {
  scrollAboveSheet([at(200), at(400)]);
  // From 200 to 420: the middle goes from 310 to 180.
  expect(scroll).toHaveBeenCalledWith(by(130));
});

test('leaves out a partner that is too far away, and takes in the next one', () => {
  scrollAboveSheet([at(400), at(700), at(300)]);
  expect(scroll).toHaveBeenCalledWith(by(360 - 180));
});

test('brings a gate down from behind the header', () => {
  scrollAboveSheet([at(10)]);
  expect(scroll).toHaveBeenCalledWith(by(20 - 180));
});

test('does nothing for a part that isn’t drawn', () => {
  scrollAboveSheet([]);
  expect(scroll).not.toHaveBeenCalled();
});

test('scrolls smoothly unless motion is reduced', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  scrollAboveSheet([at(10)]);
  expect(scroll).toHaveBeenCalledWith({ top: -160, behavior: 'smooth' });
});
