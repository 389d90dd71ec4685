import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import {
  pentaAnalyses,
  teamMembers,
  workingDynamics,
} from '#server/platform/db/schema/analyses.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { chartGenerations } from '#server/platform/db/schema/charts.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { failingAtStatement } from '#server/testing/fail-statement.ts';
import { failingPlaces } from '#server/testing/places.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { PENTA_SIZE_MIN } from '#shared/contract/teams.ts';
import { openAccount } from '../accounts/service.ts';

const PATH = '/api/team/analyze';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
  admin = await newPerson();
});
afterAll(() => app[Symbol.asyncDispose]());

const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);
const dbOf = () => app.services.database.db;

async function newAccount(teamLimit = 10, owner = admin): Promise<string> {
  const id = await openAccount(dbOf(), 'Northwind', [
    { userId: owner.actor.id, role: 'account_admin' },
  ]);
  await dbOf().update(teamAccounts).set({ teamLimit }).where(eq(teamAccounts.id, id));
  return id;
}

const [ALMA, BEN, CEM] = BIRTHS;

const teamOf = (accountId: string, members: readonly object[], changes: object = {}) => ({
  teamName: 'Alpha',
  teamAccountId: accountId,
  members,
  ...changes,
});

async function rowsOf(accountId: string) {
  const db = dbOf();
  const of = async (
    table:
      | typeof teams
      | typeof teamMembers
      | typeof chartGenerations
      | typeof workingDynamics
      | typeof pentaAnalyses
      | typeof auditLog,
  ) => {
    const [row] = await db
      .select({ total: count() })
      .from(table)
      .where(eq(table.accountId, accountId));
    return row?.total;
  };
  return {
    teams: await of(teams),
    members: await of(teamMembers),
    charts: await of(chartGenerations),
    dynamics: await of(workingDynamics),
    pentas: await of(pentaAnalyses),
    audited: await of(auditLog),
  };
}
const NOTHING = { teams: 0, members: 0, charts: 0, dynamics: 0, pentas: 0, audited: 0 };

