import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSENT_VERSION } from '#shared/domain/consent.ts';
import { teamAccounts } from '../../platform/db/schema/accounts.ts';
import { billingCancellations, billingCustomers } from '../../platform/db/schema/billing.ts';
import { keptInvoices } from '../../platform/db/schema/deletion.ts';
import { sessions, users } from '../../platform/db/schema/identity.ts';
import { masterOf, newAccount, somebody } from '../../testing/admin-fixture.ts';
import type { SignedIn, TestApp } from '../../testing/app.ts';
import { BIRTHS } from '../../testing/team-births.ts';
import { openAccount } from '../accounts/service.ts';
import { openShop, type Shop } from '../billing/testing/shop.ts';

const DAY_MS = 24 * 60 * 60_000;
const PATH = '/api/account/deletion';

let shop: Shop;
let app: TestApp;
beforeAll(async () => {
  shop = await openShop();
  app = shop.app;
});
afterAll(() => shop[Symbol.asyncDispose]());

const db = () => app.services.database.db;
const ask = (person: SignedIn, more: object = {}) =>
  person.post(PATH, { confirmation: person.actor.email, ...more });

/** Runs the jobs when the week to undo is over. */
async function aWeekLater(): Promise<void> {
  app.advance(7 * DAY_MS + 60_000);
  await app.jobs.runDue();
}

async function rowOf(id: string) {
  const [row] = await db().select().from(users).where(eq(users.id, id));
  return row;
}

/** The link of the newest letter to an address. */
async function linkOf(email: string | null): Promise<string> {
  const found = async () =>
    (await app.services.outbox?.list())?.find(
      ({ to, text }) => to === email && text.includes('keep-account'),
    );
  await expect.poll(found).toBeDefined();
  return /keep-account\/([\w-]+)/.exec((await found())?.text ?? '')?.[1] ?? '';
}

describe('somebody who deletes their account', () => {
  test('has to type their address', async () => {
    const person = await somebody(app);
    const { body } = await person.post(PATH, { confirmation: 'someone@else.example' }).expect(422);
    expect(body).toMatchObject({ code: 'deletion.not_confirmed' });
    await person.get('/api/auth/user').expect(200);
  });

  test('is signed out everywhere, and afterwards can only see when and undo', async () => {
    const person = await somebody(app);
    const other = await app.signIn(person.actor.email ?? '');
    const { body } = await ask(person).expect(200);
    await person.get('/api/auth/user').expect(401);
    await other.get('/api/auth/user').expect(401);
    const again = await app.signIn(person.actor.email ?? '');
    expect((await again.get('/api/auth/user').expect(200)).body.deletionDueAt).toBe(body.dueAt);
    const refusal = await again.get('/api/individual/charts/latest').expect(403);
    expect(refusal.body.code).toBe('auth.deletion_pending');
    await again.delete(PATH).expect(204);
    expect((await again.get('/api/auth/user').expect(200)).body).not.toHaveProperty(
      'deletionDueAt',
    );
    await again.delete(PATH).expect(404);
  });

  test('undoes it by the link of the letter, once, and by no visit of the page', async () => {
    const person = await somebody(app);
    await ask(person).expect(200);
    const token = await linkOf(person.actor.email);
    await app.anonymous.get(`/api/deletions/${token}`).expect(200);
    await app.anonymous.get(`/api/deletions/${token}/undo`).expect(404);
    expect((await rowOf(person.actor.id))?.deletionDueAt).not.toBeNull();
    await app.anonymous.post(`/api/deletions/${token}/undo`).expect(204);
    expect((await rowOf(person.actor.id))?.deletionDueAt).toBeNull();
    await app.anonymous.post(`/api/deletions/${token}/undo`).expect(404);
    await app.anonymous.get(`/api/deletions/${token}`).expect(404);
    await aWeekLater();
    expect(await rowOf(person.actor.id)).toBeDefined();
  });

  test('too late to undo gets the same answer as an unknown link', async () => {
    const person = await somebody(app);
    await ask(person).expect(200);
    const token = await linkOf(person.actor.email);
    app.advance(7 * DAY_MS + 1000);
    await app.anonymous.post(`/api/deletions/${token}/undo`).expect(404);
    await app.anonymous.post('/api/deletions/unknown/undo').expect(404);
  });

  test('has no working share link meanwhile, and again after undoing', async () => {
    const person = await somebody(app);
    const { body: chart } = await person.post('/api/individual/charts/preview', BIRTHS[0]);
    const path = `/api/individual/charts/${chart.chartId}/shares`;
    const { body: shared } = await person.post(path, { agreed: true }).expect(201);
    const read = () => app.anonymous.get(`/api/shared/${shared.token}`);
    await read().expect(200);
    await ask(person).expect(200);
    await read().expect(404);
    const again = await app.signIn(person.actor.email ?? '');
    await again.delete(PATH).expect(204);
    await read().expect(200);
  });

  test('is refused as the last master admin', async () => {
    const master = await masterOf(app);
    expect((await master.get(PATH).expect(200)).body.isLastMasterAdmin).toBe(true);
    const { body } = await ask(master).expect(409);
    expect(body.code).toBe('user.last_master_admin');
  });
});

