import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccount } from '#server/features/accounts/service.ts';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { chartGenerations } from '#server/platform/db/schema/charts.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { usageTracking } from '#server/platform/db/schema/system.ts';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { type Client, type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { REPEATED_MS, sizeOf } from '#server/testing/sizes.ts';

const ROUNDS = sizeOf('edits');
const EDITS_MAX = 4;
const SEED = 20_261;
const CLEANUP = '/api/admin/cleanup-phantom-accounts';

/** A seeded generator of numbers in [0, 1) (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Fixture {
  readonly phantoms: readonly string[];
  readonly actives: readonly string[];
  readonly teamOf: ReadonlyMap<string, string>;
  readonly orphanIds: readonly string[];
}

describe.skipIf(databaseKind !== 'postgres')(
  'a cleanup during concurrent edits (PostgreSQL only, by TEST_DATABASE_URL)',
  () => {
    let app: TestApp;
    let beside: TestApp;
    let master: SignedIn;
    let crowd: SignedIn[];
    beforeAll(async () => {
      app = await startTestApp();
      beside = await startTestApp({ beside: app });
      master = await masterOf(app);
      crowd = await Promise.all(Array.from({ length: 5 }, () => somebody(app, 'crowd')));
    });
    afterAll(async () => {
      await beside[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    });

    const db = () => app.services.database.db;
    const path = (id: string) => `/api/admin/team-accounts/${id}`;

    async function newFixture(): Promise<Fixture> {
      await db().delete(teamAccounts);
      await db()
        .update(users)
        .set({ globalRole: 'regular_user' })
        .where(eq(users.globalRole, 'account_admin'));
      const ids: string[] = [];
      const teamOf = new Map<string, string>();
      for (const { actor } of crowd) {
        const members = [{ userId: actor.id, role: 'account_admin' as const }];
        const accountId = await openAccount(db(), `Account ${ids.length}`, members);
        const [team] = await db().insert(teams).values({ accountId, name: 'A' }).returning();
        await db().insert(usageTracking).values({ accountId, trackingDate: '2026-01-31' });
        ids.push(accountId);
        teamOf.set(accountId, team?.id ?? '');
      }
      const phantoms = ids.slice(0, 3);
      await db()
        .update(teamAccounts)
        .set({ isActive: false })
        .where(inArray(teamAccounts.id, phantoms));
      const orphanIds = crowd.slice(0, 3).map(({ actor }) => actor.id);
      return { phantoms, actives: ids.slice(3), teamOf, orphanIds };
    }

    /** Concurrent edits. `row` inserts into an account, bypassing the rules. */
    const edits = (fixture: Fixture, browser: Client, roll: () => number) => {
      const one = (ids: readonly string[]) => ids[Math.floor(roll() * ids.length)] ?? '';
      const phantom = one(fixture.phantoms);
      const active = one(fixture.actives);
      const kept = async (row: PromiseLike<unknown>) =>
        Promise.resolve(row).then(
          () => phantom,
          () => null,
        );
      const asked = async (call: PromiseLike<unknown>) => {
        await call;
        return null;
      };
      const birth = { birthDate: '1985-12-10', birthTime: '06:30', birthPlace: 'London, England' };
      return [
        () => asked(browser.put(path(phantom), { isActive: true })),
        () => asked(browser.put(path(active), { isActive: false })),
        () => asked(browser.put(path(phantom), { name: `Renamed ${roll()}` })),
        () => asked(browser.delete(path(phantom))),
        () => asked(browser.delete(path(active))),
        () => asked(browser.post('/api/admin/team-accounts', { name: 'New' })),
        () => asked(browser.put(path(active), { teamLimit: 7 })),
        () => asked(browser.get(path(phantom))),
        () =>
          asked(browser.delete(`/api/accounts/${phantom}/teams/${fixture.teamOf.get(phantom)}`)),
        () =>
          asked(
            browser.post(`/api/admin/users/${one(fixture.orphanIds)}/team-account`, {
              teamAccountId: active,
              role: 'account_admin',
            }),
          ),
        () => kept(db().insert(teams).values({ accountId: phantom, name: 'Late' })),
        () =>
          kept(
            db().insert(usageTracking).values({ accountId: phantom, trackingDate: '2026-02-01' }),
          ),
        () =>
          kept(
            db()
              .insert(chartGenerations)
              .values({ accountId: phantom, name: 'Late', ...birth, chartData: sql`'{}'::jsonb` }),
          ),
      ];
    };

    async function writtenSince(id: number) {
      return db()
        .select()
        .from(auditLog)
        .where(
          and(gt(auditLog.id, id), inArray(auditLog.action, ['cleanup.run', 'account.deleted'])),
        );
    }

    async function lastEntry(): Promise<number> {
      const { rows } = await db().execute<{ id: number }>(
        sql`select coalesce(max(id), 0)::int as id from audit_log`,
      );
      return rows[0]?.id ?? 0;
    }

    test(
      `deletes exactly what was previewed or nothing, in ${ROUNDS} random rounds`,
      async () => {
        const roll = dice(SEED);
        const outcomes = { cleaned: 0, refused: 0 };
        for (let round = 0; round < ROUNDS; round += 1) {
          const fixture = await newFixture();
          const shown = (await master.post(CLEANUP, { preview: true }).expect(200)).body;
          const last = await lastEntry();
          const chosen = Array.from({ length: 1 + Math.floor(roll() * EDITS_MAX) }, (_, turn) => {
            const browser = (turn % 2 === 0 ? app : beside).carrying(master.cookie);
            const all = edits(fixture, browser, roll);
            const edit = all[Math.floor(roll() * all.length)];
            if (!edit) throw new Error('There is no such edit');
            return { edit, isBefore: roll() < 0.25 };
          });
          const put: (string | null)[] = [];
          for (const { edit, isBefore } of chosen) if (isBefore) put.push(await edit());
          const meanwhile = chosen.filter(({ isBefore }) => !isBefore);
          const at = Math.floor(roll() * (meanwhile.length + 1));
          const confirm = () => master.post(CLEANUP, { confirm: true, token: shown.token });
          const first = meanwhile.slice(0, at).map(({ edit }) => edit());
          const answering = confirm().then((answer) => answer);
          const rest = meanwhile.slice(at).map(({ edit }) => edit());
          const [answer, ...done] = await Promise.all([answering, ...first, ...rest]);
          put.push(...done);

          const entries = await writtenSince(last);
          const runs = entries.filter(({ action }) => action === 'cleanup.run');
          const byCleanup = entries.filter(({ after }) => after?.['by'] === 'cleanup');
          const label = `round ${round} of seed ${SEED}`;
          if (answer.status === 200) {
            outcomes.cleaned += 1;
            expect(byCleanup.map(({ objectId }) => objectId).toSorted(), label).toEqual(
              shown.inactiveAccounts.map(({ id }: { id: string }) => id).toSorted(),
            );
            expect(
              runs.map(({ after }) => after),
              label,
            ).toEqual([
              {
                accounts: shown.inactiveAccounts.map(({ id }: { id: string }) => id),
                ...shown.relatedDataCount,
                orphanedAdmins: shown.orphanedAdmins.map(({ id }: { id: string }) => id),
              },
            ]);
            // An edit that came too late was refused: its row does not exist.
            expect(
              put.filter((id) => id !== null),
              label,
            ).toEqual([]);
            expect(
              await db().$count(teamAccounts, inArray(teamAccounts.id, [...fixture.phantoms])),
            ).toBe(0);
          } else {
            outcomes.refused += 1;
            expect([answer.status, answer.body.code], label).toEqual([409, 'cleanup.changed']);
            expect([runs, byCleanup], label).toEqual([[], []]);
            const deletedManually = entries.map(({ objectId }) => objectId);
            const left = fixture.phantoms.filter((id) => !deletedManually.includes(id));
            expect(await db().$count(teamAccounts, inArray(teamAccounts.id, left)), label).toBe(
              left.length,
            );
          }
        }
        expect(outcomes.cleaned + outcomes.refused).toBe(ROUNDS);
        expect(Math.min(outcomes.cleaned, outcomes.refused)).toBeGreaterThanOrEqual(5);
      },
      REPEATED_MS,
    );
  },
);
