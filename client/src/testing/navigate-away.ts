import { beforeEach, vi } from 'vitest';

/* Stands in for `lib/navigate-away.ts` in all tests: a test that leaves the app unasked fails. */

/** Where the app was left for, except by tests that may. */
export const leftFor: string[] = [];

export const navigateAway = vi.fn((address: string) => void leftFor.push(address));
export const reloadDocument = vi.fn(() => void leftFor.push(location.href));

/** Lets the tests of a file leave the app, to see where they would have gone. */
export function allowLeaving(): void {
  beforeEach(() => {
    navigateAway.mockImplementation(() => undefined);
    reloadDocument.mockImplementation(() => undefined);
  });
}
