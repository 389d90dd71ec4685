import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { teamMembers } from '#server/platform/db/schema/analyses.ts';
import { coachConversations } from '#server/platform/db/schema/coach.ts';
import { teamMemberships } from '#server/platform/db/schema/memberships.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import { TeamRecord } from '#shared/contract/teams.ts';
import { ENTERED_BY, VISIBILITY_LEVELS, type VisibilityLevel } from '#shared/domain/visibility.ts';
import { openAccount } from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import { setVisibility } from './people.ts';

/*
 * A person whose type, profile, chart and birth nobody else in the team has. Every reply that tells
 * of a team is read by everybody who may see it, and searched for them.
 */

const CANARY = {
  name: 'Canary Voss',
  birthDate: '1980-10-12',
  birthTime: '00:00',
  birthTimeToleranceMinutes: 180,
  birthPlace: 'Reykjavik',
  latitude: 64.15,
  longitude: -21.94,
} as const;

/** What only the canary's birth, chart and summary contain. */
const BIRTH = /1980-10-1|10\/12\/1980|Reykjav|Atlantic/;
const SUMMARY = /Reflector|Lunar|lunar|4\/1/;
let CHART: RegExp;

const chat = scriptedChat();
let app: TestApp;
let teamId: string;
let accountId: string;
let memberId: string;
let readers: Readonly<Record<Role, SignedIn>>;

const ROLES = ['person', 'colleague', 'viewer', 'account_admin', 'master_admin'] as const;
type Role = (typeof ROLES)[number];
const OWN_TEAMS = 'the reader’s teams';
const ADMINS: readonly Role[] = ['account_admin', 'master_admin'];

const dbOf = () => app.services.database.db;
const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);

function ctxOf(): Ctx {
  const { providers, log, clock } = app.services;
  return {
    actor: { kind: 'anonymous' },
    db: dbOf(),
    providers,
    log,
    clock,
    requestId: 'a-test',
    signal: new AbortController().signal,
  };
}

async function share(visibility: VisibilityLevel, enteredBy: 'admin' | 'person') {
  const isTheirs = eq(teamMembers.id, memberId);
  await dbOf().update(teamMembers).set({ visibility, enteredBy }).where(isTheirs);
}

beforeAll(async () => {
  app = await startTestApp({
    env: { MASTER_ADMIN_EMAILS: 'boss@people.example' },
    providers: { chat },
  });
  readers = {
    person: await newPerson(),
    colleague: await newPerson(),
    viewer: await newPerson(),
    account_admin: await newPerson(),
    master_admin: await app.signIn('boss@people.example'),
  };
  accountId = await openAccount(dbOf(), 'Northwind', [
    { userId: readers.account_admin.actor.id, role: 'account_admin' },
    { userId: readers.colleague.actor.id, role: 'regular_user' },
    { userId: readers.person.actor.id, role: 'regular_user' },
  ]);
  await dbOf().update(teamAccounts).set({ teamLimit: 10 }).where(eq(teamAccounts.id, accountId));
  const members = [...BIRTHS.slice(0, 3), CANARY, BIRTHS[4]];
  const { body } = await readers.account_admin
    .post('/api/team/analyze', { teamName: 'Alpha', teamAccountId: accountId, members })
    .expect(200);
  teamId = body.id;
  const viewer = { userId: readers.viewer.actor.id, teamId, accountId };
  await dbOf().insert(teamMemberships).values(viewer);
  const whole = TeamRecord.parse(body);
  const [canary] = whole.members.filter(({ name }) => name === CANARY.name);
  if (!canary?.chartData) throw new Error('The canary has no chart');
  memberId = canary.id;
  await dbOf()
    .update(teamMembers)
    .set({ userId: readers.person.actor.id })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.id, memberId)));
  const placesOf = ({ activations }: NonNullable<typeof canary.chartData>) => [
    ...Object.values(activations.personality),
    ...Object.values(activations.design),
  ];
  const others = whole.members.flatMap(({ id, chartData }) =>
    id === memberId || !chartData ? [] : placesOf(chartData),
  );
  const own = placesOf(canary.chartData).filter((place) => !others.includes(place));
  const cross = canary.chartData.incarnationCross.replaceAll(/[()]/g, '\\$&');
  CHART = new RegExp([...own.map((place) => `"${place}"`), cross].join('|').replaceAll('.', '\\.'));
});
afterAll(() => app[Symbol.asyncDispose]());