describe('the analysis of a team', () => {
  test.each([
    [2, 1],
    [3, 3],
    [4, 6],
    [5, 10],
  ])('of %i people has %i pairs, and a Penta from three on', async (size, pairs) => {
    const pentas = size < PENTA_SIZE_MIN ? 0 : 1;
    const accountId = await newAccount();
    const { body } = await admin
      .post(PATH, teamOf(accountId, BIRTHS.slice(0, size), { teamDescription: 'Makers' }))
      .expect(200);
    expect(body).toMatchObject({
      accountId,
      name: 'Alpha',
      description: 'Makers',
      isActive: true,
      canManage: true,
      teamId: body.id,
    });
    expect(body.members.map(({ name }: { name: string }) => name)).toEqual(
      BIRTHS.slice(0, size).map(({ name }) => name),
    );
    expect(body.dynamics).toHaveLength(pairs);
    expect(body.dynamics[0]).toMatchObject({
      member1: { name: 'Alma Reyes' },
      member2: { name: 'Ben Okoye' },
      strength: expect.stringMatching(/\w/),
    });
    if (pentas === 0) expect(body.pentaData).toBeNull();
    else expect(body.pentaData.compositeType).toBe(`Penta of ${size}`);
    expect(await rowsOf(accountId)).toEqual({
      teams: 1,
      members: size,
      charts: size,
      dynamics: pairs,
      pentas,
      audited: 1,
    });
    const [entry] = await dbOf().select().from(auditLog).where(eq(auditLog.accountId, accountId));
    expect(entry).toMatchObject({
      action: 'team.created',
      objectId: body.id,
      actorId: admin.actor.id,
      after: { name: 'Alpha' },
    });
  });

  test('is the same from the form as from a file', async () => {
    const [byFile, byForm] = [await newAccount(), await newAccount()];
    const people = BIRTHS.slice(0, 3).map(({ birthDate, birthPlace, ...rest }) => ({
      ...rest,
      birthDateISO: birthDate,
      place: birthPlace,
    }));
    const file = await admin.post(PATH, teamOf(byFile, BIRTHS.slice(0, 3))).expect(200);
    const form = await admin
      .post(PATH, { teamName: 'Alpha', teamAccountId: byForm, people })
      .expect(200);
    const charts = ({ body }: { body: { members: { name: string; chartData: object }[] } }) =>
      body.members.map(({ name, chartData }) => ({ name, chartData }));
    expect(charts(form)).toEqual(charts(file));
  });

  test('has each person’s chart as a single preview returns it', async () => {
    const accountId = await newAccount();
    const { body } = await admin.post(PATH, teamOf(accountId, [ALMA, BEN])).expect(200);
    const made = await admin.post('/api/individual/charts/preview', ALMA).expect(200);
    const chart = await admin.get(`/api/individual/charts/${made.body.chartId}`);
    expect(body.members[0].chartData).toEqual(chart.body.chartData);
    expect(body.members[0]).toMatchObject({
      type: chart.body.chartData.type,
      strategy: chart.body.chartData.strategy,
      authority: chart.body.chartData.authority,
      profile: chart.body.chartData.profile,
      uncertaintyLevel: 'low',
    });
  });

  test('names what depends on an unknown birth time', async () => {
    const accountId = await newAccount();
    const { body } = await admin
      .post(PATH, teamOf(accountId, [ALMA, BEN, { ...CEM, birthTime: null }]))
      .expect(200);
    const [, , third] = body.members;
    expect(third.uncertaintyLevel).toBe('high');
    expect(third.chartData.variables).toBeNull();
    const subjects = body.pentaData.certaintyNotes.map(
      ({ memberId }: { memberId: string }) => memberId,
    );
    expect(new Set(subjects)).toEqual(new Set([third.id]));
    const exact = await admin.post(PATH, teamOf(await newAccount(), [ALMA, BEN, CEM])).expect(200);
    expect(exact.body.pentaData.certaintyNotes).toEqual([]);
  });

  test('stores names verbatim, also those that look like formulas', async () => {
    const accountId = await newAccount();
    const names = ['=HYPERLINK("x")', '@SUM(1)', '<b>Ada</b>', 'O’Brien, "Ann"', 'Žofie 李'];
    const members = BIRTHS.map((birth, index) => ({ ...birth, name: names[index] }));
    const { body } = await admin.post(PATH, teamOf(accountId, members)).expect(200);
    expect(body.members.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(body.pentaData.members.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test('resolves places by name', async () => {
    const accountId = await newAccount();
    const members = [CEM, BIRTHS[4]].map((birth) => {
      return { ...birth, latitude: undefined, longitude: undefined };
    });
    const { body } = await admin.post(PATH, teamOf(accountId, members)).expect(200);
    expect(body.members).toHaveLength(2);
  });

  test('takes as many statements for five people as for three', async () => {
    const { pool } = app.services.database;
    const costOf = async (size: number) => {
      const accountId = await newAccount();
      return queriesOf(pool, () =>
        admin.post(PATH, teamOf(accountId, BIRTHS.slice(0, size))).expect(200),
      );
    };
    const [three, five] = [await costOf(3), await costOf(5)];
    expect(five).toHaveLength(three.length);
    expect(five.length).toBeLessThanOrEqual(18);
  });
});

describe('the same team submitted again', () => {
  test('is the existing one, in whatever order its people are listed', async () => {
    const accountId = await newAccount(1);
    const first = await admin.post(PATH, teamOf(accountId, [ALMA, BEN, CEM])).expect(200);
    const before = await rowsOf(accountId);
    const again = await admin.post(PATH, teamOf(accountId, [CEM, ALMA, BEN])).expect(200);
    expect(again.body).toEqual(first.body);
    expect(await rowsOf(accountId)).toEqual(before);
  });

  test('is one team after twenty concurrent submissions', async () => {
    const accountId = await newAccount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post(PATH, teamOf(accountId, [ALMA, BEN, CEM]))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await rowsOf(accountId)).toMatchObject({ teams: 1, members: 3, audited: 1 });
  });

  test.each([
    ['another name', { teamName: 'Beta' }, {}],
    ['a name in another case', { teamName: 'alpha' }, {}],
    ['another birth time', {}, { birthTime: '21:16' }],
    ['an uncertain birth time', {}, { birthTimeToleranceMinutes: 30 }],
  ])('is a new team with %s', async (_title, changes, birth) => {
    const accountId = await newAccount();
    await admin.post(PATH, teamOf(accountId, [ALMA, BEN, CEM])).expect(200);
    const members = [ALMA, BEN, { ...CEM, ...birth }];
    await admin.post(PATH, teamOf(accountId, members, changes)).expect(200);
    expect(await rowsOf(accountId)).toMatchObject({ teams: 2 });
  });

  test('is a new team in another account', async () => {
    const [one, two] = [await newAccount(), await newAccount()];
    const a = await admin.post(PATH, teamOf(one, [ALMA, BEN])).expect(200);
    const b = await admin.post(PATH, teamOf(two, [ALMA, BEN])).expect(200);
    expect(a.body.id).not.toBe(b.body.id);
  });
});

describe('an existing team', () => {
  test('without people gets its people', async () => {
    const accountId = await newAccount(1);
    const made = await admin.post(`/api/accounts/${accountId}/teams`, { name: 'Alpha' });
    const { body } = await admin
      .post(PATH, teamOf(accountId, [ALMA, BEN, CEM], { teamId: made.body.id }))
      .expect(200);
    expect(body.id).toBe(made.body.id);
    expect(body.members).toHaveLength(3);
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(made.body.updatedAt));
  });

  test('is analyzed again: nothing of its former people remains', async () => {
    const accountId = await newAccount(1);
    const { id } = (await admin.post(PATH, teamOf(accountId, BIRTHS))).body;
    const { body } = await admin
      .post(PATH, teamOf(accountId, [ALMA, BEN], { teamId: id, teamName: 'Renamed' }))
      .expect(200);
    expect(body).toMatchObject({ id, name: 'Renamed', pentaData: null });
    expect(await rowsOf(accountId)).toMatchObject({
      teams: 1,
      members: 2,
      charts: 2,
      dynamics: 1,
      pentas: 0,
    });
    const charts = await dbOf()
      .select({ name: chartGenerations.name })
      .from(chartGenerations)
      .where(eq(chartGenerations.accountId, accountId));
    expect(charts.map(({ name }) => name).toSorted()).toEqual(['Alma Reyes', 'Ben Okoye']);
  });

  test('gives the same analysis from its own list of people', async () => {
    const accountId = await newAccount(1);
    const members = [ALMA, BEN, { ...CEM, birthTimeToleranceMinutes: 20 }];
    const first = (await admin.post(PATH, teamOf(accountId, members))).body;
    const people = (await admin.get(`/api/team/${first.id}/people`).expect(200)).body;
    // The server's resolved fields come with the stated ones, and cannot be sent back.
    const stated = people.map(
      ({ id: _, isEditable: _e, doubts: __, resolved: ___, ...birth }: Record<string, unknown>) =>
        birth,
    );
    expect(stated).toEqual(members);
    const again = await admin
      .post(PATH, teamOf(accountId, stated, { teamId: first.id }))
      .expect(200);
    const charts = ({ members: found }: typeof first) =>
      found.map(({ chartData }: { chartData: object }) => chartData);
    expect(charts(again.body)).toEqual(charts(first));
    const texts = ({ dynamics }: typeof first) =>
      dynamics.map(({ strength }: { strength: string }) => strength);
    expect(texts(again.body)).toEqual(texts(first));
  });

  test('cannot become a duplicate of another one', async () => {
    const accountId = await newAccount();
    await admin.post(PATH, teamOf(accountId, [ALMA, BEN])).expect(200);
    const other = (await admin.post(PATH, teamOf(accountId, [ALMA, CEM]))).body;
    const { body } = await admin
      .post(PATH, teamOf(accountId, [ALMA, BEN], { teamId: other.id }))
      .expect(409);
    expect(body.code).toBe('request.conflict');
  });

  test('cannot be analyzed while it or its account is inactive', async () => {
    const accountId = await newAccount();
    const { id } = (await admin.post(PATH, teamOf(accountId, [ALMA, BEN]))).body;
    await dbOf().update(teams).set({ isActive: false }).where(eq(teams.id, id));
    const boss = await app.signIn('boss@people.example');
    for (const person of [admin, boss]) {
      const body = teamOf(accountId, [ALMA, CEM], { teamId: id });
      expect((await person.post(PATH, body).expect(409)).body.code).toBe('request.conflict');
    }
    await dbOf()
      .update(teamAccounts)
      .set({ isActive: false })
      .where(eq(teamAccounts.id, accountId));
    const body = teamOf(accountId, [ALMA, CEM]);
    expect((await boss.post(PATH, body).expect(409)).body.message).toContain('inactive');
  });

  test('of another account is not found', async () => {
    const [mine, theirs] = [await newAccount(), await newAccount(10, await newPerson())];
    const own = (await admin.post(PATH, teamOf(mine, [ALMA, BEN]))).body;
    const answers = [crypto.randomUUID(), own.id].map((teamId) =>
      admin.post(PATH, teamOf(mine, [ALMA, CEM], { teamId })),
    );
    expect((await answers[0])?.body.code).toBe('team.not_found');
    expect((await answers[1])?.status).toBe(200);
    const foreign = await admin.post(PATH, teamOf(theirs, [ALMA, BEN], { teamId: own.id }));
    expect(foreign.body.code).toBe('account.not_found');
  });
});

describe('the team limit', () => {
  test('is named when it is reached', async () => {
    const accountId = await newAccount(1);
    await admin.post(PATH, teamOf(accountId, [ALMA, BEN])).expect(200);
    const { body } = await admin.post(PATH, teamOf(accountId, [ALMA, CEM])).expect(409);
    expect(body).toMatchObject({
      code: 'team.limit_reached',
      message: 'Team limit reached (1 team maximum)',
      error: 'Team limit reached (1 team maximum)',
    });
    expect(await rowsOf(accountId)).toMatchObject({ teams: 1 });
  });

  test('holds for twenty different teams at once', async () => {
    const accountId = await newAccount(3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.post(PATH, teamOf(accountId, [ALMA, BEN], { teamName: `Team ${index}` })),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 17 }, () => 409)]);
    expect(await rowsOf(accountId)).toMatchObject({ teams: 3, members: 6 });
  });
});

