import { expect, test } from 'vitest';
import { windowAt } from './calendar-window.ts';

test('covers the same whole months all month, the past one included', () => {
  const [first, last] = ['2026-11-01T00:00:00Z', '2026-11-30T23:59:59Z'].map((iso) =>
    windowAt(new Date(iso)),
  );
  expect(first).toEqual({ from: Date.UTC(2026, 9), to: Date.UTC(2027, 5) });
  expect(last).toEqual(first);
  expect(windowAt(new Date('2026-12-01T00:00:00Z'))).not.toEqual(first);
});
