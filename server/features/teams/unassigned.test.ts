import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { type NewOrganization, newOrganization } from '#server/testing/organization-fixture.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
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
let team: TeamRecord;

beforeEach(async () => {
  const organization = await newOrganization(app, master);
  ({ admin, accountId, path, read } = organization);
  team = await organization.analyzed('Alpha', BIRTHS.slice(0, 4));
});

const NEWCOMER = BIRTHS[4];
const run = (statement: string, values: unknown[] = []) =>
  app.services.database.pool.query(statement, values);
const add = (birth: object = NEWCOMER) => admin.post(`${path}/people`, birth);
const idsNow = async () =>
  ((await admin.get(`/api/team/${team.id}`).expect(200)).body as TeamRecord).members.map(
    ({ id }) => id,
  );

/** Applies an arrangement of the one team. */
async function apply(people: readonly string[], unassigned: readonly string[] = []) {
  const versions = (await read()).teams.map(({ id: teamId, updatedAt }) => ({ teamId, updatedAt }));
  const teams = [{ teamId: team.id, name: 'Alpha', people }];
  return admin.post(`${path}/apply`, { teams, unassigned, versions });
}

test('somebody new is in the pool with what they cover, and in no team', async () => {
  const { body } = await add().expect(201);
  const { people } = await read();
  expect(people.at(-1)).toMatchObject({
    id: body.personId,
    name: NEWCOMER.name,
    teamId: null,
    isUnassigned: true,
    needsConsent: false,
    functions: expect.arrayContaining([expect.any(Number)]),
  });
  expect(people.filter(({ isUnassigned }) => isUnassigned)).toHaveLength(1);
  expect(await idsNow()).toHaveLength(4);
});

test('somebody new is put into a team with their chart, and their team is analyzed', async () => {
  const { body } = await add().expect(201);
  const ids = await idsNow();
  expect((await apply([...ids, body.personId])).body).toMatchObject({ moved: 1 });
  const now: TeamRecord = (await admin.get(`/api/team/${team.id}`).expect(200)).body;
  expect(now.pentaData?.members.map(({ id }) => id)).toEqual([...ids, body.personId]);
  expect(now.members.at(-1)?.chartData).not.toBeNull();
  expect((await read()).people.at(-1)).toMatchObject({ teamId: team.id, isUnassigned: false });
});

test('somebody taken out of their team is kept, and the team is analyzed without them', async () => {
  const [first = '', ...others] = await idsNow();
  expect((await apply(others, [first])).body).toMatchObject({ moved: 1, waiting: [] });
  expect(await idsNow()).toEqual(others);
  expect((await read()).people.at(-1)).toMatchObject({ id: first, isUnassigned: true });
  await admin.delete(`/api/accounts/${accountId}/teams/${team.id}`).expect(204);
  expect((await read()).people.map(({ id }) => id)).toEqual([first]);
});

test('a team keeps two people, and whoever joined by invitation', async () => {
  const [first = '', second = '', third = '', fourth = ''] = await idsNow();
  expect((await apply([fourth], [first, second, third])).status).toBe(409);
  await run("update team_members set entered_by = 'person' where id = $1", [first]);
  const { status, body } = await apply([second, third, fourth], [first]);
  expect(status).toBe(409);
  expect(body.message).toBe(
    `${BIRTHS[0]?.name} joined by invitation. Only they can leave their team.`,
  );
  expect(await idsNow()).toHaveLength(4);
});

test('a draft remembers who is taken out', async () => {
  const [first = '', ...others] = await idsNow();
  const teams = [{ teamId: team.id, name: 'Alpha', people: others }];
  const draft = { teams, unassigned: [first], rules: [] };
  await admin.put(`${path}/draft`, draft).expect(200);
  expect((await read()).draft).toMatchObject(draft);
  expect(await idsNow()).toHaveLength(4);
});

test('is refused for the same person twice, beyond 200 people, and for bad births', async () => {
  await add().expect(201);
  await add({ ...NEWCOMER, name: `  ${NEWCOMER.name.toUpperCase()}` }).expect(409);
  await add({ ...NEWCOMER, birthDate: '1990-02-30' }).expect(400);
  await run(
    `insert into team_members (account_id, name, stated, settled)
      select $1, 'Person ' || n, '{}', '{}' from generate_series(1, 195) n`,
    [accountId],
  );
  const { body } = await add({ ...NEWCOMER, name: 'One more' }).expect(409);
  expect(body.message).toContain('You have 200 people.');
});

test('nobody else sees them, and only those without a team can be removed here', async () => {
  const { body } = await add().expect(201);
  const stranger = await somebody(app);
  await stranger.delete(`${path}/people/${body.personId}`).expect(404);
  const { body: charts } = await admin.get(`/api/charts/team/${accountId}`).expect(200);
  expect(JSON.stringify(charts)).not.toContain(NEWCOMER.name);
  const [inTeam] = await idsNow();
  await admin.delete(`${path}/people/${inTeam}`).expect(204);
  expect((await read()).people).toHaveLength(5);
  await admin.delete(`${path}/people/${body.personId}`).expect(204);
  await admin.delete(`${path}/people/${body.personId}`).expect(204);
  expect((await read()).people).toHaveLength(4);
  const { rows } = await run('select name from chart_generations where account_id = $1', [
    accountId,
  ]);
  expect(rows).toHaveLength(4);
});

test('in an account whose plan has ended nobody is added', async () => {
  await run("update team_accounts set access_until = '2020-01-01' where id = $1", [accountId]);
  const { body } = await add().expect(409);
  expect(body.code).toBe('account.read_only');
});
