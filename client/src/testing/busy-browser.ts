import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Makes the browser busy until the test ends.
 * @returns lets it be idle once, for whatever has waited for that until then
 */
export function busyBrowser(): () => void {
  const waiting: IdleRequestCallback[] = [];
  const { requestIdleCallback: before } = globalThis;
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run));
  onTestFinished(() => void vi.stubGlobal('requestIdleCallback', before));
  return () =>
    act(() => {
      for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 10 });
    });
}
