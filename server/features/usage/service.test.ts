import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { accountMemberships, teamMemberships } from '#server/platform/db/schema/memberships.ts';
import { usageTracking } from '#server/platform/db/schema/system.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import type { UsageKind } from '#shared/contract/usage.ts';
import { openAccount } from '../accounts/service.ts';
import { authenticate } from '../auth/service.ts';
import { countUsage } from './service.ts';

const TRACK = '/api/usage/track-page-load';
const STATISTICS = '/api/admin/usage-statistics';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
});
afterAll(() => app[Symbol.asyncDispose]());

const somebody = () => app.signIn(`${randomUUID()}@people.example`);

const open = ({ actor }: SignedIn, name = 'Northwind') =>
  openAccount(app.services.database.db, name, [{ userId: actor.id, role: 'regular_user' }]);

async function use(person: SignedIn, kind: UsageKind, clock = app.services.clock) {
  const { services } = app;
  const actor = await authenticate(services.signInCtx(), person.actor.loginId);
  if (actor === null) throw new Error('The sign-in has ended');
  await countUsage(
    {
      actor,
      db: services.database.db,
      clock,
      providers: services.providers,
      log: services.log,
      requestId: 'request-of-a-test',
      signal: new AbortController().signal,
    },
    kind,
  );
}

async function rowsOf(accountId: string) {
  const { db } = app.services.database;
  const rows = await db.select().from(usageTracking).where(eq(usageTracking.accountId, accountId));
  return rows.map(({ trackingDate, pageLoads, individualChatUsage, teamChatUsage }) => [
    trackingDate,
    pageLoads,
    individualChatUsage,
    teamChatUsage,
  ]);
}

const on = (instant: string) => () => new Date(instant);

describe('counting', () => {
  test('keeps one row for each account and UTC day, with a counter for each kind', async () => {
    const person = await somebody();
    const account = await open(person);
    await use(person, 'pageLoads', on('2026-03-01T23:59:59.999Z'));
    await use(person, 'pageLoads', on('2026-03-01T00:00:00Z'));
    await use(person, 'teamChatUsage', on('2026-03-01T12:00:00Z'));
    await use(person, 'individualChatUsage', on('2026-03-02T00:00:00Z'));
    expect((await rowsOf(account)).toSorted()).toEqual([
      ['2026-03-01', 2, 0, 1],
      ['2026-03-02', 0, 1, 0],
    ]);
  });

  test('loses none under concurrency, and writes together what arrives during a write', async () => {
    const person = await somebody();
    const account = await open(person);
    const clock = on('2026-03-01T12:00:00Z');
    const queries = await queriesOf(app.services.database.pool, () =>
      Promise.all(Array.from({ length: 20 }, () => use(person, 'pageLoads', clock))),
    );
    const writes = queries.filter((query) => query.includes('usage_tracking'));
    expect(writes.length).toBeLessThan(20);
    expect(await rowsOf(account)).toEqual([['2026-03-01', 20, 0, 0]]);
  });

  test('goes to the account that the selector shows', async () => {
    const { db } = app.services.database;
    const person = await somebody();
    const names = ['Oldest', 'Member of', 'Admin of', 'Switched off'] as const;
    const ids: string[] = [];
    for (const name of names) ids.push(await open(person, name));
    const [oldest = '', member = '', admin = '', off = ''] = ids;
    await db
      .update(accountMemberships)
      .set({ role: 'account_admin' })
      .where(inArray(accountMemberships.accountId, [admin, off]));
    const choose = (activeAccountId: string) =>
      db.update(users).set({ activeAccountId }).where(eq(users.id, person.actor.id));
    const switchOff = (id: string) =>
      db.update(teamAccounts).set({ isActive: false }).where(eq(teamAccounts.id, id));
    const clock = on('2026-03-01T12:00:00Z');
    const loads = async () => {
      await use(person, 'pageLoads', clock);
      const counts = [];
      for (const id of ids) counts.push((await rowsOf(id))[0]?.[1] ?? 0);
      return counts;
    };
    await switchOff(off);
    expect(await loads()).toEqual([0, 0, 1, 0]);
    await choose(oldest);
    expect(await loads()).toEqual([1, 0, 1, 0]);
    await switchOff(oldest);
    expect(await loads()).toEqual([1, 0, 2, 0]);
    await switchOff(admin);
    expect(await loads()).toEqual([1, 1, 2, 0]);
    // An admin may select an inactive account, but nothing is counted for it.
    await choose(off);
    expect(await loads()).toEqual([1, 1, 2, 0]);
    await choose(member);
    expect(await loads()).toEqual([1, 2, 2, 0]);
  });

  test('does nothing for a person without an account, or after leaving it', async () => {
    const { db } = app.services.database;
    const person = await somebody();
    await use(person, 'pageLoads');
    const account = await open(person);
    await db
      .update(accountMemberships)
      .set({ isActive: false })
      .where(eq(accountMemberships.accountId, account));
    await use(person, 'pageLoads');
    expect(await rowsOf(account)).toEqual([]);
  });
});

