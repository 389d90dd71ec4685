import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { busyBrowser } from '#client/testing/busy-browser.ts';
import { useOneByOne } from './use-one-by-one.ts';

test('counts up by one whenever the browser is idle, and then stops', () => {
  const beIdle = busyBrowser();
  const { result } = renderHook(() => useOneByOne(2, true));
  expect(result.current).toBe(0);
  beIdle();
  expect(result.current).toBe(1);
  beIdle();
  expect(result.current).toBe(2);
  beIdle();
  expect(result.current).toBe(2);
});

test('counts nothing before it’s started', () => {
  const beIdle = busyBrowser();
  const { result, rerender } = renderHook(({ isStarted }) => useOneByOne(2, isStarted), {
    initialProps: { isStarted: false },
  });
  beIdle();
  expect(result.current).toBe(0);
  rerender({ isStarted: true });
  beIdle();
  expect(result.current).toBe(1);
});
