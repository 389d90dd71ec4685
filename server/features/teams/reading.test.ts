import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { accountMemberships, teamMemberships } from '#server/platform/db/schema/memberships.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { readTeamFile } from '#shared/team-file/read-team-file.ts';
import { reviewTeam } from '#shared/team-file/review-team.ts';
import { openAccount } from '../accounts/service.ts';
import { teamForCoach } from './coached-team.ts';

let app: TestApp;
let admin: SignedIn;
let member: SignedIn;
let guest: SignedIn;
let stranger: SignedIn;
let boss: SignedIn;
let accountId: string;
/** The older team is the guest's. */
let older: { id: string };
let newer: { id: string };

const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);
const dbOf = () => app.services.database.db;

async function newTeam(account: string, teamName: string, size = 3): Promise<{ id: string }> {
  const members = BIRTHS.slice(0, size);
  const { body } = await admin
    .post('/api/team/analyze', { teamName, teamAccountId: account, members })
    .expect(200);
  return body;
}

async function newAccount(): Promise<string> {
  const id = await openAccount(dbOf(), 'Northwind', [
    { userId: admin.actor.id, role: 'account_admin' },
    { userId: member.actor.id, role: 'regular_user' },
  ]);
  await dbOf().update(teamAccounts).set({ teamLimit: 10 }).where(eq(teamAccounts.id, id));
  return id;
}

const invite = (userId: string, teamId: string, account: string) =>
  dbOf().insert(teamMemberships).values({ userId, teamId, accountId: account });

beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
  admin = await newPerson();
  member = await newPerson();
  guest = await newPerson();
  stranger = await newPerson();
  boss = await app.signIn('boss@people.example');
  accountId = await newAccount();
  older = await newTeam(accountId, 'Older');
  newer = await newTeam(accountId, 'Newer', 5);
  await invite(guest.actor.id, older.id, accountId);
});
afterAll(() => app[Symbol.asyncDispose]());

describe('reading one team', () => {
  test.each([
    ['its admin', () => admin, true],
    ['a member of its account', () => member, false],
    ['the master admin', () => boss, true],
  ])('is allowed for %s', async (_title, person, canManage) => {
    const { body } = await person().get(`/api/team/${newer.id}`).expect(200);
    expect(body).toMatchObject({ id: newer.id, name: 'Newer', canManage });
    expect(body.members).toHaveLength(5);
    expect(body.dynamics).toHaveLength(10);
    expect(JSON.stringify(body)).not.toMatch(/birthDate|1979-11-21|Lisbon/);
  });

  test('is allowed for its own viewer, and not for another team', async () => {
    await guest.get(`/api/team/${older.id}`).expect(200);
    await guest.get(`/api/team/${newer.id}`).expect(404);
  });

  test('is not found for strangers', async () => {
    const answers = [newer.id, crypto.randomUUID(), 'nothing'].map((id) =>
      stranger.get(`/api/team/${id}`),
    );
    for (const answer of answers) {
      const { status, body } = await answer;
      expect([status, body.code]).toEqual([404, 'team.not_found']);
    }
    await app.anonymous.get(`/api/team/${newer.id}`).expect(401);
  });

  test('that is inactive is allowed for those who manage it', async () => {
    const { id } = await newTeam(accountId, 'Former');
    await invite(guest.actor.id, id, accountId);
    await dbOf().update(teams).set({ isActive: false }).where(eq(teams.id, id));
    for (const person of [admin, boss]) await person.get(`/api/team/${id}`).expect(200);
    for (const person of [member, guest]) await person.get(`/api/team/${id}`).expect(404);
  });

  test('of an inactive account is allowed for those who manage it', async () => {
    const closed = await newAccount();
    const { id } = await newTeam(closed, 'Closed');
    await dbOf().update(teamAccounts).set({ isActive: false }).where(eq(teamAccounts.id, closed));
    for (const person of [admin, boss]) await person.get(`/api/team/${id}`).expect(200);
    await member.get(`/api/team/${id}`).expect(404);
    expect((await admin.get(`/api/accounts/${closed}/teams`).expect(200)).body).toHaveLength(1);
    await member.get(`/api/accounts/${closed}/teams`).expect(404);
  });

  test('is not found from the next request after losing the membership', async () => {
    const former = await newPerson();
    await dbOf()
      .insert(accountMemberships)
      .values({ userId: former.actor.id, accountId, role: 'account_admin' });
    await former.get(`/api/team/${newer.id}/people`).expect(200);
    const own = eq(accountMemberships.userId, former.actor.id);
    await dbOf().update(accountMemberships).set({ role: 'regular_user' }).where(own);
    await former.get(`/api/team/${newer.id}/people`).expect(403);
    await dbOf().update(accountMemberships).set({ isActive: false }).where(own);
    await former.get(`/api/team/${newer.id}`).expect(404);
  });
});

