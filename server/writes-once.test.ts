import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { openAccount } from './features/accounts/service.ts';
import { teamAccounts, teams } from './platform/db/schema/accounts.ts';
import { teamMembers } from './platform/db/schema/analyses.ts';
import { calendarLinks } from './platform/db/schema/calendars.ts';
import { chartShares, individualCharts } from './platform/db/schema/charts.ts';
import { idempotencyKeys } from './platform/db/schema/idempotency.ts';
import { teamInvitations } from './platform/db/schema/invitations.ts';
import { masterPromptVersions } from './platform/db/schema/system.ts';
import { teamActions } from './platform/db/schema/team-plan.ts';
import { pruneIdempotencyKeys } from './platform/idempotency/service.ts';

const AT_ONCE = 5;
const HOUR_MS = 60 * 60_000;

/** Why an operation needs no `Idempotency-Key`. */
const NEEDS_NONE: Readonly<Record<string, string>> = {
  addAccountUser: 'sets a role: repeated, it is the same',
  addMyself: 'a person is in a team once',
  addViewer: 'sets a role: repeated, it is the same',
  answerClaim: 'an answered claim is gone',
  answerMove: 'whoever has moved is there: repeated, it is the same',
  answerMyMove: 'whoever has moved is there: repeated, it is the same',
  askCoach: 'a stream can’t be replayed; a question asked twice has two answers',
  askTeamCoach: 'a stream can’t be replayed; a question asked twice has two answers',
  autocompletePlaces: 'stores nothing',
  changeMyPlace: 'sets a level: repeated, it is the same',
  cleanupPhantomAccounts: 'confirmed by a token that works once',
  countSharedView: 'counts views, and every one counts',
  createSubscription: 'continues the open attempt, whose id is the provider’s idempotency key',
  declineInvitation: 'a declined invitation is gone',
  getJoinPlace: 'stores nothing',
  getPlaceDetails: 'stores nothing',
  joinTeam: 'a person is in a team once',
  openBillingPortal: 'stores nothing',
  previewUpgrade: 'stores nothing',
  rateAnswer: 'sets a verdict: repeated, it is the same',
  resolveTeamBirths: 'stores nothing',
  refreshBilling: 'fetches the current state',
  remindInvitation: 'one reminder per invitation',
  requestDeletion: 'a deletion that runs is refused a second time',
  restoreMasterPrompts: 'restoring what is current changes nothing',
  retryPaymentIncident: 'carries out what is still open',
  setActiveAccount: 'sets a choice: repeated, it is the same',
  setActiveTeam: 'sets a choice: repeated, it is the same',
  setOwnLevel: 'sets a level: repeated, it is the same',
  startDebrief: 'resumes the running debrief',
  suggestJoinPlaces: 'stores nothing',
  trackPageLoad: 'counts page loads, and every one counts',
  undoDeletionByLink: 'the link works once',
  upgradePlan: 'the plan is changed once; the preview’s instant is part of the provider’s key',
  vectorSearch: 'stores nothing',
  withdraw: 'a withdrawn place is gone',
};

const operations = Object.entries<Route>(CONTRACT);

test('every POST takes a key, or a reason says why it needs none', () => {
  const unmarked = operations
    .filter(([, { method, createsOnce }]) => method === 'POST' && !createsOnce)
    .map(([name]) => name);
  expect(unmarked.toSorted()).toEqual(Object.keys(NEEDS_NONE).toSorted());
});

let app: TestApp;
let master: SignedIn;
let accountId: string;
let teamId: string;
let chartId: string;
let arrangement: object;

const BIRTH = {
  name: 'Ada',
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'London, England',
};
const PROMPTS = { individualCoachPrompt: 'Be kind.', teamCoachPrompt: 'Be fair.' };

beforeAll(async () => {
  app = await startTestApp();
  master = await app.signIn('master@demo.example');
  const admins = [{ userId: master.actor.id, role: 'account_admin' as const }];
  accountId = await openAccount(app.services.database.db, 'Northwind', admins, 1_000);
  chartId = (await master.post('/api/individual/charts/preview', BIRTH).expect(200)).body.chartId;
  const people = { teamName: 'Alpha', teamAccountId: accountId, members: BIRTHS.slice(0, 3) };
  teamId = (await master.post('/api/team/analyze', people).expect(200)).body.id;
  arrangement = await split({ ...people, teamName: 'Delta', members: BIRTHS.slice(0, 4) });
});
afterAll(() => app[Symbol.asyncDispose]());

/** A new team, and the arrangement that moves two of its four people into another. */
async function split(people: object): Promise<object> {
  const { id, updatedAt } = (await master.post('/api/team/analyze', people).expect(200)).body;
  const { body } = await master.get(`/api/accounts/${accountId}/organization`).expect(200);
  const own = body.people.filter((person: { teamId: string }) => person.teamId === id);
  const ids: string[] = own.map((person: { id: string }) => person.id);
  return {
    teams: [
      { teamId: id, name: 'Delta', people: ids.slice(0, 2) },
      { teamId: null, name: 'Echo', people: ids.slice(2) },
    ],
    versions: [{ teamId: id, updatedAt }],
  };
}

interface Creation {
  readonly operation: keyof typeof CONTRACT;
  readonly table: PgTable;
  readonly send: () => { readonly path: string; readonly body?: object };
}

