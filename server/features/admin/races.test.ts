import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '#server/features/accounts/service.ts';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { REPEATED_MS, sizeOf } from '#server/testing/sizes.ts';
import { untilServed } from '#server/testing/until-served.ts';

const ROUNDS = sizeOf('rounds');
const AT_ONCE = 20;
const CLEANUP = '/api/admin/cleanup-phantom-accounts';

/** The embedded database has one connection, so nothing runs concurrently there. */
const isRace = databaseKind === 'postgres';

describe.skipIf(!isRace)(
  'twenty requests at once, on two instances (PostgreSQL only, by TEST_DATABASE_URL)',
  () => {
    let app: TestApp;
    let beside: TestApp;
    let master: SignedIn;
    let crowd: SignedIn[];
    beforeAll(async () => {
      app = await startTestApp();
      beside = await startTestApp({ beside: app });
      master = await masterOf(app);
      crowd = [];
      for (let count = 0; count < AT_ONCE; count += 1) crowd.push(await somebody(app, 'crowd'));
    }, 120_000);
    afterAll(async () => {
      await beside[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    });

    const db = () => app.services.database.db;
    /** One person's browser, alternating between the instances. */
    const at = (turn: number, person: SignedIn) =>
      (turn % 2 === 0 ? app : beside).carrying(person.cookie);
    const atOnce = <T extends { status: number }>(act: (turn: number) => PromiseLike<T>) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => untilServed(() => act(turn))));
    const idsOf = (people: readonly SignedIn[]) => people.map(({ actor }) => actor.id);
    const idOf = (index: number) => crowd[index % AT_ONCE]?.actor.id ?? '';
    const pathOf = (index: number) => `/api/admin/users/${idOf(index)}/team-account`;
    const statusesOf = (answers: readonly { status: number }[]) =>
      [...new Set(answers.map(({ status }) => status))].toSorted();

    async function rounds(play: (round: number) => Promise<void>): Promise<void> {
      for (let round = 0; round < ROUNDS; round += 1) await play(round);
    }

    async function membersOf(accountId: string) {
      return db()
        .select()
        .from(accountMemberships)
        .where(eq(accountMemberships.accountId, accountId));
    }

    test(
      'never create more teams than the account’s limit',
      async () => {
        await rounds(async () => {
          const id = await openAccount(db(), 'Race', [], 3);
          const answers = await atOnce((turn) =>
            at(turn, master).post(`/api/accounts/${id}/teams`, { name: `Team ${turn}` }),
          );
          const opened = await db().select().from(teams).where(eq(teams.accountId, id));
          expect(opened).toHaveLength(3);
          expect(statusesOf(answers)).toEqual([201, 409]);
        });
      },
      REPEATED_MS,
    );

    test(
      'never add more members than the account has seats',
      async () => {
        await rounds(async () => {
          const id = await openAccount(db(), 'Race', []);
          const answers = await atOnce((turn) =>
            at(turn, master).post(pathOf(turn), { teamAccountId: id }),
          );
          expect(await membersOf(id)).toHaveLength(5);
          expect(statusesOf(answers)).toEqual([200, 409]);
        });
      },
      REPEATED_MS,
    );

    test(
      'add one person once, and report success to every caller',
      async () => {
        await rounds(async (round) => {
          const id = await openAccount(db(), 'Race', []);
          const answers = await atOnce((turn) =>
            at(turn, master).post(pathOf(round), {
              teamAccountId: id,
              role: turn % 3 === 0 ? 'account_admin' : 'regular_user',
            }),
          );
          expect(await membersOf(id)).toHaveLength(1);
          // Demoting the only admin is answered with member.last_admin.
          expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
        });
      },
      REPEATED_MS,
    );

    test(
      'always leave an account an admin with the matching role',
      async () => {
        await rounds(async () => {
          const members = idsOf(crowd).map((userId) => ({
            userId,
            role: 'account_admin' as const,
          }));
          const id = await openAccount(db(), 'Race', members);
          await atOnce((turn) =>
            turn % 2 === 0
              ? at(turn, master).delete(`${pathOf(turn)}?teamAccountId=${id}`)
              : at(turn, master).post(pathOf(turn), { teamAccountId: id, role: 'regular_user' }),
          );
          const admins = (await membersOf(id)).filter(({ role }) => role === 'account_admin');
          expect(admins).toHaveLength(1);
          await db().delete(teamAccounts).where(eq(teamAccounts.id, id));
        });
      },
      REPEATED_MS,
    );

    test(
      'always leave a master admin',
      async () => {
        await rounds(async () => {
          await db()
            .update(users)
            .set({ globalRole: 'master_admin', roleBeforeMaster: null, isActive: true })
            .where(inArray(users.id, [master.actor.id, ...idsOf(crowd)]));
          const everybody = [master, ...crowd];
          const answers = await Promise.all(
            everybody.map((person, turn) =>
              at(turn, person).put(`/api/admin/users/${person.actor.id}`, { isMasterAdmin: false }),
            ),
          );
          expect(statusesOf(answers)).toEqual([200, 409]);
          const { rows } = await db().execute<{ total: number }>(
            sql`select count(*)::int as total from users where global_role = 'master_admin'`,
          );
          expect(rows[0]?.total).toBe(1);
        });
        await db()
          .update(users)
          .set({ globalRole: 'regular_user' })
          .where(inArray(users.id, idsOf(crowd)));
        await db()
          .update(users)
          .set({ globalRole: 'master_admin' })
          .where(eq(users.id, master.actor.id));
      },
      REPEATED_MS,
    );

    test(
      'clean up exactly what was previewed, once, or nothing',
      async () => {
        let cleaned = 0;
        await rounds(async (round) => {
          await db().delete(teamAccounts);
          const phantoms: string[] = [];
          for (let count = 0; count < 3; count += 1) {
            const id = await openAccount(db(), 'Phantom', [
              { userId: idOf(round + count), role: 'account_admin' },
            ]);
            phantoms.push(id);
          }
          await db().update(teamAccounts).set({ isActive: false });
          const shown = await master.post(CLEANUP, { preview: true }).expect(200);
          const { token } = shown.body;
          const before = await db().$count(auditLog, eq(auditLog.action, 'cleanup.run'));
          const answers = await atOnce((turn) => {
            const browser = at(turn, master);
            // In every other round the data changes while others confirm.
            if (round % 2 === 0 && turn % 4 === 1) {
              const path = `/api/admin/team-accounts/${phantoms[turn % 3]}`;
              return turn % 8 === 1
                ? browser.put(path, { isActive: true })
                : browser.post('/api/admin/team-accounts', { name: `Other ${randomUUID()}` });
            }
            return browser.post(CLEANUP, { confirm: true, token });
          });
          const runs = answers.filter(
            ({ status, body }) => status === 200 && body.accountsToDelete,
          );
          const left = await db().$count(teamAccounts, inArray(teamAccounts.id, phantoms));
          const after = await db().$count(auditLog, eq(auditLog.action, 'cleanup.run'));
          expect(runs.length).toBeLessThanOrEqual(1);
          expect(left).toBe(runs.length === 1 ? 0 : 3);
          expect(after - before).toBe(runs.length);
          for (const { body } of runs)
            expect(body.inactiveAccounts).toEqual(shown.body.inactiveAccounts);
          cleaned += runs.length;
        });
        expect(cleaned).toBeGreaterThanOrEqual(ROUNDS / 2);
      },
      REPEATED_MS,
    );
  },
);
