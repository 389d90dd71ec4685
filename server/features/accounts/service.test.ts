import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { openAccount } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const newPerson = async () => (await app.signIn(`${crypto.randomUUID()}@people.example`)).actor.id;

describe('opening an account', () => {
  test('creates it active, on the smallest plan, with its people as members', async () => {
    const { db } = app.services.database;
    const [admin, member] = [await newPerson(), await newPerson()];
    const accountId = await db.transaction((tx) =>
      openAccount(tx, 'Northwind', [
        { userId: admin, role: 'account_admin' },
        { userId: member, role: 'regular_user' },
      ]),
    );
    const [account] = await db.select().from(teamAccounts).where(eq(teamAccounts.id, accountId));
    expect(account).toMatchObject({
      name: 'Northwind',
      subscriptionTier: 'team_platform',
      teamLimit: 1,
      memberLimit: 5,
      isActive: true,
    });
    const members = await db
      .select()
      .from(accountMemberships)
      .where(eq(accountMemberships.accountId, accountId));
    expect(members).toHaveLength(2);
    expect(members).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: admin, role: 'account_admin', isActive: true }),
        expect.objectContaining({ userId: member, role: 'regular_user', isActive: true }),
      ]),
    );
  });

  test('stores nothing when one of its members does not exist', async () => {
    const { db } = app.services.database;
    const name = `Unfinished ${crypto.randomUUID()}`;
    const opening = db.transaction((tx) =>
      openAccount(tx, name, [{ userId: crypto.randomUUID(), role: 'account_admin' }]),
    );
    await expect(opening).rejects.toThrow();
    expect(await db.select().from(teamAccounts).where(eq(teamAccounts.name, name))).toEqual([]);
  });

  test('refuses the same member twice', async () => {
    const { db } = app.services.database;
    const userId = await newPerson();
    const twice = { userId, role: 'regular_user' as const };
    const opening = db.transaction((tx) => openAccount(tx, 'Twice', [twice, twice]));
    await expect(opening).rejects.toMatchObject({ cause: { code: '23505' } });
  });
});