describe('a viewer of one team', () => {
  async function joinTeam({ actor }: SignedIn) {
    const { db } = app.services.database;
    const accountId = await openAccount(db, 'Northwind', []);
    const [team] = await db.insert(teams).values({ accountId, name: 'Alpha' }).returning();
    const teamId = team?.id ?? '';
    await db.insert(teamMemberships).values({ accountId, teamId, userId: actor.id });
    return { accountId, teamId };
  }

  test('counts for that team’s account, while both are active', async () => {
    const { db } = app.services.database;
    const person = await somebody();
    const { accountId, teamId } = await joinTeam(person);
    const clock = on('2026-03-01T12:00:00Z');
    await use(person, 'pageLoads', clock);
    await use(person, 'teamChatUsage', clock);
    expect(await rowsOf(accountId)).toEqual([['2026-03-01', 1, 0, 1]]);
    await db.update(teams).set({ isActive: false }).where(eq(teams.id, teamId));
    await use(person, 'pageLoads', clock);
    await db.update(teams).set({ isActive: true }).where(eq(teams.id, teamId));
    await db
      .update(teamMemberships)
      .set({ isActive: false })
      .where(eq(teamMemberships.teamId, teamId));
    await use(person, 'pageLoads', clock);
    expect(await rowsOf(accountId)).toEqual([['2026-03-01', 1, 0, 1]]);
  });

  test('counts once, even when they are also a member of the account', async () => {
    const { db } = app.services.database;
    const person = await somebody();
    const { accountId } = await joinTeam(person);
    await db.insert(accountMemberships).values({ accountId, userId: person.actor.id });
    await use(person, 'pageLoads', on('2026-03-01T12:00:00Z'));
    expect(await rowsOf(accountId)).toEqual([['2026-03-01', 1, 0, 0]]);
  });
});

describe('a page load', () => {
  test('is counted for a person with team access, with an empty response', async () => {
    const person = await somebody();
    const account = await open(person);
    const { text } = await person.post(TRACK).expect(204);
    expect(text).toBe('');
    expect(await rowsOf(account)).toMatchObject([[expect.any(String), 1, 0, 0]]);
  });

  test('is not counted for anybody else', async () => {
    await app.anonymous.post(TRACK).expect(401);
    const { body } = await (await somebody()).post(TRACK).expect(403);
    expect(body.code).toBe('auth.forbidden');
  });
});

describe('a row of usage', () => {
  test.each([
    [{ trackingDate: '1.3.2026' }, 'usage_tracking_date'],
    [{ trackingDate: '2026-3-1' }, 'usage_tracking_date'],
    [{ pageLoads: -1 }, 'usage_tracking_counts'],
    [{ individualChatUsage: -1 }, 'usage_tracking_counts'],
    [{ teamChatUsage: -1 }, 'usage_tracking_counts'],
  ])('with %o is refused by the database', async (wrong, constraint) => {
    const { db } = app.services.database;
    const accountId = await openAccount(db, 'Northwind', []);
    const row = { accountId, trackingDate: '2026-03-01', ...wrong };
    await expect(db.insert(usageTracking).values(row)).rejects.toMatchObject({
      cause: { constraint },
    });
    expect(await rowsOf(accountId)).toEqual([]);
  });

  test('takes day, account and count from the server, whatever the browser sends', async () => {
    const person = await somebody();
    const [account, foreign] = [await open(person), await open(await somebody(), 'Foreign')];
    const sent = { accountId: foreign, trackingDate: '1999-01-01', pageLoads: 1000 };
    await person.post(TRACK, sent).expect(204);
    const today = app.services.clock().toISOString().slice(0, 10);
    expect(await rowsOf(account)).toEqual([[today, 1, 0, 0]]);
    expect(await rowsOf(foreign)).toEqual([]);
  });
});

