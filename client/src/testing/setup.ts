import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// No test measures time: a busy machine may take as long as it needs.
configure({ asyncUtilTimeout: 30_000 });

// A console error of React or a component is a defect.
const complaints = vi.spyOn(console, 'error');

// The test DOM has no layout: nothing is in view until a test says so, and nothing scrolls.
// Scrolling returns a promise, as in newer browsers: an effect must not pass it on.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => Promise.resolve();
if (typeof document !== 'undefined') document.elementsFromPoint = () => [];
Object.assign(globalThis, {
  // A narrow window, until a test says otherwise.
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

afterEach(() => {
  cleanup();
  // Test files share a document: none finds what another left on it or in its URL.
  if (typeof document !== 'undefined') {
    document.body.removeAttribute('style');
    history.replaceState(null, '', '/');
  }
  const calls = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockClear();
  expect(calls).toEqual([]);
});
