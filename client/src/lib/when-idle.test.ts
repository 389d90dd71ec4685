import { expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

test('asks to run within three seconds on a page that is busy all the time', () => {
  const request = vi.fn(() => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const run = vi.fn();
  const stop = whenIdle(run);
  expect(request).toHaveBeenCalledWith(run, { timeout: 3000 });
  stop();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('runs soon in a browser that doesn’t tell when it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const [run, canceled] = [vi.fn(), vi.fn()];
  whenIdle(run);
  whenIdle(canceled)();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  expect(canceled).not.toHaveBeenCalled();
});
