import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { type NewOrganization, newOrganization } from '#server/testing/organization-fixture.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import type { PlannedTeam } from '#shared/contract/organization.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';

let app: TestApp;
let master: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  master = await masterOf(app);
});
afterAll(() => app[Symbol.asyncDispose]());

let admin: SignedIn;
let accountId: string;
let path: string;
let read: NewOrganization['read'];
let analyzed: NewOrganization['analyzed'];
let alpha: TeamRecord;
let beta: TeamRecord;

const run = (statement: string, values: unknown[] = []) =>
  app.services.database.pool.query(statement, values);

/** Ten births: everybody of the fixture, and once more under other names a year later. */
const PEOPLE = [
  ...BIRTHS,
  ...BIRTHS.map((birth, index) => ({
    ...birth,
    name: `Other ${index}`,
    birthDate: birth.birthDate.replace(/^\d{4}/, (year) => String(Number(year) + 1)),
  })),
];

beforeEach(async () => {
  ({ admin, accountId, path, read, analyzed } = await newOrganization(app, master));
  await run('update team_accounts set team_limit = 2 where id = $1', [accountId]);
  alpha = await analyzed('Alpha', PEOPLE.slice(0, 4));
  beta = await analyzed('Beta', PEOPLE.slice(5, 9));
});

const teamNow = async (id: string): Promise<TeamRecord> =>
  (await admin.get(`/api/team/${id}`).expect(200)).body;
const idsIn = (team: TeamRecord) => team.members.map(({ id }) => id);

/** Alpha's first person changes places with Beta's first. */
function swapped(): PlannedTeam[] {
  const [[a = '', ...restOfAlpha], [b = '', ...restOfBeta]] = [idsIn(alpha), idsIn(beta)];
  return [
    { teamId: alpha.id, name: 'Alpha', people: [...restOfAlpha, b] },
    { teamId: beta.id, name: 'Beta', people: [a, ...restOfBeta] },
  ];
}

const versionsNow = async () =>
  (await read()).teams.map(({ id: teamId, updatedAt }) => ({ teamId, updatedAt }));
const apply = async (teams: PlannedTeam[], versions?: object[]) =>
  admin.post(`${path}/apply`, { teams, versions: versions ?? (await versionsNow()) });

