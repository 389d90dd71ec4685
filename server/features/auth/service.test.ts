import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { logins, users } from '#server/platform/db/schema/identity.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import type { VerifiedClaims } from '#server/providers/identity/port.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { openAccount } from '../accounts/service.ts';
import { authenticate, signIn, signOut } from './service.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The app's clock goes on while a test runs, however slowly. */
const MARGIN = MINUTE;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
});
afterAll(() => app[Symbol.asyncDispose]());

const newEmail = () => `${crypto.randomUUID()}@service.example`;

function claims(changes: Partial<VerifiedClaims> = {}): VerifiedClaims {
  const subject = crypto.randomUUID();
  return {
    issuer: 'https://id.example',
    subject,
    email: `${subject}@people.example`,
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    pictureUrl: null,
    ...changes,
  };
}

async function userAfter(given: VerifiedClaims) {
  const { db } = app.services.database;
  await signIn(app.services.signInCtx(), given);
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, given.issuer), eq(users.subject, given.subject)));
  if (!row) throw new Error('The person has no row');
  return row;
}

describe('an ordinary sign-in', () => {
  test.each([
    [24 * HOUR - MARGIN, 200],
    [24 * HOUR + SECOND, 401],
  ])('after %i ms without a request answers %i', async (idle, status) => {
    const person = await app.signIn(newEmail());
    app.advance(idle);
    expect((await person.get('/api/auth/user')).status).toBe(status);
  });

  test('ends after fourteen days even when used every day', async () => {
    const person = await app.signIn(newEmail());
    for (let day = 1; day < 14; day += 1) {
      app.advance(24 * HOUR - MARGIN);
      expect((await person.get('/api/auth/user')).status, `day ${day}`).toBe(200);
    }
    app.advance(24 * HOUR - MARGIN);
    expect((await person.get('/api/auth/user')).status).toBe(200);
    app.advance(14 * MARGIN);
    expect((await person.get('/api/auth/user')).status).toBe(401);
  });

  test('updates when it was last seen at most once a minute', async () => {
    const { db } = app.services.database;
    const person = await app.signIn(newEmail());
    const seen = async () => {
      const [row] = await db.select().from(logins).where(eq(logins.id, person.actor.loginId));
      return row?.lastSeenAt.getTime() ?? 0;
    };
    const first = await seen();
    app.advance(MINUTE / 2);
    await person.get('/api/auth/user');
    expect(await seen()).toBe(first);
    app.advance(MINUTE / 2);
    await person.get('/api/auth/user');
    expect((await seen()) - first).toBeGreaterThanOrEqual(MINUTE);
  });
});

describe('a master admin’s sign-in', () => {
  test.each([
    [30 * MINUTE - MARGIN, 200],
    [30 * MINUTE + SECOND, 401],
  ])('after %i ms without a request answers %i', async (idle, status) => {
    const master = await app.signIn('boss@people.example');
    expect(master.actor.globalRole).toBe('master_admin');
    app.advance(idle);
    expect((await master.get('/api/auth/user')).status).toBe(status);
  });

  test('ends after twelve hours even when used all day', async () => {
    const master = await app.signIn('boss@people.example');
    for (let half = 1; half < 24; half += 1) {
      app.advance(30 * MINUTE - MARGIN);
      expect((await master.get('/api/auth/user')).status, `half hour ${half}`).toBe(200);
    }
    app.advance(30 * MINUTE - MARGIN);
    expect((await master.get('/api/auth/user')).status).toBe(200);
    app.advance(24 * MARGIN);
    expect((await master.get('/api/auth/user')).status).toBe(401);
  });

  test('is shortened for somebody promoted while signed in', async () => {
    const { db } = app.services.database;
    const person = await app.signIn(newEmail());
    await db.update(users).set({ globalRole: 'master_admin' }).where(eq(users.id, person.actor.id));
    expect((await person.get('/api/auth/user')).body.globalRole).toBe('master_admin');
    app.advance(31 * MINUTE);
    expect((await person.get('/api/auth/user')).status).toBe(401);
  });
});

