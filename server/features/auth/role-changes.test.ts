import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { logins, users } from '#server/platform/db/schema/identity.ts';
import type { VerifiedClaims } from '#server/providers/identity/port.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { configuredRole } from './policy.ts';
import { authenticate, revokeLogins, type SignInCtx, signIn } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const newEmail = () => `${randomUUID()}@people.example`;

const claimsOf = (email: string, emailVerified = true): VerifiedClaims => ({
  issuer: 'https://id.example',
  subject: email,
  email,
  emailVerified,
  firstName: null,
  lastName: null,
  pictureUrl: null,
});

/** An installation whose MASTER_ADMIN_EMAILS has these addresses. */
const naming = (...masterAdminEmails: string[]): SignInCtx => ({
  ...app.services.signInCtx('request-of-a-test'),
  masterAdminEmails,
});

async function signedIn(ctx: SignInCtx, claims: VerifiedClaims) {
  const login = await signIn(ctx, claims);
  if (!login) throw new Error('Refused');
  return login;
}

const roleAt = async (ctx: SignInCtx, loginId: string) =>
  (await authenticate(ctx, loginId))?.globalRole;

const giveRole = (userId: string, globalRole: 'master_admin' | 'account_admin') =>
  app.services.database.db
    .update(users)
    .set({ globalRole, roleBeforeMaster: null })
    .where(eq(users.id, userId));

const entriesOf = (action: 'user.role_changed' | 'auth.signed_in', actorOrObject: string) =>
  app.services.database.db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, action),
        action === 'auth.signed_in'
          ? eq(auditLog.actorId, actorOrObject)
          : eq(auditLog.objectId, actorOrObject),
      ),
    )
    .orderBy(asc(auditLog.id));

describe('the configuration’s effect on a role', () => {
  test.each([
    ['raises a named person', 'regular_user', null, true, ['master_admin', 'regular_user']],
    [
      'raises a named account admin',
      'account_admin',
      null,
      true,
      ['master_admin', 'account_admin'],
    ],
    ['leaves a named master admin', 'master_admin', 'regular_user', true, null],
    ['leaves a manually appointed master admin', 'master_admin', null, false, null],
    [
      'revokes the role it granted',
      'master_admin',
      'account_admin',
      false,
      ['account_admin', null],
    ],
    ['leaves everybody else', 'regular_user', null, false, null],
    [
      'leaves a person whose role was revoked manually',
      'regular_user',
      'account_admin',
      false,
      null,
    ],
  ] as const)('%s', (_title, globalRole, roleBeforeMaster, isNamed, expected) => {
    const roleState = configuredRole({ globalRole, roleBeforeMaster }, isNamed);
    expect(roleState && [roleState.globalRole, roleState.roleBeforeMaster]).toEqual(expected);
  });
});

describe('a person the configuration no longer names', () => {
  test('is no master admin from the next request, audited once', async () => {
    const email = newEmail();
    const { userId, loginId } = await signedIn(naming(email), claimsOf(email));
    expect(await roleAt(naming(email), loginId)).toBe('master_admin');
    expect(await roleAt(naming(), loginId)).toBe('regular_user');
    expect(await roleAt(naming(), loginId)).toBe('regular_user');
    const changes = await entriesOf('user.role_changed', userId);
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ globalRole: 'regular_user' }, { globalRole: 'master_admin', by: 'configuration' }],
      [{ globalRole: 'master_admin' }, { globalRole: 'regular_user', by: 'configuration' }],
    ]);
    expect(changes[0]).toMatchObject({ actorKind: 'system', requestId: 'request-of-a-test' });
  });

  test('is no master admin at the next sign-in either', async () => {
    const email = newEmail();
    await signedIn(naming(email), claimsOf(email));
    const { loginId } = await signedIn(naming('other@people.example'), claimsOf(email));
    expect(await roleAt(naming(email), loginId)).toBe('regular_user');
  });

  test('falls back to the role from before', async () => {
    const email = newEmail();
    const { userId, loginId } = await signedIn(naming(), claimsOf(email));
    await giveRole(userId, 'account_admin');
    await signedIn(naming(email), claimsOf(email));
    expect(await roleAt(naming(email), loginId)).toBe('master_admin');
    expect(await roleAt(naming(), loginId)).toBe('account_admin');
  });

  test('stays a master admin when also appointed manually, before or since', async () => {
    const email = newEmail();
    const { userId, loginId } = await signedIn(naming(), claimsOf(email));
    await giveRole(userId, 'master_admin');
    await signedIn(naming(email), claimsOf(email));
    expect(await roleAt(naming(), loginId)).toBe('master_admin');
    await signedIn(naming(), claimsOf(email));
    expect(await roleAt(naming(), loginId)).toBe('master_admin');
  });

  test('is treated the same when the address is no longer verified', async () => {
    const email = newEmail();
    await signedIn(naming(email), claimsOf(email));
    const { loginId } = await signedIn(naming(email), claimsOf(email, false));
    expect(await roleAt(naming(email), loginId)).toBe('regular_user');
  });

  test('loses the role once, even when many requests notice at the same time', async () => {
    const email = newEmail();
    const { userId, loginId } = await signedIn(naming(email), claimsOf(email));
    const roles = await Promise.all(Array.from({ length: 8 }, () => roleAt(naming(), loginId)));
    expect(roles).not.toContain('master_admin');
    expect(await entriesOf('user.role_changed', userId)).toHaveLength(2);
  });
});

