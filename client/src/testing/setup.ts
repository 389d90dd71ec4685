import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { ModalFrame } from '#client/components/ui/modal.tsx';
import { leftFor, navigateAway, reloadDocument } from './navigate-away.ts';
import { quickComputedStyle } from './quick-computed-style.ts';
import './without-owner-stacks.ts';

/** While a query is tried again and again, each failure would print the whole document for nobody. */
function queryError(message: string | null, container: Element): Error {
  const isTriedAgain = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = new Error(
    [message, isTriedAgain ? null : prettyDOM(container)].filter(Boolean).join('\n\n'),
  );
  error.name = 'TestingLibraryElementError';
  return error;
}

// No test measures time: a busy machine may take as long as it needs.
configure({ asyncUtilTimeout: 30_000, getElementError: queryError });

// A console error of React or a component is a defect.
const complaints = vi.spyOn(console, 'error');

// The test DOM has no layout: nothing is in view until a test says so, and nothing scrolls.
// Scrolling returns a promise, as in newer browsers: an effect must not pass it on.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => Promise.resolve();
if (typeof document !== 'undefined') document.elementsFromPoint = () => [];
if (typeof window !== 'undefined') window.getComputedStyle = quickComputedStyle;
Object.assign(globalThis, {
  // It always has time, until a test says otherwise.
  requestIdleCallback: (run: () => void) => {
    run();
    return 0;
  },
  cancelIdleCallback() {},
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

// A reader who is there: pages render what lies below their first view.
if (typeof window !== 'undefined') {
  await import('#client/lib/use-interacted.ts');
  window.dispatchEvent(new Event('pointermove'));
}

// As in a browser that has been idle: dialogs open without a wait.
await ModalFrame.preload();

afterEach(() => {
  cleanup();
  // Test files share modules and a document: none finds what another left in them or in its URL.
  onlineManager.setOnline(true);
  if (typeof document !== 'undefined') {
    document.body.removeAttribute('style');
    history.replaceState(null, '', '/');
  }
  navigateAway.mockReset();
  reloadDocument.mockReset();
  const calls = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockClear();
  expect(calls).toEqual([]);
  expect(leftFor.splice(0)).toEqual([]);
});