describe('who is a master admin', () => {
  test('is anybody whose verified address is in the configuration', async () => {
    const user = await userAfter(claims({ email: 'boss@people.example' }));
    expect(user.globalRole).toBe('master_admin');
  });

  test('is not somebody whose address is unverified', async () => {
    const user = await userAfter(claims({ email: 'boss@people.example', emailVerified: false }));
    expect(user.globalRole).toBe('regular_user');
  });

  test('is not somebody whose address is merely similar', async () => {
    for (const email of [
      'boss@people.example.evil',
      'aboss@people.example',
      'boss@people.exampl',
    ]) {
      expect((await userAfter(claims({ email }))).globalRole).toBe('regular_user');
    }
  });

  test('includes the demo master only with the embedded issuer', async () => {
    const demo = await userAfter(claims({ email: 'master@demo.example' }));
    expect(demo.globalRole).toBe('master_admin');
    await using real = await startTestApp({
      env: {
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'client',
        OIDC_CLIENT_SECRET: 'secret',
      },
    });
    const { actor } = await real.signIn('master@demo.example');
    expect(actor.globalRole).toBe('regular_user');
  });

  test('loses the rights at the next request after the role is revoked', async () => {
    const { db } = app.services.database;
    const master = await app.signIn('boss@people.example');
    await db.update(users).set({ globalRole: 'regular_user' }).where(eq(users.id, master.actor.id));
    expect((await master.get('/api/auth/user')).body.globalRole).toBe('regular_user');
  });
});

describe('a person', () => {
  test('is identified by issuer and subject: the same subject of another issuer is another person', async () => {
    const subject = crypto.randomUUID();
    const here = await userAfter(claims({ subject }));
    const there = await userAfter(claims({ subject, issuer: 'https://other.example' }));
    expect(there.id).not.toBe(here.id);
  });

  test('is not identified by address: another subject with it is another person', async () => {
    const email = newEmail();
    const first = await userAfter(claims({ email }));
    const second = await userAfter(claims({ email }));
    expect(second.id).not.toBe(first.id);
  });

  test('stays the same when address and name change', async () => {
    const given = claims();
    const before = await userAfter(given);
    const after = await userAfter({ ...given, email: 'new@people.example', lastName: 'King' });
    expect(after).toMatchObject({ id: before.id, email: 'new@people.example', lastName: 'King' });
  });

  test('keeps their role when signing in again', async () => {
    const { db } = app.services.database;
    const given = claims();
    const { id } = await userAfter(given);
    await db.update(users).set({ globalRole: 'account_admin' }).where(eq(users.id, id));
    expect((await userAfter(given)).globalRole).toBe('account_admin');
  });

  test('may have no address and no name', async () => {
    const nameless = claims({ email: null, emailVerified: false, firstName: null, lastName: null });
    const login = await signIn(app.services.signInCtx(), nameless);
    const actor = login && (await authenticate(app.services.signInCtx(), login.loginId));
    expect(actor).toMatchObject({
      email: null,
      firstName: null,
      lastName: null,
      activeAccounts: [],
    });
  });

  test('without an address hears of no browser, although they asked for it', async () => {
    const { db } = app.services.database;
    const nameless = claims({ email: null, emailVerified: false });
    const { id } = await userAfter(nameless);
    await db.update(users).set({ signInLetters: true }).where(eq(users.id, id));
    const browser = { token: 'secret', userAgent: '', loginsUrl: 'https://charts.example' };
    const login = await signIn(app.services.signInCtx(), nameless, browser);
    expect(login).toMatchObject({ userId: id, isBrowserKnown: true });
    const { rows } = await db.execute(
      sql`select 1 from mail_messages where content->>'to' is null`,
    );
    expect(rows).toEqual([]);
  });

  test('is refused sign-in when disabled', async () => {
    const { db } = app.services.database;
    const given = claims();
    const { id } = await userAfter(given);
    await db.update(users).set({ isActive: false }).where(eq(users.id, id));
    const before = await db.select().from(logins).where(eq(logins.userId, id));
    expect(await signIn(app.services.signInCtx(), given)).toBeNull();
    expect(await db.select().from(logins).where(eq(logins.userId, id))).toHaveLength(before.length);
  });

  test('accepts the terms by signing in, and keeps the first acceptance', async () => {
    const given = claims();
    const first = await userAfter(given);
    expect(first.termsVersion).toBeTruthy();
    expect(first.termsAcceptedAt).toBeInstanceOf(Date);
    app.advance(HOUR);
    const second = await userAfter(given);
    expect(second.termsAcceptedAt).toEqual(first.termsAcceptedAt);
    const { db } = app.services.database;
    await db.update(users).set({ termsVersion: 'older' }).where(eq(users.id, first.id));
    const third = await userAfter(given);
    expect(third.termsVersion).toBe(first.termsVersion);
    expect(third.termsAcceptedAt?.getTime()).toBeGreaterThan(first.termsAcceptedAt?.getTime() ?? 0);
  });
});

