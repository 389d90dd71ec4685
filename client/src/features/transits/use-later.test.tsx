import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLater } from './use-later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hook = (compute: (() => string) | null) =>
  renderHook(({ work }) => useLater(work), { initialProps: { work: compute } });
const later = () => act(() => void vi.runAllTimers());

test('has nothing at first, then the result, which stays until the next one', () => {
  const { result, rerender } = hook(() => 'first');
  expect(result.current).toBeNull();
  later();
  expect(result.current).toBe('first');
  rerender({ work: () => 'second' });
  expect(result.current).toBe('first');
  later();
  expect(result.current).toBe('second');
  rerender({ work: null });
  later();
  expect(result.current).toBe('second');
});

test('what nobody waits for any more is not computed', () => {
  const [left, replaced] = [vi.fn(() => 'left'), vi.fn(() => 'replaced')];
  const { result, rerender, unmount } = hook(replaced);
  rerender({ work: () => 'next' });
  later();
  expect(replaced).not.toHaveBeenCalled();
  expect(result.current).toBe('next');
  rerender({ work: left });
  unmount();
  later();
  expect(left).not.toHaveBeenCalled();
});
