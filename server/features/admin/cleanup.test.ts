import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { teamMembers, workingDynamics } from '#server/platform/db/schema/analyses.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { chartGenerations } from '#server/platform/db/schema/charts.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { usageTracking } from '#server/platform/db/schema/system.ts';
import { masterOf, newAccount, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { tallyBelongings } from './cleanup-store.ts';

const CLEANUP = '/api/admin/cleanup-phantom-accounts';

let app: TestApp;
let master: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  master = await masterOf(app);
});
afterAll(() => app[Symbol.asyncDispose]());
// Rows left by one test would show up in the next one's preview.
beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(teamAccounts);
  await db
    .update(users)
    .set({ globalRole: 'regular_user' })
    .where(eq(users.globalRole, 'account_admin'));
});

const preview = async (by = master) => (await by.post(CLEANUP, { preview: true }).expect(200)).body;
const confirm = (token: unknown, by = master) => by.post(CLEANUP, { confirm: true, token });
const accountPath = (id: string) => `/api/admin/team-accounts/${id}`;

const NOTHING = sql`'{}'::jsonb`;

/** An inactive account with one row of every kind, and the people who belonged to it. */
async function newPhantom(name = 'Phantom') {
  const account = await newAccount(app, master, name);
  const { db } = app.services.database;
  const accountId = account.id;
  const [team] = await db.insert(teams).values({ accountId, name: 'A' }).returning();
  const teamId = team?.id ?? '';
  const people = await db
    .insert(teamMembers)
    .values([
      { accountId, teamId, name: 'Ada', stated: NOTHING, resolved: NOTHING },
      { accountId, teamId, name: 'Bea', stated: NOTHING, resolved: NOTHING },
    ])
    .returning();
  await db.insert(workingDynamics).values({
    accountId,
    teamId,
    member1Id: people[0]?.id ?? '',
    member2Id: people[1]?.id ?? '',
    dynamicType: 'x',
    strength: 'x',
    watchout: 'x',
    facts: NOTHING,
  });
  await db.insert(chartGenerations).values({
    accountId,
    chartType: 'team',
    name: 'Ada',
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London',
    chartData: NOTHING,
  });
  await db.insert(usageTracking).values({ accountId, trackingDate: '2026-01-31', pageLoads: 7 });
  await master.put(accountPath(accountId), { isActive: false }).expect(200);
  return { ...account, teamId };
}

const exists = async (id: string) =>
  (await app.services.database.db.select().from(teamAccounts).where(eq(teamAccounts.id, id)))
    .length === 1;

