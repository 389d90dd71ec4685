import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { masterOf, newAccount, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';

const ACCOUNTS = '/api/admin/team-accounts';

let app: TestApp;
let master: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  master = await masterOf(app);
  person = await somebody(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const open = async (body: object) => (await master.post(ACCOUNTS, body).expect(201)).body;
const namesOf = (accounts: { name: string }[]) => accounts.map(({ name }) => name);

async function auditOf(objectId: string) {
  const { db } = app.services.database;
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectId, objectId), eq(auditLog.objectType, 'account')))
    .orderBy(auditLog.id);
  return rows.map(({ action, before, after }) => ({ action, before, after }));
}

describe('opening an account', () => {
  test('answers 201 with the account, its name trimmed, and audits it', async () => {
    const { status, body } = await master.post(ACCOUNTS, { name: '  Fabrikam ', teamLimit: 3 });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Fabrikam',
      description: null,
      isActive: true,
      teamLimit: 3,
      memberLimit: 5,
      subscriptionTier: 'team_platform',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      teamCount: 0,
      memberCount: 0,
    });
    expect(await auditOf(body.id)).toEqual([
      {
        action: 'account.created',
        before: null,
        after: { name: 'Fabrikam', teamLimit: 3, memberLimit: 5 },
      },
    ]);
  });

  test.each([
    [{ name: '   ' }, 'name', 'Team account name is required'],
    [{ name: 'x'.repeat(256) }, 'name', 'Use at most 255 characters'],
    [{ name: 'A', teamLimit: 0 }, 'teamLimit', 'Enter a whole number of at least 1'],
    [{ name: 'A', teamLimit: -1 }, 'teamLimit', 'Enter a whole number of at least 1'],
    [{ name: 'A', teamLimit: 1.5 }, 'teamLimit', 'Enter a whole number of at least 1'],
    [{ name: 'A', teamLimit: 'many' }, 'teamLimit', expect.any(String)],
    [{ name: 'A', teamLimit: null }, 'teamLimit', expect.any(String)],
    [{ name: 'A', teamLimit: 10_001 }, 'teamLimit', 'Enter at most 10000'],
    [{ teamLimit: 1 }, 'name', expect.any(String)],
    [{ name: 'A', color: 'red' }, 'body', expect.any(String)],
    [{ name: 'A', id: randomUUID() }, 'body', expect.any(String)],
    [{ name: 'A', memberLimit: 0 }, 'memberLimit', 'Enter a whole number of at least 1'],
  ])('refuses %j', async (sent, field, sentence) => {
    const { status, body } = await master.post(ACCOUNTS, sent);
    expect([status, body.fields[field]]).toEqual([400, sentence]);
  });

  test('is for master admins', async () => {
    expect((await app.anonymous.post(ACCOUNTS, { name: 'A' })).status).toBe(401);
    expect((await person.post(ACCOUNTS, { name: 'A' })).status).toBe(403);
  });
});

