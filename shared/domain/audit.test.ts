import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_OBJECTS } from './audit.ts';

/** Stored entries use these names: names may be added, but never removed or changed. */
test('stored entries can still be read', () => {
  expect(AUDIT_ACTIONS).toEqual(
    expect.arrayContaining([
      'auth.signed_in',
      'auth.access_refused',
      'user.role_changed',
      'user.disabled',
      'user.enabled',
      'user.signed_out_everywhere',
      'account.created',
      'account.changed',
      'account.deleted',
      'membership.added',
      'membership.changed',
      'membership.removed',
      'team.created',
      'team.changed',
      'team.deleted',
      'subscription.changed',
      'prompts.changed',
      'data.exported',
      'data.erased',
      'cleanup.run',
    ]),
  );
  expect(AUDIT_OBJECTS).toEqual(
    expect.arrayContaining([
      'user',
      'login',
      'account',
      'membership',
      'team',
      'subscription',
      'prompts',
      'installation',
      'operation',
    ]),
  );
  expect(AUDIT_ACTORS).toEqual(expect.arrayContaining(['user', 'anonymous', 'system']));
});
