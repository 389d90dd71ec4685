import { describe, expect, test } from 'vitest';
import { canAdminister, canSearch } from './policy.ts';

const [MASTER, ADMIN, USER] = ['master_admin', 'account_admin', 'regular_user'] as const;

describe('administering an account', () => {
  test.each([
    [MASTER, null, true],
    [MASTER, USER, true],
    [USER, ADMIN, true],
    [ADMIN, ADMIN, true],
    [ADMIN, USER, false],
    // Being an admin of another account gives no role in this one.
    [ADMIN, null, false],
    [USER, USER, false],
    [USER, null, false],
  ])('as %s with the role %s in it: %s', (globalRole, accountRole, expected) => {
    expect(canAdminister({ globalRole, accountRole })).toBe(expected);
  });
});

describe('searching people', () => {
  const member = (role: typeof MASTER | typeof ADMIN | typeof USER) => ({
    id: 'account',
    name: 'Account',
    role,
  });
  test.each([
    ['a master admin of no account', MASTER, [], true],
    ['an admin of one account among others', ADMIN, [member(USER), member(ADMIN)], true],
    ['a member', USER, [member(USER)], false],
    ['a person without an account', USER, [], false],
  ])('as %s', (_name, globalRole, activeAccounts, expected) => {
    expect(canSearch({ globalRole, activeAccounts })).toBe(expected);
  });
});