describe('the births of a team’s people', () => {
  test('are shown as stated to those who manage the team', async () => {
    for (const person of [admin, boss]) {
      const { body } = await person.get(`/api/team/${newer.id}/people`).expect(200);
      expect(body).toEqual(
        BIRTHS.map((birth) => ({
          ...birth,
          id: expect.any(String),
          isEditable: true,
          doubts: expect.any(Array),
          resolved: expect.any(Object),
        })),
      );
    }
  });

  test('have place, zone and instant like a personal chart, in the file too', async () => {
    const birth = {
      name: 'Nell',
      birthDate: '1987-06-14',
      birthTime: '14:25',
      birthPlace: 'Newcastle, Australia',
    };
    const { body: drawn } = await admin.post('/api/individual/charts/preview', birth).expect(200);
    const { body: own } = await admin.get(`/api/individual/charts/${drawn.chartId}`).expect(200);
    const { body: history } = await admin.get('/api/individual/charts?search=Nell').expect(200);
    const { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc } = own;
    const resolved = { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc };
    expect(resolved).toEqual({
      resolvedPlace: 'Newcastle, New South Wales, Australia',
      timeZone: 'Australia/Sydney',
      utcOffsetSeconds: 36_000,
      birthUtc: '1987-06-14T04:25:00.000Z',
    });
    expect(history).toEqual([expect.objectContaining(resolved)]);
    const account = await newAccount();
    const { body: team } = await admin
      .post('/api/team/analyze', {
        teamName: 'Coast',
        teamAccountId: account,
        members: [birth, ...BIRTHS.slice(0, 1)],
      })
      .expect(200);
    const { body } = await admin.get(`/api/team/${team.id}/people`).expect(200);
    expect(body[0].resolved).toEqual(resolved);
    const file = (await admin.get(`/api/team/${team.id}/people/export`).expect(200)).text;
    expect(file).toContain(
      '"Newcastle, Australia","Newcastle, New South Wales, Australia",Australia/Sydney,UTC+10:00,1987-06-14T04:25:00.000Z',
    );
    expect(reviewTeam(readTeamFile(file).rows).toMembers()?.[0]).toMatchObject(birth);
  });

  test('have the doubts that a personal chart would have', async () => {
    const account = await newAccount();
    const resolving = { latitude: 55.75, longitude: 37.62, timeZone: 'Europe/Moscow' };
    const anna = { name: 'Anna', birthPlace: 'Moscow', birthTime: null, ...resolving };
    const births = [
      { ...anna, birthDate: '1900-03-03' },
      { ...anna, birthDate: '1900-02-29', calendar: 'julian' },
      { ...anna, birthDate: '1985-03-03', name: 'Boris' },
    ];
    const { body: team } = await admin
      .post('/api/team/analyze', { teamName: 'Old', teamAccountId: account, members: births })
      .expect(200);
    const { body } = await admin.get(`/api/team/${team.id}/people`).expect(200);
    expect(body).toMatchObject([
      { birthDate: '1900-03-03', doubts: ['old_style_calendar', 'before_1970'] },
      { birthDate: '1900-02-29', calendar: 'julian', doubts: ['before_1970'] },
      { doubts: [] },
    ]);
    for (const [index, { name: _, ...birth }] of births.entries()) {
      const drawn = await admin.post('/api/individual/charts/preview', { ...birth, name: 'A' });
      const own = await admin.get(`/api/individual/charts/${drawn.body.chartId}`);
      expect(body[index].doubts).toEqual(own.body.provenance.doubts);
    }
    const file = readTeamFile((await admin.get(`/api/team/${team.id}/people/export`)).text);
    expect(file.rows.map(({ cells }) => cells.birthDate)).toEqual([
      '1900-03-03',
      '1900-02-29 (old style)',
      '1985-03-03',
    ]);
    expect(reviewTeam(file.rows).toMembers()).toMatchObject([
      { birthDate: '1900-03-03' },
      { birthDate: '1900-02-29', calendar: 'julian' },
      { birthDate: '1985-03-03' },
    ]);
  });

  test('export as a file that can be uploaded again, also after the paid time', async () => {
    const ended = await newAccount();
    const { id } = await newTeam(ended, 'Gamma', 5);
    await dbOf()
      .update(teamAccounts)
      .set({ accessUntil: new Date(0) })
      .where(eq(teamAccounts.id, ended));
    const answer = await admin.get(`/api/team/${id}/people/export`).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename=people.csv');
    const file = readTeamFile(answer.text);
    expect(file.rows.map(({ cells }) => cells)).toEqual(
      BIRTHS.slice(0, 5).map(({ name, birthDate, birthTime, birthPlace }) => ({
        name,
        birthDate,
        birthTime: birthTime ?? '',
        birthPlace,
      })),
    );
  });

  test('are not shown to anybody else', async () => {
    await member.get(`/api/team/${newer.id}/people/export`).expect(403);
    await stranger.get(`/api/team/${newer.id}/people/export`).expect(404);
    await app.anonymous.get(`/api/team/${newer.id}/people/export`).expect(401);
    await member.get(`/api/team/${newer.id}/people`).expect(403);
    await guest.get(`/api/team/${older.id}/people`).expect(403);
    await stranger.get(`/api/team/${newer.id}/people`).expect(404);
    await app.anonymous.get(`/api/team/${newer.id}/people`).expect(401);
  });

  test('are none for a team without people', async () => {
    const { body } = await admin.post(`/api/accounts/${accountId}/teams`, { name: 'Empty' });
    expect((await admin.get(`/api/team/${body.id}/people`).expect(200)).body).toEqual([]);
    await admin.delete(`/api/accounts/${accountId}/teams/${body.id}`).expect(204);
  });
});

