import { expect, test } from 'vitest';
import { placesWords, stateWords } from './invitation-words.ts';

const EVERYBODY = {
  kind: 'team',
  state: 'pending',
  uses: 2,
  usesMax: 5,
  declines: 0,
  remindedAt: null,
} as const;
const TOM = { ...EVERYBODY, kind: 'person', uses: 0, usesMax: 1 } as const;

test.each([
  [EVERYBODY, '2 of 5 joined'],
  [{ ...EVERYBODY, declines: 1 }, '2 of 5 joined, 1 declined'],
  [{ ...EVERYBODY, state: 'expired' as const }, 'Expired: 2 of 5 joined'],
  [TOM, 'Pending'],
  [{ ...TOM, remindedAt: '2026-11-20T10:00:00.000Z' }, 'Pending, reminded'],
  [{ ...TOM, state: 'declined' as const }, 'Declined'],
  [{ ...TOM, state: 'expired' as const }, 'Expired'],
  [{ ...TOM, state: 'joined' as const, uses: 1 }, 'Joined'],
])('the state of %j is "%s"', (invitation, words) => {
  expect(stateWords(invitation)).toBe(words);
});

test('says how many more people fit', () => {
  expect(placesWords(0)).toContain('five people');
  expect(placesWords(1)).toContain('1 more person.');
  expect(placesWords(3)).toContain('3 more people.');
});
