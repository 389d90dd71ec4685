import { randomUUID } from 'node:crypto';
import { asc, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teams } from '#server/platform/db/schema/accounts.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { masterOf, newAccount, somebody } from '#server/testing/admin-fixture.ts';
import type { SignedIn } from '#server/testing/app.ts';
import { checksumsOf } from '#server/testing/checksums.ts';
import { failingWhere } from '#server/testing/fail-statement.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import type { AuditAction } from '#shared/domain/audit.ts';
import { signIn } from '../auth/service.ts';
import { depsOfServices } from '../billing/deps.ts';
import { applySnapshot } from '../billing/keep/apply.ts';
import { openShop, type Shop } from '../billing/testing/shop.ts';

/*
 * A change and its audit entry commit together or not at all: each act is made to fail at the
 * insert of the entry, and at the commit.
 */

let shop: Shop;
let master: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  master = await masterOf(shop.app);
});
afterAll(() => shop[Symbol.asyncDispose]());

const db = () => shop.app.services.database.db;
const PEOPLE = BIRTHS.slice(0, 3);
const WORDS = { individualCoachPrompt: 'Be kind.', teamCoachPrompt: 'Be fair.' };

/** Larger than any token drawn in these tests. */
const FENCING_TOKEN = 1_000_000;

interface Deed {
  readonly does: string;
  /** The audit entries it writes when nothing fails. */
  readonly actions: readonly AuditAction[];
  /** Tables to ignore when comparing the state before and after. */
  readonly besides?: readonly string[];
  /** Sets up what the act needs, and returns the act. */
  readonly prepare: () => Promise<() => PromiseLike<unknown>>;
}

const accountPath = (id: string) => `/api/admin/team-accounts/${id}`;
const membershipPath = ({ actor }: SignedIn) => `/api/admin/users/${actor.id}/team-account`;
const viewersPath = (teamId: string) => `/api/admin/teams/${teamId}/users`;
const newFixture = () => newAccount(shop.app, master, `Fixture ${randomUUID()}`);

async function newTeam(accountId: string, name = 'Alpha'): Promise<string> {
  const [team] = await db().insert(teams).values({ accountId, name }).returning();
  return team?.id ?? '';
}

async function keptPrompts() {
  await master.post('/api/admin/master-prompts', WORDS);
  return `/api/admin/master-prompts/${(await master.get('/api/admin/master-prompts')).body.id}`;
}

