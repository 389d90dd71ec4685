import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// A console error of React or a component is a defect.
const complaints = vi.spyOn(console, 'error');

// The test DOM has no layout: nothing is in view until a test says so, and nothing scrolls.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

afterEach(() => {
  cleanup();
  // Test files share a document: none finds what another left on it.
  if (typeof document !== 'undefined') document.body.removeAttribute('style');
  const calls = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockClear();
  expect(calls).toEqual([]);
});
