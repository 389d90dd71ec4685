import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useOnline } from './use-online.ts';

test('follows the device’s network', () => {
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => isOnLine.mockRestore());
  const { result, unmount } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  const become = (next: boolean) =>
    act(() => {
      isOnLine.mockReturnValue(next);
      window.dispatchEvent(new Event(next ? 'online' : 'offline'));
    });
  become(false);
  expect(result.current).toBe(false);
  become(true);
  expect(result.current).toBe(true);
  const removed = vi.spyOn(window, 'removeEventListener');
  onTestFinished(() => removed.mockRestore());
  unmount();
  expect(removed.mock.calls.map(([event]) => event).sort()).toEqual(['offline', 'online']);
});
