import { expect, test } from 'vitest';
import { stateOf } from './manage.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const OPEN = { uses: 0, usesMax: 2, declinedAt: null, expiresAt: later(1) };

test.each([
  ['that nobody has used is open', {}, 'pending'],
  ['that some have used is open', { uses: 1 }, 'pending'],
  ['that all have used is a success', { uses: 2 }, 'joined'],
  [
    'that all have used stays a success after its days',
    { uses: 2, expiresAt: later(-1) },
    'joined',
  ],
  ['that was declined says so', { declinedAt: NOW }, 'declined'],
  [
    'that was declined says so after its days, too',
    { declinedAt: NOW, expiresAt: later(-1) },
    'declined',
  ],
  ['has expired at the instant it ends', { expiresAt: NOW }, 'expired'],
] as const)('an invitation %s', (_what, change, state) => {
  expect(stateOf({ ...OPEN, ...change }, NOW)).toBe(state);
});