describe('the list', () => {
  const word = randomUUID();
  beforeAll(async () => {
    const made = [];
    for (const name of [`beta ${word}`, `Alpha ${word}`, `gamma 100% ${word}`]) {
      made.push((await open({ name, teamLimit: 9 })).id);
    }
    const { db } = app.services.database;
    const team = (accountId: string, name: string, isActive = true) => ({
      accountId,
      name,
      isActive,
    });
    const [beta, , gamma] = made;
    await db
      .insert(teams)
      .values([team(beta, 'a'), team(beta, 'b'), team(gamma, 'c'), team(gamma, 'd', false)]);
    const path = `/api/admin/users/${person.actor.id}/team-account`;
    await master.post(path, { teamAccountId: gamma }).expect(200);
  });
  const list = async (query: string) =>
    namesOf((await master.get(`${ACCOUNTS}?search=${word}&${query}`).expect(200)).body).map(
      (name) => name.slice(0, 5),
    );

  test.each([
    ['sort=name&order=asc', ['Alpha', 'beta ', 'gamma']],
    ['sort=name&order=desc', ['gamma', 'beta ', 'Alpha']],
    ['sort=createdAt&order=asc', ['beta ', 'Alpha', 'gamma']],
    ['', ['gamma', 'Alpha', 'beta ']],
    ['sort=teams&order=desc', ['beta ', 'gamma', 'Alpha']],
    ['sort=members&order=desc&limit=1', ['gamma']],
    ['sort=name&order=asc&limit=1&offset=1', ['beta ']],
  ])('by "%s" comes in that order', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  test('counts only active teams and active memberships', async () => {
    const { body } = await master.get(`${ACCOUNTS}?search=gamma 100%25 ${word}`);
    expect(body).toMatchObject([{ teamCount: 1, memberCount: 1 }]);
  });

  test('is searched by any part of the name, ignoring case, with wildcards taken literally', async () => {
    expect(namesOf((await master.get(`${ACCOUNTS}?search=ALPHA ${word}`)).body)).toHaveLength(1);
    expect((await master.get(`${ACCOUNTS}?search=a%25a ${word}`)).body).toEqual([]);
    expect((await master.get(`${ACCOUNTS}?search=%5C`)).body).toEqual([]);
  });

  test('matches one or two letters at the start of the name only', async () => {
    const { body } = await master.get(`${ACCOUNTS}?search=Al&sort=name&order=asc`);
    expect(namesOf(body)).toEqual([`Alpha ${word}`]);
  });

  test('takes the same number of queries for one account as for many', async () => {
    const { pool } = app.services.database;
    const [one, all] = [
      await queriesOf(pool, () => master.get(`${ACCOUNTS}?limit=1`)),
      await queriesOf(pool, () => master.get(ACCOUNTS)),
    ];
    expect(all.length).toBe(one.length);
  });

  test.each(['limit=0', 'limit=51', 'offset=-1', 'offset=1e20', 'sort=id', 'order=up', 'page=2'])(
    'refuses %s',
    async (query) => {
      expect((await master.get(`${ACCOUNTS}?${query}`)).status).toBe(400);
    },
  );

  test('has a count endpoint that counts search results too', async () => {
    const { body } = await master.get(`${ACCOUNTS}/count?search=${word}`).expect(200);
    expect(body).toEqual({ total: 3, active: 3 });
    const all = (await master.get(`${ACCOUNTS}/count`)).body;
    expect(all.total).toBeGreaterThan(3);
  });

  test('is for master admins', async () => {
    for (const path of [ACCOUNTS, `${ACCOUNTS}/count`, `${ACCOUNTS}/export`]) {
      expect((await app.anonymous.get(path)).status).toBe(401);
      expect((await person.get(path)).status).toBe(403);
    }
  });
});

describe('the CSV file of accounts', () => {
  test('has the list’s accounts in the list’s order, and no cell that a spreadsheet would execute', async () => {
    const word = randomUUID();
    await open({ name: `=cmd ${word}`, description: 'two\nlines, "quoted"' });
    await open({ name: `Zebra ${word}` });
    const answer = await master
      .get(`${ACCOUNTS}/export?search=${word}&sort=name&order=desc`)
      .expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename=team-accounts.csv');
    const [heading, first, second] = answer.text.split('\r\n');
    expect(heading).toBe(
      '\uFEFFName,Description,Status,Plan,Teams,Team limit,Members,Member limit,Created,Changed,Id',
    );
    expect(first).toMatch(new RegExp(`^Zebra ${word},,Active,team_platform,0,1,0,5,`));
    expect(second).toMatch(new RegExp(`^'=cmd ${word},"two\nlines, ""quoted""",Active,`));
    const [entry] = await app.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'data.exported'));
    expect(entry).toMatchObject({ actorId: master.actor.id, after: { accounts: 2 } });
  });
});

describe('one account', () => {
  test('can be read by master admins and its own admins', async () => {
    const { id, admin } = await newAccount(app, master);
    for (const reader of [master, admin]) {
      const { body } = await reader.get(`${ACCOUNTS}/${id}`).expect(200);
      expect(body).toMatchObject({ id, name: 'Northwind', memberCount: 2 });
    }
  });

  test('is forbidden to its members and not found for strangers', async () => {
    const [own, other] = [await newAccount(app, master), await newAccount(app, master)];
    expect((await own.member.get(`${ACCOUNTS}/${own.id}`)).status).toBe(403);
    const stranger = await other.admin.get(`${ACCOUNTS}/${own.id}`);
    const missing = await other.admin.get(`${ACCOUNTS}/${randomUUID()}`);
    expect([stranger.status, missing.status]).toEqual([404, 404]);
    expect({ ...stranger.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await master.get(`${ACCOUNTS}/${randomUUID()}`)).status).toBe(404);
  });
});

