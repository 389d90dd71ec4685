import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** @returns lets all that is observed come near the window, in this test */
export function comesNear(): () => void {
  const seen: (() => void)[] = [];
  const { IntersectionObserver: before } = globalThis;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.stubGlobal('IntersectionObserver', before));
  return () =>
    act(() => {
      for (const see of seen.splice(0)) see();
    });
}
