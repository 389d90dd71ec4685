import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOneByOne } from './use-one-by-one.ts';

test('counts up by one whenever the browser is idle, and then stops', () => {
  const waiting: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { result } = renderHook(() => useOneByOne(2));
  const beIdle = () =>
    act(() => {
      for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 10 });
    });
  expect(result.current).toBe(0);
  beIdle();
  expect(result.current).toBe(1);
  beIdle();
  expect(result.current).toBe(2);
  expect(waiting).toHaveLength(0);
});
