// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showWhole } from './whole-picture.ts';

const scroll = vi.fn();

/** A window of 800 px that keeps 88 of them for its header. */
beforeEach(() => {
  scroll.mockClear();
  document.documentElement.style.scrollPaddingTop = '88px';
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollTo', scroll);
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
});

/** A picture at this height of the window, on a page scrolled by so much. */
function show(top: number, height: number, scrollY: number) {
  vi.stubGlobal('scrollY', scrollY);
  const picture = document.createElement('div');
  picture.getBoundingClientRect = () => new DOMRect(0, top, 400, height);
  showWhole(picture);
}

test.each([
  ['begins below the header', 88, 712],
  ['ends with the window', 100, 700],
])('leaves a picture that %s', (_, top, height) => {
  show(top, height, 200);
  expect(scroll).not.toHaveBeenCalled();
});

test('goes back to the beginning of a page whose first screen has the picture', () => {
  show(-30, 690, 110);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test.each([
  ['above', -50, 2000, 2000 - 50 - 88],
  ['below', 300, 2000, 2000 + 300 - 88],
])('brings a picture from %s below the header', (_, top, scrollY, target) => {
  show(top, 690, scrollY);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: target, behavior: 'instant' });
});

test('leaves a picture that is higher than its room', () => {
  show(-30, 713, 110);
  expect(scroll).not.toHaveBeenCalled();
});

test('does nothing at the beginning of a page', () => {
  show(80, 700, 0);
  expect(scroll).not.toHaveBeenCalled();
});
