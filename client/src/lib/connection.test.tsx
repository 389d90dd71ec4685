import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { isOnline, onConnectionChange, setOutOfReach, useOnline } from './connection.ts';

afterEach(() => setOutOfReach(false));

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

test('is offline while the server is out of reach, though the device has a network', () => {
  const { result } = renderHook(() => useOnline());
  act(() => setOutOfReach(true));
  expect(result.current).toBe(false);
  expect(isOnline()).toBe(false);
  act(() => setOutOfReach(false));
  expect(result.current).toBe(true);
});

test('calls back once per change, until stopped', () => {
  const listener = vi.fn();
  const stop = onConnectionChange(listener);
  setOutOfReach(true);
  setOutOfReach(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  setOutOfReach(false);
  expect(listener).toHaveBeenCalledTimes(1);
});
