import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '#server/features/accounts/service.ts';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import { usageTracking } from '#server/platform/db/schema/system.ts';
import { masterOf, newAccount, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';

let app: TestApp;
let master: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  master = await masterOf(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const db = () => app.services.database.db;
const path = (id: string) => `/api/admin/team-accounts/${id}`;

/** The stored counts of an account's teams and members, by which the list is sorted. */
async function kept(id: string) {
  const { teamCount, memberCount } = (await master.get(path(id)).expect(200)).body;
  return [teamCount, memberCount];
}

/** Accounts and days whose stored counts differ from the rows themselves. */
async function wrong(): Promise<unknown[]> {
  const { rows } = await db().execute(sql`
    select a.id::text as what from team_accounts a
    where (a.team_count, a.member_count) is distinct from (
      (select count(*) from teams t where t.account_id = a.id and t.is_active),
      (select count(*) from account_memberships m where m.account_id = a.id and m.is_active))
    union all
    select coalesce(d.tracking_date, u.tracking_date)
    from (select tracking_date, sum(page_loads) as loads from usage_days group by 1) d
      full join (select tracking_date, sum(page_loads) as loads from usage_tracking group by 1) u
        on u.tracking_date = d.tracking_date
    where coalesce(d.loads, 0) <> coalesce(u.loads, 0)`);
  return rows;
}

describe('the stored counts of an account', () => {
  test('follow its teams being created, deactivated, activated and deleted', async () => {
    const { id, admin } = await newAccount(app, master);
    await master.put(path(id), { teamLimit: 5 }).expect(200);
    const list = `/api/accounts/${id}/teams`;
    const team = `${list}/${(await admin.post(list, { name: 'Alpha' }).expect(201)).body.id}`;
    await admin.post(list, { name: 'Beta' }).expect(201);
    expect(await kept(id)).toEqual([2, 2]);
    await admin.put(team, { isActive: false }).expect(200);
    expect(await kept(id)).toEqual([1, 2]);
    await admin.put(team, { isActive: true, name: 'Gamma' }).expect(200);
    expect(await kept(id)).toEqual([2, 2]);
    await admin.delete(team).expect(204);
    expect(await kept(id)).toEqual([1, 2]);
  });

  test('follow its members, also when a person is erased or a row moves to another account', async () => {
    const { id, member, admin } = await newAccount(app, master);
    const other = await openAccount(db(), 'Other', []);
    await db().delete(users).where(eq(users.id, member.actor.id));
    expect(await kept(id)).toEqual([0, 1]);
    await db()
      .update(accountMemberships)
      .set({ accountId: other })
      .where(eq(accountMemberships.userId, admin.actor.id));
    expect([await kept(id), await kept(other)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test('do not touch its time of change', async () => {
    const { id, admin } = await newAccount(app, master);
    const { updatedAt } = (await master.get(path(id))).body;
    await admin.post(`/api/accounts/${id}/teams`, { name: 'Alpha' }).expect(201);
    await master.put(path(id), { name: 'Renamed', expectedUpdatedAt: updatedAt }).expect(200);
  });
});

describe.skipIf(databaseKind !== 'postgres')(
  'under concurrency (PostgreSQL only, by TEST_DATABASE_URL)',
  () => {
    test('match the rows after 10 rounds of 20 people at once', async () => {
      await using beside = await startTestApp({ beside: app });
      const crowd: SignedIn[] = [];
      for (let count = 0; count < 20; count += 1) crowd.push(await somebody(app, 'crowd'));
      for (let round = 0; round < 10; round += 1) {
        const ids: string[] = [];
        const known = new Map<string, string>();
        for (let count = 0; count < 3; count += 1) {
          const members = crowd
            .slice(count, count + 2)
            .map(({ actor }) => ({ userId: actor.id, role: 'regular_user' as const }));
          const accountId = await openAccount(db(), `Busy ${randomUUID()}`, members, 50);
          const [team] = await db().insert(teams).values({ accountId, name: 'First' }).returning();
          known.set(accountId, team?.id ?? '');
          ids.push(accountId);
        }
        await db().update(teamAccounts).set({ memberLimit: 50 });
        await db()
          .insert(usageTracking)
          .values(
            ids.flatMap((accountId) =>
              [1, 2, 3].map((day) => ({
                accountId,
                trackingDate: `2026-01-0${day}`,
                pageLoads: day,
              })),
            ),
          );
        const [gone = ''] = ids;
        const boss = [app.carrying(master.cookie), beside.carrying(master.cookie)] as const;
        // Some requests reach the account after it is deleted; each still gets an answer.
        const answers = await Promise.all(
          crowd.map(async (person, turn) => {
            const browser = boss[turn % 2 === 0 ? 0 : 1];
            const accountId = ids[turn % 3] ?? '';
            if (turn === 9) return [await browser.delete(path(gone))];
            const list = `/api/accounts/${accountId}/teams`;
            const membership = `/api/admin/users/${person.actor.id}/team-account`;
            const own = (turn % 2 === 0 ? app : beside).carrying(person.cookie);
            return [
              await browser.post(list, { name: `Team ${turn}` }),
              await own.post('/api/usage/track-page-load'),
              await browser.put(`${list}/${known.get(accountId)}`, { isActive: turn % 4 === 0 }),
              turn % 5 === 0
                ? await browser.delete(`${membership}?teamAccountId=${accountId}`)
                : await browser.post(membership, { teamAccountId: accountId }),
            ];
          }),
        );
        expect(answers.flat().filter(({ status }) => status >= 500)).toEqual([]);
        expect(await wrong()).toEqual([]);
        await db().delete(teamAccounts).where(inArray(teamAccounts.id, ids));
        expect(await wrong()).toEqual([]);
      }
    }, 120_000);
  },
);