const DEEDS: readonly Deed[] = [
  {
    does: 'making a master admin',
    actions: ['user.role_changed'],
    prepare: async () => {
      const { actor } = await somebody(shop.app);
      return () => master.put(`/api/admin/users/${actor.id}`, { isMasterAdmin: true });
    },
  },
  {
    does: 'disabling a person',
    actions: ['user.disabled'],
    prepare: async () => {
      const { actor } = await somebody(shop.app);
      return () => master.put(`/api/admin/users/${actor.id}`, { isActive: false });
    },
  },
  {
    does: 'adding an account admin',
    actions: ['membership.added', 'user.role_changed'],
    prepare: async () => {
      const [{ id: teamAccountId }, person] = [await newFixture(), await somebody(shop.app)];
      return () => master.post(membershipPath(person), { teamAccountId, role: 'account_admin' });
    },
  },
  {
    does: 'making an account admin of a member',
    actions: ['membership.changed', 'user.role_changed'],
    prepare: async () => {
      const { id: teamAccountId, admin, member } = await newFixture();
      return () => admin.post(membershipPath(member), { teamAccountId, role: 'account_admin' });
    },
  },
  {
    does: 'removing a member',
    actions: ['membership.removed'],
    prepare: async () => {
      const { id, admin, member } = await newFixture();
      return () => admin.delete(`${membershipPath(member)}?teamAccountId=${id}`);
    },
  },
  {
    does: 'letting somebody see a team',
    actions: ['membership.added'],
    prepare: async () => {
      const [{ id, admin }, person] = [await newFixture(), await somebody(shop.app)];
      const path = viewersPath(await newTeam(id));
      return () => admin.post(path, { userId: person.actor.id });
    },
  },
  {
    does: 'taking the sight of a team from somebody',
    actions: ['membership.removed'],
    prepare: async () => {
      const [{ id, admin }, person] = [await newFixture(), await somebody(shop.app)];
      const path = viewersPath(await newTeam(id));
      await admin.post(path, { userId: person.actor.id }).expect(200);
      return () => admin.delete(`${path}/${person.actor.id}`);
    },
  },
  {
    does: 'opening an account',
    actions: ['account.created'],
    prepare: async () => () => master.post('/api/admin/team-accounts', { name: 'Fabrikam' }),
  },
  {
    does: 'changing an account',
    actions: ['account.changed'],
    prepare: async () => {
      const { id } = await newFixture();
      return () => master.put(accountPath(id), { name: 'Contoso', teamLimit: 4 });
    },
  },
  {
    does: 'deleting an account',
    actions: ['account.deleted', 'user.role_changed'],
    prepare: async () => {
      const { id } = await newFixture();
      return () => master.delete(accountPath(id));
    },
  },
  {
    does: 'opening a team',
    actions: ['team.created'],
    prepare: async () => {
      const { id, admin } = await newFixture();
      return () => admin.post(`/api/accounts/${id}/teams`, { name: 'Beta' });
    },
  },
  {
    does: 'changing a team',
    actions: ['team.changed'],
    prepare: async () => {
      const { id, admin } = await newFixture();
      const path = `/api/accounts/${id}/teams/${await newTeam(id)}`;
      return () => admin.put(path, { name: 'Beta', isActive: false });
    },
  },
  {
    does: 'deleting a team',
    actions: ['team.deleted'],
    prepare: async () => {
      const { id, admin } = await newFixture();
      const path = `/api/accounts/${id}/teams/${await newTeam(id)}`;
      return () => admin.delete(path);
    },
  },
  {
    does: 'analyzing a team',
    actions: ['team.created'],
    prepare: async () => {
      const { id: teamAccountId, admin } = await newFixture();
      const body = { teamName: 'Beta', teamAccountId, members: PEOPLE };
      return () => admin.post('/api/team/analyze', body);
    },
  },
  {
    does: 'changing the prompts',
    actions: ['prompts.changed'],
    prepare: async () => {
      const path = await keptPrompts();
      return () => master.put(path, { ...WORDS, teamCoachPrompt: `Be fair: ${randomUUID()}` });
    },
  },
  {
    does: 'bringing earlier prompts back',
    actions: ['prompts.changed'],
    prepare: async () => {
      const path = await keptPrompts();
      await master.put(path, { ...WORDS, teamCoachPrompt: `Be brief: ${randomUUID()}` });
      return () => master.post(`${path}/versions/1/restore`);
    },
  },
  {
    does: 'granting a plan that was paid',
    actions: ['account.created', 'subscription.changed'],
    prepare: async () => {
      const deps = depsOfServices(shop.app.services);
      const { clientSecret, subscriptionId } = await shop.order(await shop.newBuyer());
      await shop.confirm(clientSecret);
      const { subscriptions: all } = await deps.payments.subscriptionPage(null, deps.signal);
      const subscription = all.find(({ id }) => id === subscriptionId);
      if (!subscription) throw new Error('The provider does not know the order');
      return () =>
        db().transaction((tx) =>
          applySnapshot(tx, deps, { fencingToken: FENCING_TOKEN, subscription }),
        );
    },
  },
  {
    does: 'cleaning up',
    actions: ['account.deleted', 'cleanup.run', 'user.role_changed'],
    prepare: async () => {
      const { id } = await newFixture();
      await master.put(accountPath(id), { isActive: false }).expect(200);
      const path = '/api/admin/cleanup-phantom-accounts';
      const { body } = await master.post(path, { preview: true }).expect(200);
      return () => master.post(path, { confirm: true, token: body.token });
    },
    besides: ['cleanup_previews'],
  },
];