describe('changing an account', () => {
  test('changes only the fields sent, and audits the values before and after', async () => {
    const account = await open({ name: 'Contoso', description: 'Old' });
    const changes = { isActive: false, teamLimit: 4, name: 'Contoso' };
    const { body } = await master.put(`${ACCOUNTS}/${account.id}`, changes).expect(200);
    expect(body).toEqual({
      ...account,
      isActive: false,
      teamLimit: 4,
      updatedAt: expect.any(String),
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(account.updatedAt));
    expect((await auditOf(account.id)).at(-1)).toEqual({
      action: 'account.changed',
      before: { isActive: true, teamLimit: 1 },
      after: { isActive: false, teamLimit: 4 },
    });
  });

  test('to its current values changes nothing', async () => {
    const account = await open({ name: 'Contoso' });
    const { body } = await master.put(`${ACCOUNTS}/${account.id}`, { name: 'Contoso' });
    expect(body).toEqual(account);
    expect(await auditOf(account.id)).toHaveLength(1);
  });

  test('is a conflict when it was changed since it was read', async () => {
    const account = await open({ name: 'Contoso' });
    const path = `${ACCOUNTS}/${account.id}`;
    const expectedUpdatedAt = account.updatedAt;
    await master.put(path, { name: 'First', expectedUpdatedAt }).expect(200);
    const second = await master.put(path, { name: 'Second', expectedUpdatedAt });
    expect([second.status, second.body.code]).toEqual([409, 'request.conflict']);
    expect((await master.get(path)).body.name).toBe('First');
  });

  test('locks its members out from their next request while it is inactive', async () => {
    const { id, member } = await newAccount(app, master);
    await master.put(`${ACCOUNTS}/${id}`, { isActive: false }).expect(200);
    expect((await member.get('/api/auth/user')).body.teams).toEqual([]);
    await master.put(`${ACCOUNTS}/${id}`, { isActive: true }).expect(200);
    expect((await member.get('/api/auth/user')).body.teams).toHaveLength(1);
  });

  test('refuses an empty change, bad values and fields that cannot be changed', async () => {
    const path = `${ACCOUNTS}/${(await open({ name: 'Contoso' })).id}`;
    const before = (await master.get(path)).body;
    for (const body of [
      {},
      { name: ' ' },
      { name: 'x'.repeat(256) },
      ...[0, -1, 1.5, 'many', null].map((teamLimit) => ({ teamLimit })),
      { subscriptionTier: 'enterprise' },
      { name: 'Good', teamCount: 9 },
    ]) {
      expect((await master.put(path, body)).status).toBe(400);
    }
    expect((await master.get(path)).body).toEqual(before);
    const longest = { name: 'x'.repeat(255) };
    expect((await master.put(path, longest).expect(200)).body).toMatchObject(longest);
    expect((await master.put(`${ACCOUNTS}/${randomUUID()}`, { name: 'A' })).status).toBe(404);
  });

  test('is for master admins, not for its own admins', async () => {
    const { id, admin } = await newAccount(app, master);
    const path = `${ACCOUNTS}/${id}`;
    expect((await app.anonymous.put(path, { teamLimit: 9 })).status).toBe(401);
    expect((await admin.put(path, { teamLimit: 9 })).status).toBe(403);
    expect((await admin.delete(path)).status).toBe(403);
    expect((await app.anonymous.delete(path)).status).toBe(401);
  });
});

describe('deleting an account', () => {
  test('deletes all of it, clears it where it was selected, and makes its admins regular users', async () => {
    const { id, admin, member } = await newAccount(app, master, 'Gone');
    const { db } = app.services.database;
    const [team] = await db.insert(teams).values({ accountId: id, name: 'A' }).returning();
    await member.post('/api/user/active-account', { accountId: id }).expect(200);
    await member.post('/api/user/active-team', { teamId: team?.id }).expect(200);
    expect((await admin.get('/api/auth/user')).body.globalRole).toBe('account_admin');

    expect((await master.delete(`${ACCOUNTS}/${id}`)).status).toBe(204);

    expect(await db.select().from(teamAccounts).where(eq(teamAccounts.id, id))).toEqual([]);
    expect(await db.select().from(teams).where(eq(teams.accountId, id))).toEqual([]);
    const [row] = await db.select().from(users).where(eq(users.id, member.actor.id));
    expect(row).toMatchObject({ activeAccountId: null, activeTeamId: null });
    expect((await admin.get('/api/auth/user')).body).toMatchObject({
      globalRole: 'regular_user',
      teams: [],
    });
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'account.deleted',
      before: { name: 'Gone', isActive: true },
    });
    expect((await master.delete(`${ACCOUNTS}/${id}`)).status).toBe(404);
  });

  test('keeps the role of account admins who are admins elsewhere', async () => {
    const [first, second] = [await newAccount(app, master), await newAccount(app, master)];
    const path = `/api/admin/users/${first.admin.actor.id}/team-account`;
    await master.post(path, { teamAccountId: second.id, role: 'account_admin' }).expect(200);
    await master.delete(`${ACCOUNTS}/${first.id}`).expect(204);
    expect((await first.admin.get('/api/auth/user')).body.globalRole).toBe('account_admin');
  });
});
