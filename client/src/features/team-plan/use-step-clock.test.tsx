import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useStepClock } from './use-step-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('counts whole seconds from when a step is first shown, across a reload', () => {
  const { result, unmount } = renderHook(() => useStepClock('d-1', 'map'));
  expect(result.current).toBe(0);
  pass(2_000);
  expect(result.current).toBe(2);
  pass(999);
  expect(result.current).toBe(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  pass(10_001);
  expect(renderHook(() => useStepClock('d-1', 'map')).result.current).toBe(13);
});

test('each step of each debrief has a clock of its own', () => {
  renderHook(() => useStepClock('d-1', 'map'));
  pass(5_000);
  expect(renderHook(() => useStepClock('d-1', 'people')).result.current).toBe(0);
  expect(renderHook(() => useStepClock('d-2', 'map')).result.current).toBe(0);
});

test('never counts below zero, and starts anew after an unreadable value', () => {
  sessionStorage.setItem('debrief:d-1:map', String(Date.now() + 60_000));
  sessionStorage.setItem('debrief:d-1:people', 'soon');
  expect(renderHook(() => useStepClock('d-1', 'map')).result.current).toBe(0);
  renderHook(() => useStepClock('d-1', 'people'));
  pass(3_000);
  expect(renderHook(() => useStepClock('d-1', 'people')).result.current).toBe(3);
});