describe('the memberships of a person', () => {
  const teamsOf = async (cookieHolder: { get(path: string): PromiseLike<{ body: unknown }> }) => {
    const { body } = await cookieHolder.get('/api/auth/user');
    return body as { teams: { role: string; teamAccount: { id: string; name: string } }[] };
  };

  test('come with the account’s name and the role in it, oldest account first', async () => {
    const { db } = app.services.database;
    const person = await app.signIn(newEmail());
    const first = await openAccount(db, 'First', [
      { userId: person.actor.id, role: 'regular_user' },
    ]);
    const second = await openAccount(db, 'Second', [
      { userId: person.actor.id, role: 'account_admin' },
    ]);
    expect(await teamsOf(person)).toEqual({
      id: person.actor.id,
      email: person.actor.email,
      firstName: 'Test',
      lastName: 'Person',
      globalRole: 'account_admin',
      clock: null,
      signInLetters: false,
      teams: [
        { role: 'regular_user', teamAccount: { id: first, name: 'First' } },
        { role: 'account_admin', teamAccount: { id: second, name: 'Second' } },
      ],
    });
  });

  test('leave out inactive ones, and change with the next request', async () => {
    const { db } = app.services.database;
    const person = await app.signIn(newEmail());
    const accountId = await openAccount(db, 'Northwind', [
      { userId: person.actor.id, role: 'account_admin' },
    ]);
    const own = eq(accountMemberships.accountId, accountId);
    expect((await teamsOf(person)).teams).toHaveLength(1);
    await db.update(accountMemberships).set({ isActive: false }).where(own);
    expect((await teamsOf(person)).teams).toEqual([]);
    await db.update(accountMemberships).set({ isActive: true, role: 'regular_user' }).where(own);
    expect((await teamsOf(person)).teams).toMatchObject([{ role: 'regular_user' }]);
    await db.update(teamAccounts).set({ isActive: false }).where(eq(teamAccounts.id, accountId));
    expect((await teamsOf(person)).teams).toEqual([]);
    await db.update(teamAccounts).set({ isActive: true }).where(eq(teamAccounts.id, accountId));
    await db.delete(accountMemberships).where(own);
    expect((await teamsOf(person)).teams).toEqual([]);
  });

  test('are that person’s only', async () => {
    const { db } = app.services.database;
    const [mine, theirs] = [await app.signIn(newEmail()), await app.signIn(newEmail())];
    await openAccount(db, 'Theirs', [{ userId: theirs.actor.id, role: 'account_admin' }]);
    expect((await teamsOf(mine)).teams).toEqual([]);
  });

  test('need no extra query, however many there are', async () => {
    const { db, pool } = app.services.database;
    const person = await app.signIn(newEmail());
    const ask = () => person.get('/api/auth/user').expect(200);
    // The first call also runs one-time queries.
    await ask();
    const without = await queriesOf(pool, ask);
    for (let index = 0; index < 10; index += 1) {
      await openAccount(db, `Account ${index}`, [
        { userId: person.actor.id, role: 'regular_user' },
      ]);
    }
    const withTen = await queriesOf(pool, ask);
    expect(withTen).toHaveLength(without.length);
    expect(without).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('keeps its first time and reason, however often it is repeated', async () => {
    const { db } = app.services.database;
    const login = await signIn(app.services.signInCtx(), claims());
    if (!login) throw new Error('Refused');
    await signOut(app.services.signInCtx(), login.loginId);
    const [first] = await db.select().from(logins).where(eq(logins.id, login.loginId));
    app.advance(MINUTE);
    await signOut(app.services.signInCtx(), login.loginId);
    const [second] = await db.select().from(logins).where(eq(logins.id, login.loginId));
    expect(second).toEqual(first);
    expect(await authenticate(app.services.signInCtx(), login.loginId)).toBeNull();
  });
});
