import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccount, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import type { AccountOverview } from '#shared/contract/account-overview.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';

const MASTER = 'boss@people.example';

let app: TestApp;
let admin: SignedIn;
let path: string;
const records: TeamRecord[] = [];

async function analyzed(accountId: string, teamName: string, size: number): Promise<TeamRecord> {
  const body = { teamName, teamAccountId: accountId, members: BIRTHS.slice(0, size) };
  return (await admin.post('/api/team/analyze', body).expect(200)).body;
}

beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: MASTER } });
  const account = await newAccount(app, await app.signIn(MASTER));
  ({ admin } = account);
  path = `/api/accounts/${account.id}`;
  await app.services.database.pool.query('update team_accounts set team_limit = 100');
  for (const [name, size] of [
    ['Alpha', 5],
    ['beta', 3],
    ['Pair', 2],
  ] as const) {
    records.push(await analyzed(account.id, name, size));
  }
  await admin.post(`${path}/teams`, { name: 'Empty' }).expect(201);
  const old = await analyzed(account.id, 'Old', 4);
  await admin.put(`${path}/teams/${old.id}`, { isActive: false }).expect(200);
});
afterAll(() => app[Symbol.asyncDispose]());

const overview = async (query = ''): Promise<AccountOverview> =>
  (await admin.get(`${path}/overview${query}`).expect(200)).body;
const namesOf = async (query: string) => (await overview(query)).teams.map(({ name }) => name);
const pentaOf = (name: string) => records.find((one) => one.name === name)?.pentaData ?? null;