describe('the statistics', () => {
  test('take the same number of queries, however many accounts are in use', async () => {
    await using own = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
    const { db, pool } = own.services.database;
    const master = await own.signIn('boss@people.example');
    const trackingDate = own.services.clock().toISOString().slice(0, 10);
    async function openUsed(count: number) {
      for (let number = 0; number < count; number += 1) {
        const accountId = await openAccount(db, `Account ${number}`, []);
        await db.insert(usageTracking).values({ accountId, trackingDate, pageLoads: 1 });
      }
    }
    const cost = () =>
      queriesOf(pool, async () => {
        await master.get(`${STATISTICS}?dateRange=90`).expect(200);
      });
    await openUsed(1);
    await cost();
    const few = await cost();
    expect(few.filter((text) => text.includes('usage_'))).toHaveLength(2);
    await openUsed(20);
    // Accounts and names are not fetched one by one.
    expect(await cost()).toHaveLength(few.length);
  });

  test('have totals overall, by account and by day', async () => {
    await using own = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
    const { db } = own.services.database;
    const master = await own.signIn('boss@people.example');
    const [small, large, quiet] = [
      await openAccount(db, 'Small', []),
      await openAccount(db, 'Large', []),
      await openAccount(db, 'Quiet', []),
    ];
    const day = (back: number) =>
      new Date(own.services.clock().getTime() - back * 86_400_000).toISOString().slice(0, 10);
    await db.insert(usageTracking).values([
      { accountId: small, trackingDate: day(0), pageLoads: 1, individualChatUsage: 2 },
      { accountId: large, trackingDate: day(0), pageLoads: 10, teamChatUsage: 3 },
      { accountId: large, trackingDate: day(6), pageLoads: 100 },
      { accountId: large, trackingDate: day(7), pageLoads: 1_000 },
      { accountId: quiet, trackingDate: day(89), pageLoads: 10_000 },
      { accountId: quiet, trackingDate: day(90), pageLoads: 100_000 },
    ]);
    const week = await master.get(STATISTICS).expect(200);
    expect(week.body.overallTotals).toEqual({
      pageLoads: 111,
      individualChatUsage: 2,
      teamChatUsage: 3,
    });
    expect(week.body.usageStatistics).toEqual([
      {
        teamAccount: { id: large, name: 'Large' },
        totals: { pageLoads: 110, individualChatUsage: 0, teamChatUsage: 3 },
      },
      {
        teamAccount: { id: small, name: 'Small' },
        totals: { pageLoads: 1, individualChatUsage: 2, teamChatUsage: 0 },
      },
    ]);
    const dates = week.body.days.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([6, 5, 4, 3, 2, 1, 0].map(day));
    expect(week.body.days.map(({ pageLoads }: { pageLoads: number }) => pageLoads)).toEqual([
      100, 0, 0, 0, 0, 0, 11,
    ]);
    const total = async (range: number) =>
      (await master.get(`${STATISTICS}?dateRange=${range}`).expect(200)).body;
    expect((await total(30)).overallTotals.pageLoads).toBe(1_111);
    expect((await total(90)).overallTotals.pageLoads).toBe(11_111);
    expect((await total(90)).days).toHaveLength(90);
    const asked = (ids: string) => master.get(`${STATISTICS}?accounts=${ids}`).expect(200);
    const both = (await asked(`${small},${quiet}`)).body;
    expect(both.overallTotals).toEqual(week.body.overallTotals);
    expect(both.usageStatistics).toEqual([week.body.usageStatistics[1]]);
    expect((await asked('')).body.usageStatistics).toEqual([]);
  });

  test('follow uses being counted, and accounts being changed and deleted', async () => {
    await using own = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
    const { db } = own.services.database;
    const master = await own.signIn('boss@people.example');
    const [first, second] = [
      await openAccount(db, 'First', []),
      await openAccount(db, 'Second', []),
    ];
    const trackingDate = own.services.clock().toISOString().slice(0, 10);
    const loads = async () =>
      (await master.get(STATISTICS).expect(200)).body.overallTotals.pageLoads;
    await db.insert(usageTracking).values([
      { accountId: first, trackingDate, pageLoads: 5 },
      { accountId: second, trackingDate, pageLoads: 7 },
    ]);
    expect(await loads()).toBe(12);
    await db.update(usageTracking).set({ pageLoads: 9 }).where(eq(usageTracking.accountId, second));
    expect(await loads()).toBe(14);
    await db.delete(teamAccounts).where(eq(teamAccounts.id, first));
    expect(await loads()).toBe(9);
  });

  test.each([
    'x',
    'a,b',
    `${randomUUID()},`,
    Array.from({ length: 51 }, () => randomUUID()).join(','),
  ])('for the accounts %s are refused', async (ids) => {
    const master = await app.signIn('boss@people.example');
    const { body } = await master.get(`${STATISTICS}?accounts=${ids}`).expect(400);
    expect(Object.keys(body.fields)).toEqual(['accounts']);
  });

  test('are all zero without usage', async () => {
    await using fresh = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
    const master = await fresh.signIn('boss@people.example');
    const { body } = await master.get(STATISTICS).expect(200);
    expect(body.overallTotals).toEqual({ pageLoads: 0, individualChatUsage: 0, teamChatUsage: 0 });
    expect(body.usageStatistics).toEqual([]);
  });

  test('list all accounts by pages, each once, those with usage alone', async () => {
    await using own = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
    const { db } = own.services.database;
    const master = await own.signIn('boss@people.example');
    const trackingDate = own.services.clock().toISOString().slice(0, 10);
    const used: string[] = [];
    for (let number = 0; number < 7; number += 1) {
      const accountId = await openAccount(db, `Account ${number}`, []);
      if (number % 3 === 2) continue;
      await db.insert(usageTracking).values({ accountId, trackingDate, pageLoads: number + 1 });
      used.push(accountId);
    }
    const listed: string[] = [];
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages += 1) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await master.get(`${STATISTICS}?limit=2${after}`).expect(200);
      expect(body.overallTotals.pageLoads).toBe(1 + 2 + 4 + 5 + 7);
      listed.push(
        ...body.usageStatistics.map(
          ({ teamAccount }: { teamAccount: { id: string } }) => teamAccount.id,
        ),
      );
      cursor = body.nextCursor;
    }
    expect(pages).toBe(4);
    expect(listed.toSorted()).toEqual(used.toSorted());
    expect((await master.get(`${STATISTICS}?accounts=${used[0]}`).expect(200)).body).toMatchObject({
      usageStatistics: [{ totals: { pageLoads: 1 } }],
      nextCursor: null,
    });
  });

  test.each(['limit=0', 'limit=51', 'limit=many', 'cursor=1'])(
    'with %s are refused',
    async (query) => {
      const master = await app.signIn('boss@people.example');
      const { body } = await master.get(`${STATISTICS}?${query}`).expect(400);
      expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
    },
  );

  test.each(['8', '0', '-7', 'week', '7.0', ''])('over %s days are refused', async (range) => {
    const master = await app.signIn('boss@people.example');
    const { body } = await master.get(`${STATISTICS}?dateRange=${range}`).expect(400);
    expect(Object.keys(body.fields)).toEqual(['dateRange']);
  });

  test('are for master admins only', async () => {
    await app.anonymous.get(STATISTICS).expect(401);
    await (await somebody()).get(STATISTICS).expect(403);
  });
});
