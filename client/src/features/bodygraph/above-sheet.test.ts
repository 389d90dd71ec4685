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

test.each([
  ['begins a pixel above that room', { top: 63, bottom: 200 }, 131.5 - 180],
  ['ends a pixel below it', { top: 200, bottom: 297 }, 248.5 - 180],
  ['is higher than it', { top: 64, bottom: 400 }, 232 - 180],
])('centers a part that %s', (_, part, top) => {
  scrollAboveSheet([part]);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(by(top));
});

test('leaves the page where the part reaches from edge to edge of the room', () => {
  scrollAboveSheet([{ top: 64, bottom: 296 }]);
  expect(scroll).not.toHaveBeenCalled();
});

test.each([
  ['takes in a partner that just fits', 612, (400 + 632) / 2 - 180],
  ['leaves out one that is a pixel too far', 613, 410 - 180],
  ['takes in one above that just fits', 188, (188 + 420) / 2 - 180],
  ['leaves out one above that is too far', 187, 410 - 180],
])('%s', (_, partner, top) => {
  scrollAboveSheet([at(400), at(partner)]);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(by(top));
});

test('makes room for all parts together, not for each with the first alone', () => {
  // Each fits with the first; both are too high together, so the more important one counts.
  scrollAboveSheet([at(400), at(550), at(250)]);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(by((400 + 570) / 2 - 180));
});

test('scrolls for a partner where the gate itself is in sight', () => {
  scrollAboveSheet([at(200), at(300)]);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(by((200 + 320) / 2 - 180));
});

test('asks whether motion is reduced', () => {
  const media = vi.fn<(query: string) => { matches: boolean }>(() => ({ matches: true }));
  vi.stubGlobal('matchMedia', media);
  scrollAboveSheet([at(10)]);
  expect(media).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
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