describe('the team analyzed last', () => {
  test('is chosen from all accounts and teams of the person', async () => {
    const own = async (person: SignedIn) =>
      (await person.get('/api/team/latest').expect(200)).body.id;
    expect(await own(guest)).toBe(older.id);
    const account = await newAccount();
    const { id } = await newTeam(account, 'Latest');
    expect(await own(member)).toBe(id);
    const { body } = await member.get(`/api/team/latest?accountId=${accountId}`).expect(200);
    expect(body.id).toBe(newer.id);
    // The master admin belongs to no account, and may read each.
    await boss.get('/api/team/latest').expect(404);
    await boss.get(`/api/team/latest?accountId=${account}`).expect(200);
  });

  test('is not found for strangers, without a sign-in, and for an unknown account', async () => {
    await stranger.get('/api/team/latest').expect(404);
    await stranger.get(`/api/team/latest?accountId=${accountId}`).expect(404);
    await app.anonymous.get('/api/team/latest').expect(401);
    await admin.get('/api/team/latest?accountId=mine').expect(400);
  });
});

describe('lists', () => {
  const namesOf = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name);

  test('of one’s teams are newest first and have the active ones', async () => {
    expect(namesOf(await guest.get('/api/user/all-teams').expect(200))).toEqual(['Older']);
    const names = namesOf(await member.get('/api/user/all-teams').expect(200));
    expect(names.slice(-2)).toEqual(['Newer', 'Older']);
    expect(names).not.toContain('Former');
    expect((await stranger.get('/api/user/all-teams').expect(200)).body).toEqual([]);
    await app.anonymous.get('/api/user/all-teams').expect(401);
  });

  test('of an account’s teams include inactive ones for those who manage them', async () => {
    const path = `/api/accounts/${accountId}/teams`;
    for (const person of [admin, boss]) {
      expect(namesOf(await person.get(path).expect(200))).toEqual(['Former', 'Newer', 'Older']);
    }
    const { body } = await member.get(path).expect(200);
    expect(namesOf({ body })).toEqual(['Newer', 'Older']);
    expect(body[1]).toMatchObject({
      accountId,
      subscriptionTier: 'team_platform',
      maxMembers: 5,
      isActive: true,
      members: BIRTHS.slice(0, 3).map(({ name }) => ({ name, type: expect.any(String) })),
    });
    expect(namesOf(await guest.get(path).expect(200))).toEqual(['Older']);
    await stranger.get(path).expect(404);
    await app.anonymous.get(path).expect(401);
  });

  test('of an account without teams are empty for its members', async () => {
    const empty = await newAccount();
    for (const path of [`/api/accounts/${empty}/teams`, `/api/charts/team/${empty}`]) {
      expect((await member.get(path).expect(200)).body).toEqual([]);
      expect((await stranger.get(path).expect(404)).body.code).toBe('account.not_found');
    }
  });

  test('of charts are by account or by team', async () => {
    const ofTeam = (await member.get(`/api/charts/team/${older.id}`).expect(200)).body;
    expect(namesOf({ body: ofTeam }).toSorted()).toEqual(
      BIRTHS.slice(0, 3).map(({ name }) => name),
    );
    expect(ofTeam[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      type: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
    });
    expect((await member.get(`/api/charts/team/${accountId}`).expect(200)).body).toHaveLength(8);
    expect((await admin.get(`/api/charts/team/${accountId}`).expect(200)).body).toHaveLength(11);
    await guest.get(`/api/charts/team/${older.id}`).expect(200);
    await guest.get(`/api/charts/team/${newer.id}`).expect(404);
    await stranger.get(`/api/charts/team/${accountId}`).expect(404);
    await stranger.get(`/api/charts/team/${crypto.randomUUID()}`).expect(404);
    await app.anonymous.get(`/api/charts/team/${accountId}`).expect(401);
  });
});

