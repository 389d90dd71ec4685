import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { masterOf, newAccount, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';

const SEARCH = '/api/admin/users/search';

let app: TestApp;
let master: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
  master = await masterOf(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const find = async (by: SignedIn, q: string) =>
  (await by.get(`${SEARCH}?q=${encodeURIComponent(q)}`).expect(200)).body as { id: string }[];
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);
const userPath = ({ actor }: SignedIn) => `/api/admin/users/${actor.id}`;

async function named(firstName: string, lastName: string, name?: string): Promise<SignedIn> {
  const person = await somebody(app, name);
  const { db } = app.services.database;
  await db.update(users).set({ firstName, lastName }).where(eq(users.id, person.actor.id));
  return person;
}

describe('a search for people', () => {
  test('lets master admins find anybody by a part of email or name', async () => {
    const zora = await named('Zora', 'Quist', 'zq');
    for (const words of ['ORA', 'ora qui', zora.actor.email ?? '', 'Quist']) {
      expect(await find(master, words)).toEqual([
        {
          id: zora.actor.id,
          email: zora.actor.email,
          firstName: 'Zora',
          lastName: 'Quist',
          globalRole: 'regular_user',
          isActive: true,
        },
      ]);
    }
  });

  test('matches only beginnings for one or two characters', async () => {
    const yves = await named('Yves', 'Xu', 'w1');
    for (const words of ['Y', 'yv', 'X', 'xu', 'w1']) {
      expect(idsOf(await find(master, words))).toEqual([yves.actor.id]);
    }
    expect(await find(master, 've')).toEqual([]);
  });

  test('finds twenty of very many, first those whose name begins with the words', async () => {
    const { db } = app.services.database;
    const crowd = Array.from({ length: 250 }, (_, number) => ({
      issuer: 'https://crowd.example',
      subject: String(number),
      email: `a${number}@sharedplace.example`,
    }));
    await db.insert(users).values(crowd);
    const first = await named('Sharedplace', 'Zeta', 'zz');
    const found = await find(master, 'sharedplace');
    expect(found).toHaveLength(20);
    expect(found[0]?.id).toBe(first.actor.id);
    const [one] = await db.select().from(users).where(eq(users.email, 'a249@sharedplace.example'));
    expect(idsOf(await find(master, 'a249@sharedplace'))).toEqual([one?.id]);
    await db.delete(users).where(eq(users.issuer, 'https://crowd.example'));
  });

  test('takes wildcards literally and finds at most twenty', async () => {
    for (const words of ['%', '_', '\\', '%%%', 'person_%']) {
      expect(await find(master, words)).toEqual([]);
    }
    for (let count = 0; count < 22; count += 1) await somebody(app, 'crowd');
    expect(await find(master, 'crowd')).toHaveLength(20);
    expect(await find(master, 'cr')).toHaveLength(20);
  });

  test('lets account admins find their own people, and others by their full email only', async () => {
    const { admin, member } = await newAccount(app, master);
    const stranger = await named('Vera', 'Ullman', 'outside');
    const ownEmail = member.actor.email ?? '';
    expect(idsOf(await find(admin, ownEmail.slice(0, 20)))).toEqual([member.actor.id]);
    expect(await find(admin, 'Ullman')).toEqual([]);
    expect(await find(admin, 'v')).toEqual([]);
    const email = stranger.actor.email ?? '';
    expect(await find(admin, email.slice(0, -1))).toEqual([]);
    expect(idsOf(await find(admin, email.toUpperCase()))).toEqual([stranger.actor.id]);
    await master.put(userPath(stranger), { isActive: false }).expect(200);
    expect(await find(admin, email)).toEqual([]);
  });

  test('is refused to people who administer nothing, and with an empty query', async () => {
    const { member } = await newAccount(app, master);
    expect((await member.get(`${SEARCH}?q=a`)).status).toBe(403);
    expect((await app.anonymous.get(`${SEARCH}?q=a`)).status).toBe(401);
    for (const query of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=a&q=b']) {
      expect((await master.get(SEARCH + query)).status).toBe(400);
    }
  });
});

describe('disabling a person', () => {
  test('signs them out everywhere permanently, and audits it', async () => {
    const person = await somebody(app);
    const { body } = await master.put(userPath(person), { isActive: false }).expect(200);
    expect(body).toMatchObject({ id: person.actor.id, isActive: false });
    expect((await person.get('/api/auth/user')).status).toBe(401);
    await master.put(userPath(person), { isActive: true }).expect(200);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    const { db } = app.services.database;
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, person.actor.id))
      .orderBy(auditLog.id);
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['user.disabled', { isActive: false, signInsEnded: 1 }],
      ['user.enabled', { isActive: true }],
    ]);
  });

  test('is for master admins, and requires an existing person and a change', async () => {
    const { admin, member } = await newAccount(app, master);
    const body = { isActive: false };
    expect((await admin.put(userPath(member), body)).status).toBe(403);
    expect((await app.anonymous.put(userPath(member), body)).status).toBe(401);
    const missing = await master.put(`/api/admin/users/${randomUUID()}`, body);
    expect([missing.status, missing.body.code]).toEqual([404, 'user.not_found']);
    for (const refused of [{}, { isActive: 'no' }, { globalRole: 'master_admin' }]) {
      expect((await master.put(userPath(member), refused)).status).toBe(400);
    }
  });
});

describe('a master admin', () => {
  test('can be appointed by another one, independent of the configuration', async () => {
    const { admin } = await newAccount(app, master);
    await master.put(userPath(admin), { isMasterAdmin: true }).expect(200);
    expect((await admin.get('/api/auth/user')).body.globalRole).toBe('master_admin');
    const { db } = app.services.database;
    const [row] = await db.select().from(users).where(eq(users.id, admin.actor.id));
    expect(row?.roleBeforeMaster).toBeNull();
    const { body } = await master.put(userPath(admin), { isMasterAdmin: false }).expect(200);
    expect(body.globalRole).toBe('account_admin');
  });

  test('named by the configuration becomes independent of it once appointed', async () => {
    const boss = await app.signIn('boss@people.example');
    await master.put(userPath(boss), { isMasterAdmin: true }).expect(200);
    const { db } = app.services.database;
    const [row] = await db.select().from(users).where(eq(users.id, boss.actor.id));
    expect(row).toMatchObject({ globalRole: 'master_admin', roleBeforeMaster: null });
  });

  test('can be neither disabled nor demoted when the last active one', async () => {
    const { db } = app.services.database;
    await db
      .update(users)
      .set({ globalRole: 'regular_user', roleBeforeMaster: null })
      .where(and(eq(users.globalRole, 'master_admin'), ne(users.id, master.actor.id)));
    for (const body of [{ isActive: false }, { isMasterAdmin: false }]) {
      const refused = await master.put(userPath(master), body);
      expect([refused.status, refused.body.code]).toEqual([409, 'user.last_master_admin']);
    }
    const second = await somebody(app);
    await master.put(userPath(second), { isMasterAdmin: true }).expect(200);
    await master.put(userPath(master), { isMasterAdmin: false }).expect(200);
    expect((await master.get('/api/admin/team-accounts')).status).toBe(403);
    await second.put(userPath(master), { isMasterAdmin: true }).expect(200);
  });
});