describe('the overview of an account', () => {
  test('has each team’s figures as its analysis has them', async () => {
    const { teams, found, functions } = await overview();
    expect(found).toBe(5);
    for (const name of ['Alpha', 'beta']) {
      const penta = pentaOf(name);
      const shown = teams.find((team) => team.name === name);
      expect(shown?.penta).toEqual({
        covered: penta?.coverage.gates,
        holders: penta?.gates.map(({ holders }) => holders.length),
        possible: penta?.gates.map(() => false),
        mostNeeded: {
          name: expect.any(String),
          functions: Math.max(...(penta?.members.map((one) => one.soleHolderOf.length) ?? [])),
        },
      });
      expect(shown?.people).toBe(penta?.members.length);
      expect(functions.map(({ gate }) => gate)).toEqual(penta?.gates.map(({ gate }) => gate));
    }
    expect(teams.find(({ name }) => name === 'Pair')).toMatchObject({ people: 2, penta: null });
    expect(teams.find(({ name }) => name === 'Empty')).toMatchObject({ people: 0, penta: null });
  });

  test('sums up active teams only, and counts somebody on several of them once', async () => {
    const { totals } = await overview('?state=inactive');
    expect(totals).toMatchObject({ teams: 4, people: 5, analyzed: 2 });
    const missing = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (const name of ['Alpha', 'beta']) {
      for (const [place, { holders }] of (pentaOf(name)?.gates ?? []).entries()) {
        if (holders.length === 0) missing[place] = (missing[place] ?? 0) + 1;
      }
    }
    expect(totals.missing).toEqual(missing);
  });

  test('names who alone covers most in more than one team', async () => {
    const { teams, totals } = await overview();
    const needed = teams.flatMap(({ isActive, penta }) =>
      isActive && penta?.mostNeeded ? [penta.mostNeeded.name] : [],
    );
    const isShared = needed.length === 2 && needed[0] === needed[1];
    expect(totals.pointOfFailure).toEqual(isShared ? { name: needed[0], teams: 2 } : null);
    const { pool } = app.services.database;
    const { rows } = await pool.query('select id, most_needed_name from penta_analyses');
    await pool.query('update penta_analyses set most_needed_name = $1', [BIRTHS[0]?.name]);
    expect((await overview()).totals.pointOfFailure).toEqual({ name: BIRTHS[0]?.name, teams: 2 });
    for (const row of rows) {
      const values = [row.id, row.most_needed_name];
      await pool.query('update penta_analyses set most_needed_name = $2 where id = $1', values);
    }
  });

  test('sorts by coverage first, teams without a Penta last', async () => {
    const names = await namesOf('?order=desc');
    expect(names.slice(-2)).toEqual(['Empty', 'Pair']);
    expect(names[0]).toBe('Alpha');
    const risks = (await overview('?sort=risk&order=desc')).teams.map(
      ({ penta }) => penta?.mostNeeded?.functions ?? -1,
    );
    expect(risks).toEqual(risks.toSorted((a, b) => b - a));
    expect(await namesOf('?sort=name')).toEqual(['Alpha', 'beta', 'Empty', 'Old', 'Pair']);
    expect(await namesOf('?sort=people&order=desc')).toEqual([
      'Alpha',
      'Old',
      'beta',
      'Pair',
      'Empty',
    ]);
  });

  test('finds teams by name, by a person’s name, by state and by a missing function', async () => {
    expect(await namesOf('?search=ALP')).toEqual(['Alpha']);
    const last = BIRTHS[4]?.name ?? '';
    expect(await namesOf(`?search=${encodeURIComponent(last)}`)).toEqual(['Alpha']);
    expect(await namesOf('?search=%25')).toEqual([]);
    expect(await namesOf('?state=inactive')).toEqual(['Old']);
    expect(await namesOf('?state=pending')).toEqual([]);
    expect(await namesOf('?state=gaps&sort=name')).toEqual(
      ['Alpha', 'beta'].filter((name) => (pentaOf(name)?.coverage.gates ?? 0) < 12),
    );
    const gap = pentaOf('beta')?.gaps[0]?.gate ?? 0;
    expect(await namesOf(`?missing=${gap}`)).toContain('beta');
    expect(await namesOf('?missing=64')).toEqual([]);
  });

  test('counts people who were invited by name and haven’t answered', async () => {
    const beta = records.find(({ name }) => name === 'beta');
    const invite = async (body: object) =>
      (await admin.post(`/api/team/${beta?.id}/invitations`, body).expect(201)).body.token;
    await invite({ kind: 'team' });
    const declined = await invite({ kind: 'person', name: 'Noor' });
    await invite({ kind: 'person', name: 'Kim' });
    await app.anonymous.post(`/api/invitations/${declined}/decline`, {}).expect(204);
    expect(await namesOf('?state=pending')).toEqual(['beta']);
    expect((await overview('?search=beta')).teams[0]?.pending).toBe(1);
    expect((await namesOf('?sort=pending&order=desc'))[0]).toBe('beta');
    const { text } = await admin.get(`${path}/overview/export?state=pending`).expect(200);
    expect(text).toMatch(/\r\nbeta,Active,3,1,/);
    await app.services.database.pool.query('update team_invitations set expires_at = now()');
    expect(await namesOf('?state=pending')).toEqual([]);
  });

  test('counts a function as missing only where nobody may cover it', async () => {
    const members = BIRTHS.slice(0, 3).map((birth) => ({ ...birth, birthTime: null }));
    const body = { teamName: 'Unsure', teamAccountId: path.split('/').at(-1), members };
    const { id, pentaData } = (await admin.post('/api/team/analyze', body).expect(200)).body;
    const gates: NonNullable<TeamRecord['pentaData']>['gates'] = pentaData.gates;
    const isPossible = gates.map(
      ({ holders, possibleHolders }) => holders.length === 0 && possibleHolders.length > 0,
    );
    expect(isPossible).toContain(true);
    const { teams, functions } = await overview('?search=unsure');
    expect(teams[0]?.penta?.possible).toEqual(isPossible);
    for (const [place, { gate, holders }] of gates.entries()) {
      const isMissing = holders.length === 0 && !isPossible[place];
      expect(await namesOf(`?search=unsure&missing=${gate}`)).toEqual(isMissing ? ['Unsure'] : []);
    }
    const { text } = await admin.get(`${path}/overview/export?search=unsure`).expect(200);
    expect(text).toContain(functions[isPossible.indexOf(true)]?.name);
    const before = (await overview()).totals.missing;
    await admin.delete(`/api/accounts/${body.teamAccountId}/teams/${id}`).expect(204);
    const after = (await overview()).totals.missing;
    const sure = gates.map(({ holders }, place) => holders.length === 0 && !isPossible[place]);
    expect(before).toEqual(after.map((count, place) => count + Number(sure[place])));
  });

  test('pages by offset', async () => {
    expect(await namesOf('?sort=name&offset=3')).toEqual(['Old', 'Pair']);
  });

  test('is a file with a column for each function', async () => {
    const { text } = await admin.get(`${path}/overview/export?search=alpha`).expect(200);
    const [head, row, ...rest] = text.trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Team,Status,People,Pending people,Functions covered of 12,/);
    expect(row).toMatch(new RegExp(`^Alpha,Active,5,0,${pentaOf('Alpha')?.coverage.gates},`));
    expect(rest).toEqual([]);
  });

  test('is for those who manage the account', async () => {
    const stranger = await somebody(app);
    await stranger.get(`${path}/overview`).expect(404);
    await admin.get(`/api/accounts/${crypto.randomUUID()}/overview`).expect(404);
    await admin.get(`${path}/overview?sort=size`).expect(400);
  });
});
