import { afterEach, expect, test, vi } from 'vitest';
import { crossFade } from './cross-fade.ts';

function browserWith(motion: 'welcome' | 'reduced', canFade: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: motion === 'reduced' }));
  const start = vi.fn((change: () => void) => change());
  Object.defineProperty(document, 'startViewTransition', {
    value: canFade ? start : undefined,
    configurable: true,
  });
  return start;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

test.each([
  ['fades where the browser can', 'welcome', true, 1],
  ['changes right away with reduced motion', 'reduced', true, 0],
  ['changes right away in a browser without cross-fades', 'welcome', false, 0],
] as const)('%s', (_title, motion, canFade, fades) => {
  const start = browserWith(motion, canFade);
  const change = vi.fn();
  crossFade(change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(fades);
});
