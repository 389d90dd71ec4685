// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { scrollAboveSheet as scrollAbove } from './above-sheet.ts';

const scroll = vi.fn();

/** The sheet begins here: it leaves 64 to 296 px. */
const SHEET_TOP = 303;

/** A picture that reaches far beyond header and sheet. */
const PICTURE = { top: -1000, bottom: 2000 };

const scrollAboveSheet = (parts: Parameters<typeof scrollAbove>[0], picture = PICTURE) =>
  scrollAbove(parts, picture, SHEET_TOP);

beforeEach(() => {
  scroll.mockClear();
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

test.each([
  ['at its foot', at(290), { top: -300, bottom: 310 }, 7],
  ['at its head', at(10), { top: 0, bottom: 610 }, -57],
  [
    'where the part is in sight and what follows the picture is, too',
    at(200),
    { top: -300, bottom: 290 },
    -13,
  ],
  [
    'where the part is in sight and what precedes the picture is, too',
    at(200),
    { top: 90, bottom: 700 },
    33,
  ],
])('shows nothing but the picture between header and sheet, %s', (_, part, picture, top) => {
  scrollAboveSheet([part], picture);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(by(top));
});

test('centers a part of a picture that is lower than its room', () => {
  scrollAboveSheet([at(400)], { top: 350, bottom: 500 });
  expect(scroll).toHaveBeenCalledExactlyOnceWith(by(410 - 180));
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