describe('the only admin of an account that others use', () => {
  test('hands it over or closes it first', async () => {
    const { id, admin } = await newAccount(app, await masterOf(app));
    const { body: outlook } = await admin.get(PATH).expect(200);
    expect(outlook.accounts).toMatchObject([{ id, fate: 'undecided' }]);
    const { body } = await ask(admin).expect(409);
    expect(body.code).toBe('deletion.accounts_undecided');
    expect((await rowOf(admin.actor.id))?.deletionDueAt).toBeNull();
  });

  test('cannot hand it over to a stranger', async () => {
    const { id, admin } = await newAccount(app, await masterOf(app));
    const heirId = (await somebody(app)).actor.id;
    const { body } = await ask(admin, { accounts: [{ accountId: id, heirId }] }).expect(404);
    expect(body.code).toBe('user.not_found');
  });

  test('hands it over: the new admin runs it right away, and the account outlives the old one', async () => {
    const { id, admin, member } = await newAccount(app, await masterOf(app));
    const heirId = member.actor.id;
    await ask(admin, { accounts: [{ accountId: id, heirId }] }).expect(200);
    expect((await member.get('/api/auth/user')).body.globalRole).toBe('account_admin');
    await aWeekLater();
    expect(await rowOf(admin.actor.id)).toBeUndefined();
    expect(await db().select().from(teamAccounts).where(eq(teamAccounts.id, id))).toHaveLength(1);
  });

  test('closes it: the account goes with them, and not before', async () => {
    const { id, admin, member } = await newAccount(app, await masterOf(app));
    await ask(admin, { accounts: [{ accountId: id, heirId: null }] }).expect(200);
    const stored = () => db().select().from(teamAccounts).where(eq(teamAccounts.id, id));
    expect(await stored()).toHaveLength(1);
    await aWeekLater();
    expect(await stored()).toEqual([]);
    expect(await rowOf(member.actor.id)).toBeDefined();
  });

  test('does not count an admin who is leaving too', async () => {
    const { id, admin, member } = await newAccount(app, await masterOf(app));
    const accounts = [{ accountId: id, heirId: member.actor.id }];
    await ask(admin, { accounts }).expect(200);
    const { body } = await (await app.signIn(member.actor.email ?? '')).get(PATH).expect(200);
    expect(body.accounts).toMatchObject([{ id, fate: 'closes' }]);
  });
});

describe('a plan', () => {
  test('of a closed account is canceled, its invoice kept without the person', async () => {
    const buyer = await shop.newBuyer();
    const { subscriptionId } = await shop.buy(buyer);
    await ask(await app.signIn(buyer.actor.email ?? '')).expect(200);
    await aWeekLater();
    const [cancellation] = await db()
      .select()
      .from(billingCancellations)
      .where(eq(billingCancellations.subscriptionId, subscriptionId));
    expect(cancellation).toMatchObject({ effect: 'now', reason: 'account_deleted' });
    const kept = await db().select().from(keptInvoices);
    expect(kept).toMatchObject([{ status: 'paid', paidCents: 49_900 }]);
    expect(JSON.stringify(kept)).not.toContain(buyer.actor.id);
  });

  test('of a handed-over account goes on: its next purchase continues the same account', async () => {
    const buyer = await shop.newBuyer();
    await shop.buy(buyer);
    const [customer] = await db()
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, buyer.actor.id));
    const accountId = customer?.accountId ?? '';
    const heir = await somebody(app, 'heir');
    const admin = await app.signIn(buyer.actor.email ?? '');
    await admin
      .post(`/api/admin/users/${heir.actor.id}/team-account`, {
        teamAccountId: accountId,
        role: 'regular_user',
      })
      .expect(200);
    await ask(admin, { accounts: [{ accountId, heirId: heir.actor.id }] }).expect(200);
    await aWeekLater();
    const [next] = await db()
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.accountId, accountId));
    expect(next?.userId).toBe(heir.actor.id);
  });
});

