import { expect, test } from 'vitest';
import { configuredRole } from './policy.ts';

const [MASTER, ADMIN, USER] = ['master_admin', 'account_admin', 'regular_user'] as const;

test.each([
  ['a named person becomes a master admin', USER, null, true, [MASTER, USER]],
  ['a named admin keeps the role to fall back to', ADMIN, null, true, [MASTER, ADMIN]],
  ['a named master admin stays one', MASTER, USER, true, null],
  ['a manually appointed master admin who is named stays one', MASTER, null, true, null],
  ['a master admin who is no longer named falls back', MASTER, ADMIN, false, [ADMIN, null]],
  ['a manually appointed master admin does not fall back', MASTER, null, false, null],
  ['a person who is not named keeps their role', USER, null, false, null],
  [
    'a role to fall back to has no effect on somebody who is no master admin',
    USER,
    ADMIN,
    false,
    null,
  ],
] as const)('%s', (_name, globalRole, roleBeforeMaster, isNamed, expected) => {
  const found = configuredRole({ globalRole, roleBeforeMaster }, isNamed);
  expect(found && [found.globalRole, found.roleBeforeMaster]).toEqual(expected);
});
