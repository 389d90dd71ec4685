import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// What React or a component complains about on the console is a defect.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  const calls = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockClear();
  expect(calls).toEqual([]);
});