/** Every column that can hold text, of every table. */
async function textColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await db().execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'uuid', 'ARRAY')`);
  return rows;
}

/** Where a text stands in the database, as "table.column". */
async function placesOf(word: string, columns: { table: string; column: string }[]) {
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await db().execute(sql`
      select 1 from ${sql.identifier(table)}
      where position(lower(${word}) in lower(${sql.identifier(column)}::text)) > 0 limit 1`);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

// It asks the coach, and searches every column of the database.
const SEARCH_MS = 180_000;

test('a week later nothing of the person is stored anywhere, and their team goes on without them', {
  timeout: SEARCH_MS,
}, async () => {
  const canary = `Zsófia ${randomUUID().slice(0, 8)}`;
  const birthPlace = `Canaryville ${randomUUID().slice(0, 8)}`;
  const admin = await somebody(app, 'admin');
  const accountId = await openAccount(
    db(),
    'Northwind',
    [{ userId: admin.actor.id, role: 'account_admin' }],
    100,
  );
  const people = { teamName: 'Product', teamAccountId: accountId, members: BIRTHS.slice(0, 4) };
  const { body: team } = await admin.post('/api/team/analyze', people).expect(200);
  const email = `canary-${randomUUID()}@people.example`;
  const person = await app.signIn(email);
  const birth = { ...BIRTHS[4], name: canary, birthPlace };
  const { body: own } = await person.post('/api/individual/charts/preview', birth).expect(200);
  const chart = `/api/individual/charts/${own.chartId}`;
  await person.patch(chart, { ...birth, birthTime: '00:50' }).expect(200);
  await person.post(`${chart}/shares`, { agreed: true }).expect(201);
  await person.put(`${chart}/manual`, { lines: [{ label: 'With', text: canary }] }).expect(200);
  const question = `Who am I, ${canary}?`;
  await person.post('/api/coach/ask', { question, chartId: own.chartId }).expect(200);
  const { body: made } = await admin
    .post(`/api/team/${team.id}/invitations`, { kind: 'person', name: canary, email })
    .expect(201);
  await app.anonymous
    .post(`/api/invitations/${made.token}/join`, {
      ...birth,
      level: 'full',
      consentVersion: CONSENT_VERSION,
      email,
    })
    .expect(201);
  const { body: claims } = await person.get('/api/user/claims').expect(200);
  await person.post(`/api/user/claims/${claims[0].id}`, { isMe: true }).expect(200);
  await admin.post('/api/chat/penta', { message: `What of ${canary}?`, teamId: team.id });
  expect((await admin.get(`/api/team/${team.id}`)).body.pentaData.members).toHaveLength(5);

  const columns = await textColumns();
  const words = [canary, birthPlace, email, own.chartId, person.actor.id];
  // The search itself finds what is there.
  for (const word of words) expect(await placesOf(word, columns)).not.toEqual([]);

  await ask(person).expect(200);
  // Somebody signed in again and waits on the page that shows the date.
  await app.signIn(email);
  await aWeekLater();

  // The audit log keeps ids, which name nobody anymore.
  const kept = new Set(['audit_log.actor_id', 'audit_log.object_id', 'audit_log.request_id']);
  for (const word of words) {
    const places = (await placesOf(word, columns)).filter((place) => !kept.has(place));
    expect(places, word).toEqual([]);
  }
  const later = await app.signIn(admin.actor.email ?? '');
  const { body: after } = await later.get(`/api/team/${team.id}`).expect(200);
  expect(after.pentaData.members).toHaveLength(4);
  expect(
    await db()
      .select()
      .from(sessions)
      .where(sql`sess::text like ${`%${person.actor.loginId}%`}`),
  ).toEqual([]);
});