describe('a sign-in', () => {
  test('is audited with its person and request', async () => {
    const { userId, loginId } = await signedIn(naming(), claimsOf(newEmail()));
    expect(await entriesOf('auth.signed_in', userId)).toMatchObject([
      {
        actorKind: 'user',
        objectType: 'login',
        objectId: loginId,
        after: { globalRole: 'regular_user' },
        requestId: 'request-of-a-test',
      },
    ]);
  });

  test('is not audited as a sign-in when it is refused', async () => {
    const email = newEmail();
    const { userId } = await signedIn(naming(), claimsOf(email));
    const { db } = app.services.database;
    await db.update(users).set({ isActive: false }).where(eq(users.id, userId));
    expect(await signIn(naming(), claimsOf(email))).toBeNull();
    expect(await entriesOf('auth.signed_in', userId)).toHaveLength(1);
  });
});

describe('ending all of a person’s sign-ins', () => {
  const setActive = (id: string, isActive: boolean) =>
    app.services.database.db.update(users).set({ isActive }).where(eq(users.id, id));
  const end = (id: string) =>
    app.services.database.db.transaction((tx) =>
      revokeLogins(tx, id, 'disabled', app.services.clock()),
    );

  test('takes effect immediately, on every device, for that person only', async () => {
    const email = newEmail();
    const [here, there] = [await app.signIn(email), await app.signIn(email)];
    const other = await app.signIn(newEmail());
    expect(await end(here.actor.id)).toBe(2);
    await here.get('/api/auth/user').expect(401);
    await there.get('/api/auth/user').expect(401);
    await other.get('/api/auth/user').expect(200);
  });

  test('takes effect at the next request to another instance', async () => {
    await using beside = await startTestApp({ beside: app });
    const person = await app.signIn(newEmail());
    const there = beside.carrying(person.cookie);
    await there.get('/api/auth/user').expect(200);
    await end(person.actor.id);
    await there.get('/api/auth/user').expect(401);
  });

  test('is not reverted when the person is enabled again: they have to sign in', async () => {
    const email = newEmail();
    const former = await app.signIn(email);
    await setActive(former.actor.id, false);
    await end(former.actor.id);
    await former.get('/api/auth/user').expect(401);
    await setActive(former.actor.id, true);
    await former.get('/api/auth/user').expect(401);
    const again = await app.signIn(email);
    await again.get('/api/auth/user').expect(200);
    await former.get('/api/auth/user').expect(401);
  });

  test('keeps the original reason of sign-ins that had ended before', async () => {
    const email = newEmail();
    const [left, stayed] = [await app.signIn(email), await app.signIn(email)];
    await left.signOut();
    expect(await end(left.actor.id)).toBe(1);
    const rows = await app.services.database.db
      .select()
      .from(logins)
      .where(eq(logins.userId, stayed.actor.id));
    const reasons = new Map(rows.map(({ id, revokedReason }) => [id, revokedReason]));
    expect(reasons.get(left.actor.loginId)).toBe('signed_out');
    expect(reasons.get(stayed.actor.loginId)).toBe('disabled');
  });

  test('rolls back with its transaction', async () => {
    const person = await app.signIn(newEmail());
    const work = app.services.database.db.transaction(async (tx) => {
      await revokeLogins(tx, person.actor.id, 'erased', app.services.clock());
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    await person.get('/api/auth/user').expect(200);
  });
});
