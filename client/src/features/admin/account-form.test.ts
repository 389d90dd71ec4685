import { expect, test } from 'vitest';
import { AccountForm, NewAccountForm } from './account-form.ts';
import { teamLimitOf } from './team-limit.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 0],
  ['-1', -1],
  ['2.5', 2.5],
  ['', 1],
  ['   ', 1],
  ['many', 1],
  ['3 teams', 1],
])('parses a team limit typed as %j as %i', (text, limit) => {
  expect(teamLimitOf(text)).toBe(limit);
});

test('validates an account by the rules of the API', () => {
  const entry = { name: ' Acme ', description: '', teamLimit: '3' };
  expect(NewAccountForm.parse(entry)).toMatchObject({ name: 'Acme', teamLimit: 3 });
  expect(AccountForm.parse({ ...entry, isActive: false })).toMatchObject({ isActive: false });
  expect(NewAccountForm.safeParse({ ...entry, name: ' ' }).success).toBe(false);
  expect(NewAccountForm.safeParse({ ...entry, teamLimit: '2.5' }).success).toBe(false);
  expect(AccountForm.safeParse(entry).success).toBe(false);
});
