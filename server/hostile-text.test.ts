import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import { addMyself } from '#shared/contract/invitations.ts';
import type { Route } from '#shared/contract/route.ts';
import { CONSENT_VERSION } from '#shared/domain/consent.ts';
import { openAccount } from './features/accounts/service.ts';

let app: TestApp;
let person: SignedIn;
let master: SignedIn;
let chartId: string;
let conversationId: string;
let accountId: string;
let teamId: string;
let emptyTeamId: string;
let [invitationToken, personalToken, claimId, placeId] = ['', '', '', ''];
let teamConversationId: string;
let actionId: string;
let debriefId: string;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('person@people.example');
  master = await app.signIn('master@demo.example');
  const { body } = await person.post('/api/individual/charts/preview', BIRTH);
  chartId = body.chartId;
  const asked = await person.post('/api/coach/ask', { question: 'Who am I?', chartId });
  conversationId = asked.body.conversationId;
  const members = [{ userId: person.actor.id, role: 'account_admin' as const }];
  accountId = await openAccount(app.services.database.db, 'Northwind', members, 1_000);
  const people = { teamName: 'Alpha', teamAccountId: accountId, members: BIRTHS.slice(0, 2) };
  teamId = (await person.post('/api/team/analyze', people)).body.id;
  const planned = await person.post(`/api/team/${teamId}/actions`, { title: 'Review results' });
  actionId = planned.body.id;
  debriefId = (await person.post(`/api/team/${teamId}/debriefs`)).body.id;
  const askedOfTeam = await person.post('/api/chat/penta', { message: 'Who are we?', teamId });
  teamConversationId = askedOfTeam.body.conversationId;
  const empty = await person.post(`/api/accounts/${accountId}/teams`, { name: 'Empty' });
  emptyTeamId = empty.body.id;
  await person.put('/api/individual/own-chart', { chartId }).expect(200);
  const made = await person.post(`/api/team/${teamId}/invitations`, { kind: 'team' }).expect(201);
  invitationToken = made.body.token;
  const [first, second] = [await joinAs(BIRTHS[2]), await joinAs(BIRTHS[3])];
  personalToken = first;
  const claims = await person.get('/api/user/claims');
  [claimId, placeId] = claims.body.map(({ id }: { id: string }) => id);
  await person.post(`/api/user/claims/${placeId}`, { isMe: true }).expect(200);
  expect(second).not.toBe(first);
});
afterAll(() => app[Symbol.asyncDispose]());

/** Joins the team as the person whose address is the signed-in one's. @returns the personal token */
async function joinAs(birth: (typeof BIRTHS)[number]): Promise<string> {
  const join = { ...birth, level: 'full', consentVersion: CONSENT_VERSION };
  const answer = await app.anonymous
    .post(`/api/invitations/${invitationToken}/join`, { ...join, email: person.actor.email })
    .expect(201);
  return answer.body.token;
}

const BIRTH = {
  name: 'Ada',
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'London, England',
};

/** A birth with every text field filled in. */
const WORDY_BIRTH = { ...BIRTH, placeId: '', timeZone: 'Europe/London', utcOffsetSeconds: 0 };

const PROMPTS = { individualCoachPrompt: 'Be kind.', teamCoachPrompt: 'Be fair.' };