describe('a preview', () => {
  test('counts and names what would be deleted, and changes nothing', async () => {
    const { id, admin } = await newPhantom();
    await newAccount(app, master, 'Kept');
    expect(await preview()).toEqual({
      accountsToDelete: 1,
      relatedDataCount: { charts: 1, teams: 1, members: 2, dynamics: 1, usage: 1 },
      totalDataRecords: 6,
      orphanedAdmins: [{ id: admin.actor.id, email: admin.actor.email }],
      inactiveAccounts: [{ id, name: 'Phantom' }],
      message:
        'To be deleted: 1 phantom account with 6 related records; 1 account admin becomes a regular user.',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await exists(id)).toBe(true);
  });

  test('has no token when there is nothing to delete', async () => {
    await newAccount(app, master, 'Kept');
    const body = await preview();
    expect(body).toMatchObject({
      accountsToDelete: 0,
      totalDataRecords: 0,
      inactiveAccounts: [],
      message: 'All clean: no account is inactive.',
    });
    expect(body).not.toHaveProperty('token');
  });

  test('does not count an admin of an active account as orphaned', async () => {
    const { admin } = await newPhantom();
    const kept = await newAccount(app, master, 'Kept');
    await master
      .post(`/api/admin/users/${admin.actor.id}/team-account`, {
        teamAccountId: kept.id,
        role: 'account_admin',
      })
      .expect(200);
    expect((await preview()).orphanedAdmins).toEqual([]);
  });

  test('covers every table that references accounts', async () => {
    const { db } = app.services.database;
    const { rows } = await db.execute<{ name: string }>(sql`
      select distinct child.relname as name
      from pg_constraint c join pg_class child on child.oid = c.conrelid
      where c.contype = 'f' and c.confrelid = 'team_accounts'::regclass and c.confdeltype = 'c'`);
    expect(Object.keys(await tallyBelongings(db, [])).length).toBe(rows.length);
  });
});

describe('a confirmation', () => {
  test('deletes what was previewed, resets the orphaned admins and audits it', async () => {
    const phantom = await newPhantom();
    const kept = await newAccount(app, master, 'Kept');
    const shown = await preview();
    const { body } = await confirm(shown.token).expect(200);
    const { token: _, message: __, ...facts } = shown;
    expect(body).toEqual({
      ...facts,
      message:
        'Deleted: 1 phantom account with 6 related records; 1 account admin becomes a regular user.',
    });
    expect([await exists(phantom.id), await exists(kept.id)]).toEqual([false, true]);
    expect((await phantom.admin.get('/api/auth/user')).body.globalRole).toBe('regular_user');
    expect((await kept.admin.get('/api/auth/user')).body.globalRole).toBe('account_admin');
    const { db } = app.services.database;
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'cleanup.run'));
    expect(entry).toMatchObject({
      actorId: master.actor.id,
      after: {
        accounts: [phantom.id],
        teams: 1,
        usage: 1,
        orphanedAdmins: [phantom.admin.actor.id],
      },
    });
    const [reset] = await db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.objectId} = ${phantom.admin.actor.id}
        and ${auditLog.after} @> '{"globalRole": "regular_user"}'`);
    expect(reset?.action).toBe('user.role_changed');
  });

  const CHANGES: readonly (readonly [string, (id: string, teamId: string) => Promise<unknown>])[] =
    [
      ['an account became active', (id) => master.put(accountPath(id), { isActive: true })],
      ['another account became inactive', () => newPhantom('Another')],
      ['an account was deleted', (id) => master.delete(accountPath(id))],
      [
        'a team was deleted',
        (_, teamId) => app.services.database.db.delete(teams).where(eq(teams.id, teamId)),
      ],
      [
        'usage was counted',
        (accountId) =>
          app.services.database.db
            .insert(usageTracking)
            .values({ accountId, trackingDate: '2026-02-01' }),
      ],
    ];
  test.each(CHANGES)('is refused with a fresh preview when %s', async (_title, changeIt) => {
    const { id, teamId } = await newPhantom();
    await newPhantom('Second');
    const shown = await preview();
    await changeIt(id, teamId);
    const before = await app.services.database.db.select().from(teamAccounts);
    const refused = await confirm(shown.token);
    expect([refused.status, refused.body.code]).toEqual([409, 'cleanup.changed']);
    expect(refused.body.preview).toEqual({ ...(await preview()), token: expect.any(String) });
    expect(refused.body.preview).not.toEqual({ ...shown, token: expect.any(String) });
    expect(await app.services.database.db.select().from(teamAccounts)).toEqual(before);
    await confirm(refused.body.preview.token).expect(200);
  });

  test('is refused when an orphaned admin has joined an account', async () => {
    const { id, admin } = await newPhantom();
    const kept = await newAccount(app, master, 'Kept');
    const { token } = await preview();
    await master
      .post(`/api/admin/users/${admin.actor.id}/team-account`, {
        teamAccountId: kept.id,
        role: 'account_admin',
      })
      .expect(200);
    expect((await confirm(token)).status).toBe(409);
    expect(await exists(id)).toBe(true);
  });

  test('refuses a token that is used, somebody else’s, made up or older than five minutes', async () => {
    const second = await somebody(app);
    await master.put(`/api/admin/users/${second.actor.id}`, { isMasterAdmin: true }).expect(200);
    await newPhantom();
    const foreign = await preview(second);
    const used = await preview();
    await confirm(used.token).expect(200);
    const { id } = await newPhantom();
    for (const token of [used.token, foreign.token, `${used.token}x`, randomUUID()]) {
      expect((await confirm(token)).status).toBe(409);
    }
    const old = await preview();
    app.advance(300_001);
    expect((await confirm(old.token)).status).toBe(409);
    expect(await exists(id)).toBe(true);
  });

  test.each([
    {},
    { preview: true, confirm: true, token: 'x' },
    { preview: false },
    { confirm: true },
    { confirm: true, token: '' },
    { preview: true, force: true },
  ])('refuses the body %j', async (body) => {
    expect((await master.post(CLEANUP, body)).status).toBe(400);
  });

  test('is for master admins', async () => {
    const { admin } = await newAccount(app, master);
    for (const body of [{ preview: true }, { confirm: true, token: 'x' }]) {
      expect((await app.anonymous.post(CLEANUP, body)).status).toBe(401);
      expect((await admin.post(CLEANUP, body)).status).toBe(403);
    }
  });
});