describe('the pool of an account', () => {
  test('has everybody once with the functions that their Penta knows', async () => {
    const { people, teams, teamLimit, draft } = await read();
    expect(people.map(({ id }) => id)).toEqual([...idsIn(alpha), ...idsIn(beta)]);
    const [first] = alpha.pentaData?.members ?? [];
    expect(people[0]).toEqual({
      id: idsIn(alpha)[0],
      name: PEOPLE[0]?.name,
      teamId: alpha.id,
      isUnassigned: false,
      needsConsent: false,
      move: null,
      functions: first?.gates,
      possible: first?.possibleGates,
    });
    expect(teams.map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
    expect([teamLimit, draft]).toEqual([2, null]);
  });

  test('derives the functions of two people, who have no Penta', async () => {
    const three = alpha.pentaData?.members[1];
    await run('delete from penta_analyses where team_id = $1', [alpha.id]);
    const { people } = await read();
    expect(people[1]).toMatchObject({ functions: three?.gates, possible: three?.possibleGates });
  });

  test('has people of inactive teams as people without a team, unless they are in another', async () => {
    const off = async (id: string) =>
      admin.put(`/api/accounts/${accountId}/teams/${id}`, { isActive: false }).expect(200);
    await off(beta.id);
    const copy = await analyzed('Copy', PEOPLE.slice(1, 4));
    await off(copy.id);
    const { people } = await read();
    expect(people.map(({ teamId }) => teamId)).toEqual([
      ...Array(4).fill(alpha.id),
      ...Array(4).fill(null),
    ]);
  });

  test('is for those who manage the account', async () => {
    await (await somebody(app)).get(path).expect(404);
  });
});

describe('a draft', () => {
  const rules = () => [{ kind: 'apart', people: idsIn(alpha).slice(0, 2) }];

  test('is saved, read, and discarded', async () => {
    const saved = await admin
      .put(`${path}/draft`, { teams: swapped(), rules: rules() })
      .expect(200);
    expect((await read()).draft).toEqual({
      teams: swapped(),
      unassigned: [],
      rules: rules(),
      ...saved.body,
    });
    await admin.delete(`${path}/draft`).expect(204);
    expect((await read()).draft).toBeNull();
  });

  test('is a conflict when somebody else saved a newer one', async () => {
    const body = { teams: swapped(), rules: [], expectedUpdatedAt: null };
    await admin.put(`${path}/draft`, body).expect(200);
    await admin.put(`${path}/draft`, body).expect(409);
    const { draft } = await read();
    const expectedUpdatedAt = draft?.updatedAt;
    await admin.put(`${path}/draft`, { ...body, expectedUpdatedAt }).expect(200);
  });

  test('loses people and teams that are gone', async () => {
    await admin.put(`${path}/draft`, { teams: swapped(), rules: rules() }).expect(200);
    await admin.delete(`/api/accounts/${accountId}/teams/${alpha.id}`).expect(204);
    const { draft } = await read();
    expect(draft?.teams).toEqual([{ teamId: beta.id, name: 'Beta', people: idsIn(beta).slice(1) }]);
    expect(draft?.rules).toEqual([]);
  });
});

describe('applying an arrangement', () => {
  test('moves people with their charts and analyzes both teams again', async () => {
    await admin.put(`${path}/draft`, { teams: swapped(), rules: [] }).expect(200);
    const { body } = await apply(swapped());
    expect(body).toEqual({ moved: 2, created: 0, deactivated: 0, waiting: [] });
    const [nowAlpha, nowBeta] = [await teamNow(alpha.id), await teamNow(beta.id)];
    expect(idsIn(nowAlpha)).toEqual([...idsIn(alpha).slice(1), idsIn(beta)[0]]);
    expect(nowAlpha.dynamics).toHaveLength(6);
    expect(nowAlpha.pentaData?.members.map(({ id }) => id)).toEqual(idsIn(nowAlpha));
    expect(nowBeta.members[0]?.chartData).toEqual(alpha.members[0]?.chartData);
    expect((await read()).draft).toBeNull();
  });

  test('opens teams up to the limit, and refuses one more with everything as it was', async () => {
    const [a, b] = [idsIn(alpha), idsIn(beta)];
    const teams = [
      { teamId: null, name: 'Gamma', people: [a[0] ?? '', a[1] ?? '', b[0] ?? '', b[1] ?? ''] },
    ];
    const refused = await apply(teams);
    expect([refused.status, refused.body.code]).toEqual([409, 'team.limit_reached']);
    expect(idsIn(await teamNow(alpha.id))).toEqual(a);
    await run('update team_accounts set team_limit = 3 where id = $1', [accountId]);
    expect((await apply(teams)).body).toMatchObject({ moved: 4, created: 1 });
    expect((await read()).teams.map(({ name }) => name)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect((await teamNow(alpha.id)).pentaData).toBeNull();
  });

  test('deactivates a team that nobody is left in', async () => {
    const [first = '', second = '', ...rest] = idsIn(beta);
    const merged = [
      { teamId: alpha.id, name: 'Alpha', people: [...idsIn(alpha).slice(0, 3), first, second] },
      { teamId: beta.id, name: 'Beta', people: [idsIn(alpha)[3] ?? '', ...rest] },
    ];
    expect((await apply(merged)).status).toBe(200);
    const small = await analyzedSmall();
    const [a = '', c = ''] = idsIn(small);
    const nowBeta = idsIn(await teamNow(beta.id));
    const teams = [{ teamId: beta.id, name: 'Beta', people: [...nowBeta, a, c] }];
    expect((await apply(teams)).body).toMatchObject({ moved: 2, deactivated: 1 });
    expect((await read()).teams.map(({ id }) => id)).toEqual([alpha.id, beta.id]);
  });

  /** A third team of two. */
  async function analyzedSmall(): Promise<TeamRecord> {
    await run('update team_accounts set team_limit = 3 where id = $1', [accountId]);
    return analyzed(
      'Small',
      [PEOPLE[4], PEOPLE[9]].filter((one) => one !== undefined),
    );
  }

  test('deletes what was asked of the coach about teams that somebody left', async () => {
    await run('insert into coach_conversations (user_id, team_id, title) values ($1, $2, $3)', [
      admin.actor.id,
      alpha.id,
      'About Alma',
    ]);
    expect((await apply(swapped())).status).toBe(200);
    const { rowCount } = await run('select 1 from coach_conversations where team_id = $1', [
      alpha.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test.each([
    ['joined by themselves', "entered_by = 'person'"],
    ['share less than everything', "visibility = 'functions'"],
    ['claimed their place', 'user_id = (select id from users limit 1)'],
  ])('leaves people who %s where they are', async (_who, change) => {
    const [own] = idsIn(alpha);
    await run(`update team_members set ${change} where id = $1`, [own]);
    const { body } = await apply(swapped());
    expect(body).toEqual({ moved: 1, created: 0, deactivated: 0, waiting: [own] });
    expect(idsIn(await teamNow(alpha.id))).toContain(own);
    expect(idsIn(await teamNow(alpha.id))).toHaveLength(5);
  });

  test('says whose yes is missing where a team would be too large', async () => {
    const [own = '', ...others] = idsIn(alpha);
    await run("update team_members set entered_by = 'person' where id = $1", [own]);
    const [first = '', second = '', ...rest] = idsIn(beta);
    const { status, body } = await apply([
      { teamId: alpha.id, name: 'Alpha', people: [...others, first, second] },
      { teamId: beta.id, name: 'Beta', people: [own, ...rest] },
    ]);
    expect(status).toBe(409);
    expect(body.message).toBe(
      `Alpha would have 6 people. A team has 2 to 5. ${PEOPLE[0]?.name} can’t be moved without their yes.`,
    );
  });

  test('is a conflict when a team was changed since it was read', async () => {
    const versions = await versionsNow();
    await admin.put(`/api/accounts/${accountId}/teams/${beta.id}`, { name: 'B' }).expect(200);
    expect((await apply(swapped(), versions)).status).toBe(409);
    expect((await apply(swapped(), [])).status).toBe(409);
    expect((await apply(swapped())).status).toBe(200);
  });

  test('refuses strangers’ people and teams, and anybody named twice', async () => {
    const [plan, ...others] = swapped();
    if (!plan) throw new Error('no plan');
    const stranger = { ...plan, people: [...plan.people, crypto.randomUUID()] };
    expect((await apply([stranger, ...others])).status).toBe(400);
    expect((await apply([plan, plan])).status).toBe(400);
    const foreign = { ...plan, teamId: crypto.randomUUID() };
    expect((await apply([foreign])).status).toBe(404);
  });
});