describe('bad input', () => {
  const refusalOf = async (body: object, status = 400) => {
    const answer = await admin.post(PATH, body).expect(status);
    return answer.body;
  };

  test.each([
    [1, 'At least 2 team members required'],
    [6, 'A team has at most 5 people'],
  ])('of %i people is refused, naming the limit', async (size, message) => {
    const accountId = await newAccount();
    const members = [...BIRTHS, { ...ALMA, name: 'Finn' }].slice(0, size);
    const body = await refusalOf(teamOf(accountId, members));
    expect(body).toMatchObject({ code: 'request.invalid', fields: { members: message } });
    expect(await rowsOf(accountId)).toEqual(NOTHING);
  });

  test.each([
    ['no name', { teamName: '  ' }, { teamName: 'Team name is required' }],
    ['no account', { teamAccountId: undefined }, { teamAccountId: expect.any(String) }],
    ['nobody', { members: undefined }, { members: 'At least 2 team members required' }],
    ['both request shapes', { people: [] }, { people: expect.any(String) }],
    ['an unknown field', { isActive: false }, { body: expect.any(String) }],
  ])('with %s is refused, naming the field', async (_title, changes, fields) => {
    const accountId = await newAccount();
    const body = await refusalOf(teamOf(accountId, [ALMA, BEN], changes));
    expect(body.fields).toMatchObject(fields);
  });

  test('names the row and the field', async () => {
    const accountId = await newAccount();
    const members = [ALMA, { ...BEN, birthDate: '1985-02-30' }, { ...CEM, name: ' ' }];
    const body = await refusalOf(teamOf(accountId, members));
    expect(body.fields).toEqual({
      'members.1.birthDate': 'This date does not exist',
      'members.2.name': 'Name is required',
    });
  });

  test('is the same person twice, ignoring case in the name', async () => {
    const accountId = await newAccount();
    const members = [ALMA, BEN, CEM, { ...BEN, name: 'BEN  okoye', birthPlace: 'london' }];
    const body = await refusalOf(teamOf(accountId, members));
    expect(body).toMatchObject({
      code: 'request.invalid',
      message: 'Rows 2 and 4 are the same person.',
      fields: { 'members.3.name': 'The same person as in row 2' },
    });
    expect(await rowsOf(accountId)).toEqual(NOTHING);
  });

  test('is not two people of the same name born at different times', async () => {
    const accountId = await newAccount();
    await admin.post(PATH, teamOf(accountId, [BEN, { ...BEN, birthTime: '06:31' }])).expect(200);
  });

  test('reports the problems of all births, each with its choices', async () => {
    const accountId = await newAccount();
    const members = [
      ALMA,
      { ...CEM, name: 'Gap', birthDate: '1985-03-31', birthTime: '02:30' },
      { name: 'Lost', birthDate: '1980-01-01', birthTime: '10:00', birthPlace: 'Qwxzrtk' },
      { ...CEM, name: 'Fold', birthDate: '1985-09-29', birthTime: '02:30' },
    ];
    const body = await refusalOf(teamOf(accountId, members), 422);
    expect(body.code).toBe('birth.time_nonexistent');
    expect(body.message).toBe('Please check 3 of the people.');
    expect(Object.keys(body.fields)).toEqual([
      'members.1.birthTime',
      'members.2.birthPlace',
      'members.3.birthTime',
    ]);
    const kinds = body.choices.map(({ kind, field }: Record<string, string>) => [field, kind]);
    expect(kinds).toEqual([
      ['members.1.birthTime', 'time'],
      ['members.1.birthTime', 'time'],
      ['members.3.birthTime', 'fold'],
      ['members.3.birthTime', 'fold'],
    ]);
    expect(await rowsOf(accountId)).toEqual(NOTHING);
  });

  test.each([
    ['birth.date_in_future', { birthDate: '2099-01-01' }, 'birthDateISO'],
    [
      'place.unknown',
      { birthPlace: 'Qwxzrtk', latitude: undefined, longitude: undefined },
      'place',
    ],
    ['place.zone_unknown', { timeZone: 'Mars/Olympus' }, 'place'],
    [
      'place.zone_ambiguous',
      { birthPlace: 'Ürümqi', latitude: undefined, longitude: undefined, timeZone: undefined },
      'place',
    ],
  ])('from the form answers %s with the form’s field names', async (code, changes, field) => {
    const accountId = await newAccount();
    const people = [ALMA, { ...BEN, ...changes }].map(({ birthDate, birthPlace, ...rest }) => ({
      ...rest,
      birthDateISO: birthDate,
      place: birthPlace,
    }));
    const body = await refusalOf({ teamName: 'Alpha', teamAccountId: accountId, people }, 422);
    expect(body.code).toBe(code);
    expect(Object.keys(body.fields)).toEqual([`people.1.${field}`]);
  });

  test('stores nothing while places cannot be looked up, and can be sent again', async () => {
    const places = failingPlaces('timeout');
    await using lame = await startTestApp({ providers: { places } });
    const person = await lame.signIn('admin@people.example');
    const { db } = lame.services.database;
    const owner = { userId: person.actor.id, role: 'account_admin' as const };
    const accountId = await openAccount(db, 'Northwind', [owner]);
    const lost = { name: 'Lost', birthDate: '1980-01-01', birthTime: null, birthPlace: 'Lisbon' };
    const { status, body, headers } = await person.post(PATH, teamOf(accountId, [ALMA, lost]));
    expect([status, body.code]).toEqual([503, 'place.unavailable']);
    expect(headers['retry-after']).toBe('5');
    expect(await db.$count(teams)).toBe(0);
  });

  test('with an answer to the question is accepted', async () => {
    const accountId = await newAccount();
    const fold = { ...CEM, birthDate: '1985-09-29', birthTime: '02:30', fold: 1 };
    await admin.post(PATH, teamOf(accountId, [ALMA, fold])).expect(200);
  });
});

