import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDrawIn } from './use-draw-in.ts';

function withMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

const start = (key: string | undefined, isInterrupted = false) =>
  renderHook((isStopped: boolean) => useDrawIn(key, isStopped), { initialProps: isInterrupted });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('draws a chart once, and another one again', () => {
  withMotion(false);
  const first = start('a');
  expect(first.result.current).toBeTypeOf('function');
  act(() => first.result.current?.());
  expect(first.result.current).toBeUndefined();
  expect(start('a').result.current).toBeUndefined();
  expect(start('b').result.current).toBeTypeOf('function');
});

test('is over as soon as something in the picture is wanted', () => {
  withMotion(false);
  const { result, rerender } = start('c');
  rerender(true);
  expect(result.current).toBeUndefined();
  rerender(false);
  expect(result.current).toBeUndefined();
});

test('never draws with reduced motion, or a chart without a key', () => {
  withMotion(true);
  expect(start('d').result.current).toBeUndefined();
  withMotion(false);
  expect(start(undefined).result.current).toBeUndefined();
});