describe('a page', () => {
  test.each([
    ['of a team', () => `/api/team/${newer.id}`],
    ['of the latest team', () => '/api/team/latest'],
    ['of the people', () => `/api/team/${newer.id}/people`],
    ['of one’s teams', () => '/api/user/all-teams'],
    ['of an account’s teams', () => `/api/accounts/${accountId}/teams`],
    ['of charts', () => `/api/charts/team/${accountId}`],
  ])('%s takes one query', async (_title, path) => {
    const { pool } = app.services.database;
    await admin.get(path()).expect(200);
    const statements = await queriesOf(pool, () => admin.get(path()).expect(200));
    const reads = statements.filter((text) => /from "?(teams|team_accounts)"?/.test(text));
    expect(reads.filter((text) => !text.includes('"logins"'))).toHaveLength(1);
  });
});

describe('a viewer of one team', () => {
  test('has team access, through that team’s account', async () => {
    const { body } = await guest.get('/api/auth/user').expect(200);
    const account = { id: accountId, name: 'Northwind' };
    expect(body.teams).toEqual([{ role: 'regular_user', teamAccount: account }]);
    const { body: accounts } = await guest.get('/api/user/team-accounts').expect(200);
    expect(accounts).toMatchObject([{ role: 'member', teamAccount: account }]);
  });

  test('has none when the team is inactive', async () => {
    const late = await newPerson();
    const { id } = await newTeam(accountId, 'Short-lived');
    await invite(late.actor.id, id, accountId);
    await dbOf().update(teams).set({ isActive: false }).where(eq(teams.id, id));
    expect((await late.get('/api/auth/user')).body.teams).toEqual([]);
  });
});

describe('what the coach gets about a team', () => {
  test('is first names, charts and what depends on birth times', async () => {
    const [first, second, third] = BIRTHS;
    const members = [first, second, { ...third, birthTime: null }];
    const { body } = await admin
      .post('/api/team/analyze', { teamName: 'Coached', teamAccountId: accountId, members })
      .expect(200);
    const ctx = {
      actor: member.actor,
      db: dbOf(),
      clock: app.services.clock,
      providers: app.services.providers,
      log: app.services.log,
      requestId: 'a-test',
      signal: new AbortController().signal,
    };
    const team = await teamForCoach(ctx, body.id, (names) => names);
    expect(team.members.map(({ firstName }) => firstName)).toEqual(['Alma', 'Ben', 'Cem']);
    expect(team.members.map(({ certainty }) => certainty?.basis ?? null)).toEqual([
      null,
      null,
      'unknown',
    ]);
    expect(team.accountId).toBe(accountId);
    expect(team.pentaData?.coverage).toEqual(body.pentaData.coverage);
    expect(JSON.stringify([team.pentaData, team.dynamics])).not.toMatch(/Reyes|Okoye|Aydin/);
    expect(team.members[0]?.chart).toEqual(body.members[0].chartData);
    const strange = teamForCoach({ ...ctx, actor: stranger.actor }, body.id, (names) => names);
    await expect(strange).rejects.toMatchObject({ code: 'team.not_found' });
  });
});