describe('permission to analyze', () => {
  test('requires a sign-in', async () => {
    await app.anonymous.post(PATH, teamOf(await newAccount(), [ALMA, BEN])).expect(401);
  });

  test('reveals nothing about other people’s accounts', async () => {
    const stranger = await newPerson();
    const accountId = await newAccount();
    const answers = [accountId, crypto.randomUUID()].map((id) =>
      stranger.post(PATH, teamOf(id, [ALMA, BEN])),
    );
    for (const answer of answers) {
      expect((await answer).status).toBe(404);
      expect((await answer).body.code).toBe('account.not_found');
    }
    expect(await rowsOf(accountId)).toEqual(NOTHING);
  });

  test('is denied to members who are not admins of the account', async () => {
    const member = await newPerson();
    const accountId = await openAccount(dbOf(), 'Northwind', [
      { userId: member.actor.id, role: 'regular_user' },
    ]);
    const { body } = await member.post(PATH, teamOf(accountId, [ALMA, BEN])).expect(403);
    expect(body.code).toBe('auth.forbidden');
  });

  test('includes the master admin', async () => {
    const boss = await app.signIn('boss@people.example');
    await boss.post(PATH, teamOf(await newAccount(), [ALMA, BEN])).expect(200);
  });
});

describe('a failure midway', () => {
  test('stores nothing, at whichever statement it happens', async () => {
    const { pool } = app.services.database;
    const total = (
      await queriesOf(pool, async () => {
        await admin.post(PATH, teamOf(await newAccount(), BIRTHS)).expect(200);
      })
    ).length;
    let undone = 0;
    for (let number = 1; number <= total; number += 1) {
      const accountId = await newAccount();
      let status = 0;
      await failingAtStatement(pool, number, async () => {
        status = (await admin.post(PATH, teamOf(accountId, BIRTHS))).status;
      });
      const rows = await rowsOf(accountId);
      const isWhole = rows.teams === 1;
      expect(rows, `statement ${number}`).toEqual(
        isWhole
          ? { teams: 1, members: 5, charts: 5, dynamics: 10, pentas: 1, audited: 1 }
          : NOTHING,
      );
      // A failure is reported as such, and the request can be repeated.
      if (!isWhole) {
        undone += 1;
        expect(status, `statement ${number}`).toBeGreaterThanOrEqual(401);
      }
      await admin.post(PATH, teamOf(accountId, BIRTHS)).expect(200);
      expect(await rowsOf(accountId)).toMatchObject({ teams: 1, members: 5, audited: 1 });
    }
    expect(undone).toBeGreaterThan(10);
  });

  test('leaves an existing team unchanged', async () => {
    const { pool } = app.services.database;
    const accountId = await newAccount();
    const first = (await admin.post(PATH, teamOf(accountId, BIRTHS))).body;
    const body = teamOf(accountId, [ALMA, BEN], { teamId: first.id });
    let failures = 0;
    for (let now = first; now.members.length === 5; failures += 1) {
      expect(now, `after ${failures} failures`).toEqual(first);
      await failingAtStatement(pool, failures + 1, () => admin.post(PATH, body));
      now = (await admin.get(`/api/team/${first.id}`).expect(200)).body;
    }
    expect(failures).toBeGreaterThan(10);
  });
});