/** An accepted body for each operation, with every text field filled in. */
const SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  autocompletePlaces: { input: 'Lisbon' },
  getPlaceDetails: { placeId: '' },
  previewChart: WORDY_BIRTH,
  correctChart: WORDY_BIRTH,
  setOwnChart: { chartId: '' },
  saveManual: { lines: [{ label: 'In meetings', text: 'Send me the question first.' }] },
  setReadingFeedback: { paragraphId: 'energy:type:Generator', answer: 'fits' },
  createCalendarLink: { teamId: '' },
  createShare: { level: 'summary', showsName: true, days: 30, agreed: true },
  askCoach: { question: 'Who am I?', chartId: '', conversationId: '' },
  askTeamCoach: { message: 'Who are we?', teamId: '', conversationId: '' },
  rateAnswer: { conversationId: '', position: 2, verdict: 'up', reason: 'Too long' },
  renameConversation: { title: 'Who I am' },
  createMasterPrompts: PROMPTS,
  updateMasterPrompts: PROMPTS,
  vectorSearch: { query: 'What is a Penta?' },
  analyzeTeam: {
    teamName: 'Alpha',
    teamDescription: 'Makers',
    teamAccountId: '',
    teamId: '',
    members: BIRTHS.slice(0, 2),
  },
  resolveTeamBirths: { births: BIRTHS.slice(0, 2).map(({ name: _, ...birth }) => birth) },
  saveOrganizationDraft: { teams: [{ teamId: null, name: 'Crew', people: [] }], rules: [] },
  applyOrganization: { teams: [{ teamId: null, name: 'Crew', people: [] }], versions: [] },
  addUnassigned: { ...WORDY_BIRTH },
  createTeamAction: {
    kind: 'agreement',
    title: 'Review results',
    note: 'Bring numbers',
    dueDate: '2027-01-04',
  },
  updateTeamAction: {
    title: 'Review results',
    note: 'Bring numbers',
    dueDate: '2027-01-04',
    outcome: 'We stopped two ads.',
  },
  updateDebrief: { step: 'map', followUpOn: '2027-01-04' },
  createInvitation: { kind: 'person', name: 'Tom', email: 'tom@example.com', days: 7 },
  addMyself: { level: 'full' },
  joinTeam: {
    ...WORDY_BIRTH,
    level: 'summary',
    consentVersion: CONSENT_VERSION,
    email: 'tom@example.com',
  },
  suggestJoinPlaces: { input: 'Lisbon' },
  getJoinPlace: { placeId: '' },
  answerMove: { teamId: '', agrees: false },
  setOwnLevel: { level: 'functions' },
  answerClaim: { isMe: false },
  answerMyMove: { teamId: '', agrees: false },
  changeMyPlace: { level: 'full' },
  setPreferences: { clock: '24h' },
  requestDeletion: { confirmation: 'somebody@else.example', accounts: [] },
  createTeam: { name: 'Alpha', description: 'Makers' },
  updateTeam: { name: 'Alpha', description: 'Makers' },
  setActiveAccount: { accountId: '' },
  setActiveTeam: { teamId: '' },
  createAdminAccount: { name: 'Northwind', description: 'Makers' },
  updateAdminAccount: { name: 'Northwind', description: 'Makers' },
  addAccountUser: { teamAccountId: '', role: 'account_admin' },
  addViewer: { userId: '', role: 'account_admin' },
  updateUser: { isActive: true },
  cleanupPhantomAccounts: { preview: true },
  createSubscription: { tier: 'team_platform', amount: 49_900 },
  previewUpgrade: { tier: 'team_genius_blueprint' },
  upgradePlan: { tier: 'team_genius_blueprint', countedFrom: '2026-01-01T00:00:00Z' },
};

/** Valid bodies that are refused: without a running plan, and without the person's own address. */
const REFUSED: Readonly<Record<string, number>> = {
  previewUpgrade: 409,
  upgradePlan: 409,
  requestDeletion: 422,
};

interface TextField {
  readonly name: string;
  readonly route: Route;
  readonly field: string;
}

function mayBeText(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('type' in schema && [schema.type].flat().includes('string') && !('enum' in schema))
    return true;
  return 'anyOf' in schema && Array.isArray(schema.anyOf) && schema.anyOf.some(mayBeText);
}

function textFields([name, route]: [string, Route]): TextField[] {
  if (!route.body) return [];
  const { properties = {} } = z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .filter(([, schema]) => mayBeText(schema))
    .map(([field]) => ({ name, route, field }));
}

const FIELDS = Object.entries<Route>(CONTRACT).flatMap(textFields);

async function sampleOf(name: string): Promise<Record<string, unknown>> {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`Add a sample body for ${name}`);
  if ('chartId' in sample) {
    return { ...sample, chartId, ...('question' in sample ? { conversationId } : {}) };
  }
  if ('message' in sample) return { ...sample, teamId, conversationId: teamConversationId };
  const ids = {
    teamAccountId: accountId,
    accountId,
    teamId,
    userId: person.actor.id,
    conversationId,
  };
  const known = Object.entries(ids).filter(([field]) => field in sample);
  if (!('placeId' in sample)) return { ...sample, ...Object.fromEntries(known) };
  const { body } = await person.post('/api/places/autocomplete', { input: 'London' });
  return { ...sample, placeId: body.predictions[0].placeId };
}

/** The object id in the route's path. */
async function idFor({ path }: Route): Promise<string> {
  if (path.startsWith('/api/coach/conversations/')) return conversationId;
  if (path === addMyself.path) return emptyTeamId;
  if (path.startsWith('/api/accounts/') || path.startsWith('/api/team/')) return teamId;
  if (path.startsWith('/api/user/claims/')) return claimId;
  if (path.startsWith('/api/user/places/')) return placeId;
  if (path.startsWith('/api/admin/team-accounts/')) return accountId;
  if (path.startsWith('/api/admin/users/')) return person.actor.id;
  if (!path.startsWith('/api/admin/master-prompts/')) return chartId;
  return (await master.get('/api/admin/master-prompts')).body.id;
}