/** Every reply about the team, and what it tells those who may know everything. */
const REPLIES: readonly (readonly [title: string, path: () => string, tells: string])[] = [
  ['the team', () => `/api/team/${teamId}`, 'summary chart birth'],
  ['the latest team', () => `/api/team/latest?accountId=${accountId}`, 'summary chart birth'],
  ['the teams of the account', () => `/api/accounts/${accountId}/teams`, 'summary'],
  [OWN_TEAMS, () => '/api/user/all-teams', 'summary'],
  ['the charts of the team', () => `/api/charts/team/${teamId}`, 'summary'],
  ['the charts of the account', () => `/api/charts/team/${accountId}`, 'summary'],
  ['the births', () => `/api/team/${teamId}/people`, 'birth'],
  ['the file of births', () => `/api/team/${teamId}/people/export`, 'birth'],
];

function allowedParts(level: VisibilityLevel, enteredBy: string, role: Role): string[] {
  const isOwn = role === 'person';
  return [
    ...(isOwn || level !== 'functions' ? ['summary'] : []),
    ...(isOwn || level === 'full' ? ['chart'] : []),
    ...(isOwn || (ADMINS.includes(role) && (level === 'full' || enteredBy === 'admin'))
      ? ['birth']
      : []),
  ];
}

function partsIn(text: string): string[] {
  return [
    ...(SUMMARY.test(text) ? ['summary'] : []),
    ...(CHART.test(text) ? ['chart'] : []),
    ...(BIRTH.test(text) ? ['birth'] : []),
  ];
}

const CASES = VISIBILITY_LEVELS.flatMap((level) =>
  ENTERED_BY.flatMap((enteredBy) => ROLES.map((role) => [level, enteredBy, role] as const)),
);

