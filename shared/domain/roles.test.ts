import { describe, expect, test } from 'vitest';
import { type GlobalRole, hasTeamAccess, isAccountAdmin } from './roles.ts';

const person = (globalRole: GlobalRole, ...teams: GlobalRole[]) => ({
  globalRole,
  teams: teams.map((role) => ({ role })),
});

describe('an account admin', () => {
  test.each([
    ['by their own role', person('account_admin'), true],
    ['in one of their accounts', person('regular_user', 'regular_user', 'account_admin'), true],
    ['not as a member', person('regular_user', 'regular_user'), false],
    ['not as a master admin', person('master_admin'), false],
    ['not without a role anywhere', person('regular_user'), false],
  ])('is one %s', (_, who, isAdmin) => {
    expect(isAccountAdmin(who)).toBe(isAdmin);
  });
});

test('only people with an account have access to teams, whatever their role', () => {
  expect(hasTeamAccess(person('regular_user', 'regular_user'))).toBe(true);
  expect(hasTeamAccess(person('master_admin'))).toBe(false);
});