async function send(route: Route, body: unknown) {
  const inAccount = route.path
    .replace(':token', route.path.includes('my-place') ? personalToken : invitationToken)
    .replace(':accountId', accountId)
    .replace(':userId', person.actor.id)
    .replace(':actionId', actionId)
    .replace(':debriefId', debriefId)
    // The path parameter may be an account id as well.
    .replace(':teamId', accountId);
  const path = inAccount.includes(':id') ? inAccount.replace(':id', await idFor(route)) : inAccount;
  const { cookie } = route.access === 'master_admin' ? master : person;
  return request(app.url + path, {
    method: route.method,
    headers: { Cookie: cookie, Origin: app.url, 'Content-Type': 'application/json' },
    // Strings are sent unparsed, so that keys like __proto__ stay keys.
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('has a sample body for every operation that takes one', () => {
  const withBody = Object.entries<Route>(CONTRACT).filter(([, route]) => route.body);
  expect(Object.keys(SAMPLES).toSorted()).toEqual(withBody.map(([name]) => name).toSorted());
  expect(FIELDS.length).toBeGreaterThanOrEqual(8);
});

test.each(Object.keys(SAMPLES))('%s accepts its sample body', async (name) => {
  const route: Route | undefined = Object.entries<Route>(CONTRACT).find(
    ([key]) => key === name,
  )?.[1];
  if (!route) throw new Error(`${name} is no operation`);
  const expected = REFUSED[name] ?? route.status ?? 200;
  expect((await send(route, await sampleOf(name))).status).toBe(expected);
});

const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['NUL', '\u0000'],
  ['text with NUL inside', 'Lon\u0000don'],
  ['a lone high surrogate', '\ud800'],
  ['text with a lone low surrogate', 'Lon\udc00don'],
  ['an escape character', 'Lon\u001b[31mdon'],
  ['twenty thousand characters', 'x'.repeat(20_000)],
  ['a number', 7],
  ['a list', ['London']],
  ['an object', { $ne: '' }],
];

describe.each(FIELDS)('the text field $field of $name', ({ name, route, field }) => {
  test.each(HOSTILE)('rejects %s and names the field', async (_title, value) => {
    const answer = await send(route, { ...(await sampleOf(name)), [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(JSON.parse(answer.text).fields)).toEqual([field]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'treats %s as plain text',
    async (word) => {
      const answer = await send(route, { ...(await sampleOf(name)), [field]: word });
      expect([200, 201, 204, 400, 404, 409, 422]).toContain(answer.status);
    },
  );

  test('cannot pollute object prototypes', async () => {
    const rest = JSON.stringify(await sampleOf(name)).slice(0, -1);
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const nested = `${rest},"${key}":{"polluted":true}}`;
      expect((await send(route, nested)).status).toBe(400);
      const inside = `${rest},"${field}":{"${key}":{"polluted":true}}}`;
      expect((await send(route, inside)).status).toBe(400);
    }
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('an address in a text', () => {
  test('S9 is never fetched, whichever field it is in', async () => {
    let visits = 0;
    const canary = createServer((_req, res) => {
      visits += 1;
      res.end();
    });
    canary.on('connection', () => {
      visits += 1;
    });
    await new Promise<void>((done) => canary.listen(0, done));
    const { port } = canary.address() as AddressInfo;
    for (const { name, route, field } of FIELDS) {
      for (const address of [`http://localhost:${port}/`, `//127.0.0.1:${port}/latest/meta-data`]) {
        const { status } = await send(route, { ...(await sampleOf(name)), [field]: address });
        expect(status, `${name} ${field}`).toBeLessThan(500);
      }
    }
    await app.jobs.runDue();
    canary.close();
    expect(visits).toBe(0);
  });
});

describe('a URL', () => {
  test.each([
    '%00',
    '%ED%A0%80',
    '__proto__',
    'NaN',
    '-1',
    '2147483648',
    '00000000-0000-0000-0000-00000000000g',
    'x'.repeat(10_000),
    "'%20or%201=1--",
  ])('with the id %.40s gets 404', async (id) => {
    expect((await person.get(`/api/individual/charts/${id}`)).status).toBe(404);
  });

  test.each([
    '?__proto__[polluted]=1',
    '?constructor[prototype][polluted]=1',
    '?a=1&a=2&a[b]=3',
    `?${'a=1&'.repeat(2_000)}`,
    '?%00=%00',
    '?returnTo=%ff',
  ])('with the query %.40s pollutes nothing', async (query) => {
    const list = await person.get(`/api/individual/charts${query}`);
    expect(list.status).toBe(200);
    const login = await request(`${app.url}/api/login${query}`);
    expect(login.status).toBeLessThan(500);
    expect({}).not.toHaveProperty('polluted');
  });
});