const CREATIONS: readonly Creation[] = [
  {
    operation: 'previewChart',
    table: individualCharts,
    send: () => ({ path: '/api/individual/charts/preview', body: BIRTH }),
  },
  {
    operation: 'createShare',
    table: chartShares,
    send: () => ({ path: `/api/individual/charts/${chartId}/shares`, body: { agreed: true } }),
  },
  {
    operation: 'createCalendarLink',
    table: calendarLinks,
    send: () => ({ path: '/api/calendar-links', body: {} }),
  },
  {
    operation: 'createTeam',
    table: teams,
    send: () => ({ path: `/api/accounts/${accountId}/teams`, body: { name: 'Once' } }),
  },
  {
    operation: 'analyzeTeam',
    table: teams,
    send: () => ({
      path: '/api/team/analyze',
      body: { teamName: 'Crew', teamAccountId: accountId, members: BIRTHS.slice(0, 2) },
    }),
  },
  {
    operation: 'applyOrganization',
    table: teams,
    send: () => ({
      path: `/api/accounts/${accountId}/organization/apply`,
      body: arrangement,
    }),
  },
  {
    operation: 'addUnassigned',
    table: teamMembers,
    send: () => ({
      path: `/api/accounts/${accountId}/organization/people`,
      body: { ...BIRTHS[3], name: `Person ${randomUUID()}` },
    }),
  },
  {
    operation: 'createTeamAction',
    table: teamActions,
    send: () => ({ path: `/api/team/${teamId}/actions`, body: { title: 'Review results' } }),
  },
  {
    operation: 'createInvitation',
    table: teamInvitations,
    send: () => ({ path: `/api/team/${teamId}/invitations`, body: { kind: 'team' } }),
  },
  {
    operation: 'createAdminAccount',
    table: teamAccounts,
    send: () => ({ path: '/api/admin/team-accounts', body: { name: 'Southwind' } }),
  },
  {
    operation: 'createMasterPrompts',
    table: masterPromptVersions,
    send: () => ({ path: '/api/admin/master-prompts', body: PROMPTS }),
  },
];

async function countOf(table: PgTable): Promise<number> {
  const [row] = await app.services.database.db.select({ total: count() }).from(table);
  return row?.total ?? 0;
}

const newKey = () => randomUUID();
const keyed = (key: string, { path, body }: ReturnType<Creation['send']>) =>
  master.post(path, body).set('Idempotency-Key', key);

test('the table below names every operation that takes a key', () => {
  const marked = operations.filter(([, { createsOnce }]) => createsOnce).map(([name]) => name);
  expect(CREATIONS.map(({ operation }) => operation).toSorted()).toEqual(marked.toSorted());
});

describe('five requests at once with one key', () => {
  test.each(CREATIONS)('$operation has one effect', async ({ operation, table, send }) => {
    const route: Route = CONTRACT[operation];
    const request = send();
    const before = await countOf(table);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => keyed(key, request).then((answer) => answer)),
    );
    const late = await keyed(key, request);

    expect((await countOf(table)) - before).toBe(1);
    const statuses = answers.map(({ status }) => status);
    if (route.holdsSecret) {
      expect(statuses.toSorted()).toEqual([route.status ?? 200, 409, 409, 409, 409]);
      expect(late.body.code).toBe('request.already_done');
      expect(late.text).not.toContain('token');
    } else {
      expect(new Set(statuses)).toEqual(new Set([route.status ?? 200]));
      for (const { body } of answers) expect(body).toEqual(late.body);
      expect(late.headers['idempotency-replayed']).toBe('true');
    }
  });
});

describe('an idempotency key', () => {
  const creation = () => ({
    path: `/api/accounts/${accountId}/teams`,
    body: { name: `Team ${randomUUID()}` },
  });

  test('is refused with other content', async () => {
    const [key, { path }] = [newKey(), creation()];
    await keyed(key, creation()).expect(201);
    const other = await keyed(key, { path, body: { name: 'Other' } }).expect(422);
    expect(other.body.code).toBe('request.key_reused');
  });

  test('counts for one operation only', async () => {
    const key = newKey();
    await keyed(key, creation()).expect(201);
    await keyed(key, { path: '/api/individual/charts/preview', body: BIRTH }).expect(200);
  });

  test('counts for one person only', async () => {
    const [key, before] = [newKey(), await countOf(individualCharts)];
    const request = { path: '/api/individual/charts/preview', body: BIRTH };
    await keyed(key, request).expect(200);
    const other = await app.signIn('person@people.example');
    await other.post(request.path, BIRTH).set('Idempotency-Key', key).expect(200);
    expect((await countOf(individualCharts)) - before).toBe(2);
  });

  test('can be used again when the first request failed', async () => {
    const key = newKey();
    const path = `/api/accounts/${randomUUID()}/teams`;
    await keyed(key, { path, body: { name: 'Nowhere' } }).expect(404);
    await keyed(key, creation()).expect(201);
  });

  test.each(['short', 'x'.repeat(65), 'has spaces in it'])('is refused as %j', async (key) => {
    const { body } = await keyed(key, creation()).expect(400);
    expect(Object.keys(body.fields)).toEqual(['Idempotency-Key']);
  });

  test('is forgotten after a day', async () => {
    const [key, request] = [newKey(), creation()];
    const { db } = app.services.database;
    const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    const before = await countOf(teams);
    await keyed(key, request).expect(201);
    await pruneIdempotencyKeys(db, later(23));
    await keyed(key, request).expect(201);
    expect((await countOf(teams)) - before).toBe(1);
    await pruneIdempotencyKeys(db, later(25));
    expect(await countOf(idempotencyKeys)).toBe(0);
    await keyed(key, request).expect(201);
    expect((await countOf(teams)) - before).toBe(2);
  });

  test('answers that it is done when the server stopped before the reply was stored', async () => {
    const [key, request] = [newKey(), creation()];
    await keyed(key, request).expect(201);
    await app.services.database.db.update(idempotencyKeys).set({ kept: null });
    const before = await countOf(teams);
    const { body } = await keyed(key, request).expect(409);
    expect(body.code).toBe('request.already_done');
    expect(await countOf(teams)).toBe(before);
  });
});
