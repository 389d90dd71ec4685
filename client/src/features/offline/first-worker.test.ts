import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenWorkerMayStart } from './first-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a browser that has a worker starts it at once', () => {
  const start = vi.fn();
  whenWorkerMayStart(false, start);
  expect(start).toHaveBeenCalledOnce();
});

test('the first worker waits for the page that people wait for', () => {
  const start = vi.fn();
  whenWorkerMayStart(true, start);
  vi.advanceTimersByTime(3_900);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(start).toHaveBeenCalledOnce();
});

test('it never starts on a page that was left before', () => {
  const start = vi.fn();
  whenWorkerMayStart(true, start)();
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
});
