import { expect, test } from 'vitest';
import { configuredRole } from './policy.ts';

const [MASTER, ADMIN, USER] = ['master_admin', 'account_admin', 'regular_user'] as const;

test.each([
  ['a named person becomes a master admin', USER, null, true, [MASTER, USER]],
  ['a named admin remembers the role', ADMIN, null, true, [MASTER, ADMIN]],
  ['a named master admin stays one', MASTER, USER, true, null],
  ['a master admin by another way who is named stays one', MASTER, null, true, null],
  ['a master admin who is no longer named falls back', MASTER, ADMIN, false, [ADMIN, null]],
  ['a master admin by another way does not fall back', MASTER, null, false, null],
  ['a person who is not named stays one', USER, null, false, null],
  ['a role of before means nothing without the present one', USER, ADMIN, false, null],
] as const)('%s', (_name, globalRole, roleBeforeMaster, isNamed, expected) => {
  const found = configuredRole({ globalRole, roleBeforeMaster }, isNamed);
  expect(found && [found.globalRole, found.roleBeforeMaster]).toEqual(expected);
});