describe.each(CASES)('of a person who shares %s, entered by the %s', (level, enteredBy, role) => {
  test(`the ${role} is told what the policy says, in every reply`, async () => {
    await share(level, enteredBy);
    const allowed = allowedParts(level, enteredBy, role);
    const wrong: string[] = [];
    for (const [title, path, tells] of REPLIES) {
      const { status, text } = await readers[role].get(path());
      const isRefused = tells === 'birth' && !ADMINS.includes(role);
      if (status !== (isRefused ? 403 : 200)) wrong.push(`${title}: ${status}`);
      if (isRefused) continue;
      // A master admin belongs to no team.
      const isEmpty = title === OWN_TEAMS && role === 'master_admin';
      const expected = isEmpty ? [] : tells.split(' ').filter((part) => allowed.includes(part));
      const told = partsIn(text);
      if (told.join() !== expected.join()) wrong.push(`${title}: ${told}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  test(`the coach that the ${role} asks gets no more, and no birth`, async () => {
    await share(level, enteredBy);
    chat.says('The team works well together. [F1]');
    await readers[role].post('/api/chat/penta', { message: 'Who is Canary?', teamId }).expect(200);
    const asked = chat.questions.at(-1);
    const heard = [asked?.facts, asked?.selectedFacts, asked?.people, asked?.team, asked?.history];
    const text = JSON.stringify(heard, (_key, value: unknown) =>
      value instanceof Map || value instanceof Set ? [...value] : value,
    );
    const allowed = allowedParts(level, enteredBy, role).filter((part) => part !== 'birth');
    expect(partsIn(text)).toEqual(allowed);
    expect(text.includes('Canary hold')).toBe(true);
  });
});

/** Every read of the contract about a team or an account, of either id. */
function readsAboutTeams(): string[] {
  return Object.values(CONTRACT).flatMap(({ method, path, access }) => {
    const isAboutOne = /:(?:accountId|id)\b/.test(path);
    if (method !== 'GET' || access === 'public' || !isAboutOne) return [];
    const paths = [teamId, accountId].map((id) =>
      path.replace(':accountId', accountId).replace(':id', id),
    );
    return [...new Set(paths)].filter((asked) => !asked.includes(':'));
  });
}

describe.each(VISIBILITY_LEVELS)('of a person who shares %s', (level) => {
  test.each(ROLES)('no read tells the %s more than the policy allows', async (role) => {
    await share(level, 'person');
    const allowed = allowedParts(level, 'person', role);
    const wrong: string[] = [];
    const found: string[] = [];
    for (const path of readsAboutTeams()) {
      const { status, text } = await readers[role].get(path);
      if (status === 200) found.push(path);
      if (status >= 500) wrong.push(`${path}: ${status}`);
      const more = partsIn(text).filter((part) => !allowed.includes(part));
      if (more.length > 0) wrong.push(`${path}: ${more}`);
    }
    expect(wrong).toEqual([]);
    expect(found.length).toBeGreaterThan(3);
  });
});

describe('an answer of the coach', () => {
  const setLevel = (visibility: VisibilityLevel) =>
    inTransaction(dbOf(), (tx) => setVisibility(tx, ctxOf(), memberId, visibility));
  const ask = (rest: object = {}) =>
    readers.colleague.post('/api/chat/penta', { message: 'Who is Canary?', teamId, ...rest });

  test('about somebody who then shares less can no longer be read or continued', async () => {
    await share('full', 'person');
    chat.says('Canary is a Reflector. [F1]');
    const { conversationId } = (await ask().expect(200)).body;
    await readers.colleague.get(`/api/coach/conversations/${conversationId}`).expect(200);
    await setLevel('functions');
    await readers.colleague.get(`/api/coach/conversations/${conversationId}`).expect(404);
    await ask({ conversationId }).expect(404);
  });

  test('isn’t stored when they share less while it is given', async () => {
    await share('full', 'person');
    chat.plays(async function* () {
      await setLevel('summary');
      yield { kind: 'prose', text: 'Canary is a Reflector. [F1]' };
    });
    const { body } = await ask().expect(200);
    expect(body.conversationId).toBeNull();
    const stored = await dbOf().select().from(coachConversations);
    expect(stored.filter((row) => row.teamId === teamId)).toEqual([]);
  });
});

describe('a teammate of a person who shares less than their chart', () => {
  const read = async () =>
    TeamRecord.parse((await readers.colleague.get(`/api/team/${teamId}`).expect(200)).body);

  test('sees which functions they cover, and no position', async () => {
    await share('functions', 'person');
    const { pentaData } = await read();
    const held = pentaData?.gates.flatMap(({ holders }) =>
      holders.filter(({ memberId: id }) => id === memberId),
    );
    expect(held?.length).toBeGreaterThan(0);
    expect(held?.every(({ positions }) => positions.length === 0)).toBe(true);
    expect(pentaData?.members.map(({ type }) => type === null)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(pentaData?.teamEnergy).toMatch(/ \(4 of 5 share their type\)$/);
    expect(pentaData?.certaintyNotes.every((note) => 'text' in note)).toBe(true);
  });

  test('gets no card for their pairs, but the reason', async () => {
    await share('functions', 'person');
    const { dynamics, limitedPairs } = await read();
    expect(dynamics).toHaveLength(6);
    expect(limitedPairs).toHaveLength(4);
    for (const { limitedBy, summary } of limitedPairs) {
      expect([limitedBy, summary]).toEqual([[memberId], null]);
    }
  });

  test('gets what two summaries say about their pairs', async () => {
    await share('summary', 'person');
    const { dynamics, limitedPairs } = await read();
    expect(dynamics).toHaveLength(6);
    expect(limitedPairs.map(({ summary }) => summary?.dynamicType)).toEqual(
      expect.arrayContaining([expect.stringMatching(/ with Reflector$/)]),
    );
    const kinds = limitedPairs.flatMap(({ summary }) => summary?.evidence.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual(['authorities', 'profiles', 'types']);
  });

  test('gets their whole pairs back once they share everything', async () => {
    await share('full', 'person');
    const { dynamics, limitedPairs } = await read();
    expect([dynamics.length, limitedPairs.length]).toEqual([10, 0]);
  });
});