const SIGN_IN: Deed = {
  does: 'signing in',
  actions: ['auth.signed_in'],
  prepare: async () => () =>
    signIn(shop.app.services.signInCtx(), {
      issuer: 'https://issuer.example',
      subject: randomUUID(),
      email: 'ada.lovelace@people.example',
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
      pictureUrl: null,
    }),
};

async function lastEntry(): Promise<number> {
  const ids = await db().select({ id: auditLog.id }).from(auditLog);
  return Math.max(0, ...ids.map(({ id }) => id));
}

async function actionsSince(id: number): Promise<AuditAction[]> {
  const entries = await db()
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(gt(auditLog.id, id))
    .orderBy(asc(auditLog.id));
  return [...new Set(entries.map(({ action }) => action))].toSorted();
}

/** Matches the insert of an audit entry. */
const atEntry = (text: string) => /^insert into "audit_log"/.test(text);

/** Matches the commit of the transaction with an audit entry. */
function atEnd() {
  let isWritten = false;
  return (text: string) => {
    isWritten ||= atEntry(text);
    return isWritten && /^commit/.test(text);
  };
}

interface Trace {
  readonly isDone: boolean;
  readonly written: readonly AuditAction[];
}

/** Runs an act while the picked statements fail, and reports what was stored and audited. */
async function trace(
  { prepare }: Deed,
  leftOut: readonly string[],
  isPicked: (text: string) => boolean,
): Promise<Trace & { hasFailed: boolean }> {
  const act = await prepare();
  const [before, last] = [await checksumsOf(db(), leftOut), await lastEntry()];
  let hasFailed = false;
  const isFailing = (text: string) => {
    const isIt = isPicked(text);
    hasFailed ||= isIt;
    return isIt;
  };
  await failingWhere(shop.app.services.database.pool, isFailing, () =>
    Promise.resolve(act()).catch(() => undefined),
  );
  const after = await checksumsOf(db(), leftOut);
  const isDone = JSON.stringify(before) !== JSON.stringify(after);
  return { isDone, written: await actionsSince(last), hasFailed };
}

async function expectTogether(deed: Deed, leftOut: readonly string[]): Promise<void> {
  for (const isPicked of [atEntry, atEnd()]) {
    const broken = await trace(deed, leftOut, isPicked);
    expect(broken).toEqual({ isDone: false, written: [], hasFailed: true });
  }
  expect(await trace(deed, leftOut, () => false)).toEqual({
    isDone: true,
    written: deed.actions.toSorted(),
    hasFailed: false,
  });
}

describe('a change is stored with its audit entry, or neither is', () => {
  // Every request extends its session.
  test.each(DEEDS.map((deed) => [deed.does, deed] as const))('when %s', async (_, deed) => {
    await expectTogether(deed, ['sessions', 'logins', ...(deed.besides ?? [])]);
  });

  test('when signing in', async () => {
    await expectTogether(SIGN_IN, []);
  });

  test('a refusal is audited although nothing else is stored', async () => {
    const { id, member } = await newFixture();
    const [before, last] = [await checksumsOf(db(), ['sessions', 'logins']), await lastEntry()];
    await member.post(`/api/accounts/${id}/teams`, { name: 'Beta' }).expect(403);
    expect(await checksumsOf(db(), ['sessions', 'logins'])).toEqual(before);
    expect(await actionsSince(last)).toEqual(['auth.access_refused']);
  });
});

describe('the content of all these entries', () => {
  test('has no birth data, address or name', async () => {
    const entries = await db().select().from(auditLog);
    expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThanOrEqual(15);
    // The time of day is the test's own, and may be somebody's birth time.
    const said = entries.map(({ objectId, before, after }) =>
      JSON.stringify([objectId, before, after]).replace(/T\d\d:\d\d:\d\d\.\d{3}Z/g, ''),
    );
    const secrets = [
      '@',
      'Lovelace',
      ...PEOPLE.flatMap(({ name, birthDate, birthTime, birthPlace, latitude, longitude }) =>
        [name, birthDate, birthTime, birthPlace, latitude, longitude].map(String),
      ),
    ];
    for (const secret of secrets) {
      expect([secret, said.filter((text) => text.includes(secret))]).toEqual([secret, []]);
    }
  });
});
