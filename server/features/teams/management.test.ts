import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { accountMemberships, teamMemberships } from '#server/platform/db/schema/memberships.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { openAccount } from '../accounts/service.ts';

let app: TestApp;
let admin: SignedIn;
let member: SignedIn;
let stranger: SignedIn;
let boss: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
  admin = await newPerson();
  member = await newPerson();
  stranger = await newPerson();
  boss = await app.signIn('boss@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);
const dbOf = () => app.services.database.db;

/** The URL of a new account's teams. */
async function newAccount(teamLimit = 5): Promise<string> {
  const id = await openAccount(dbOf(), 'Northwind', [
    { userId: admin.actor.id, role: 'account_admin' },
    { userId: member.actor.id, role: 'regular_user' },
  ]);
  await dbOf().update(teamAccounts).set({ teamLimit }).where(eq(teamAccounts.id, id));
  return `/api/accounts/${id}/teams`;
}

const idIn = (path: string) => path.split('/')[3] ?? '';
const newTeam = async (path: string, name = 'Alpha') =>
  (await admin.post(path, { name }).expect(201)).body;
const closeAccount = (path: string) =>
  dbOf()
    .update(teamAccounts)
    .set({ isActive: false })
    .where(eq(teamAccounts.id, idIn(path)));
const audited = async (path: string) =>
  (
    await dbOf()
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.accountId, idIn(path)))
      .orderBy(auditLog.id)
  ).map((entry) => entry);

describe('creating a team', () => {
  test('returns it, empty and active', async () => {
    const path = await newAccount();
    const { body } = await admin
      .post(path, { name: '  =Alpha  ', description: ' The makers ' })
      .expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      accountId: idIn(path),
      name: '=Alpha',
      description: 'The makers',
      isActive: true,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: body.createdAt,
      subscriptionTier: 'team_platform',
      maxMembers: 5,
      members: [],
    });
    expect((await admin.get(path)).body).toEqual([body]);
    expect((await admin.get(`/api/team/${body.id}`)).body).toMatchObject({
      members: [],
      dynamics: [],
      pentaData: null,
    });
    expect(await audited(path)).toEqual([
      { action: 'team.created', before: null, after: { name: '=Alpha' } },
    ]);
  });

  test.each([
    [{ name: ' ' }, { name: 'Team name is required' }],
    [{}, { name: expect.any(String) }],
    [{ name: 'x'.repeat(256) }, { name: 'Use at most 255 characters' }],
    [{ name: 'Alpha', isActive: false }, { body: expect.any(String) }],
  ])('with %o is refused', async (body, fields) => {
    const answer = await admin.post(await newAccount(), body).expect(400);
    expect(answer.body.fields).toMatchObject(fields);
  });

  test('is refused beyond the limit, also for twenty at once', async () => {
    const path = await newAccount(3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => admin.post(path, { name: `Team ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(17);
    expect(refused[0]?.body).toMatchObject({
      code: 'team.limit_reached',
      message: 'Team limit reached (3 teams maximum)',
    });
    expect(await audited(path)).toHaveLength(3);
  });

  test('is for those who manage the account', async () => {
    const path = await newAccount();
    await app.anonymous.post(path, { name: 'A' }).expect(401);
    await member.post(path, { name: 'A' }).expect(403);
    await stranger.post(path, { name: 'A' }).expect(404);
    await boss.post(path, { name: 'A' }).expect(201);
    await boss.post(`/api/accounts/${crypto.randomUUID()}/teams`, { name: 'A' }).expect(404);
    await closeAccount(path);
    expect((await admin.post(path, { name: 'B' }).expect(409)).body.code).toBe('request.conflict');
  });
});

describe('changing a team', () => {
  test('changes only the fields sent', async () => {
    const path = await newAccount();
    const team = await newTeam(path);
    const { body } = await admin.put(`${path}/${team.id}`, { description: 'Makers' }).expect(200);
    expect(body).toEqual({ ...team, description: 'Makers', updatedAt: body.updatedAt });
    expect(body.updatedAt > team.updatedAt).toBe(true);
    const renamed = await admin.put(`${path}/${team.id}`, { name: 'Beta' }).expect(200);
    expect(renamed.body).toMatchObject({ name: 'Beta', description: 'Makers' });
    const cleared = await admin.put(`${path}/${team.id}`, { description: '' }).expect(200);
    expect(cleared.body.description).toBeNull();
    expect((await audited(path))[2]).toEqual({
      action: 'team.changed',
      before: { name: 'Alpha', isActive: true },
      after: { name: 'Beta', isActive: true },
    });
  });

  test('writes and audits nothing when every field is as it was', async () => {
    const path = await newAccount();
    const { id } = await newTeam(path);
    const team = (await admin.put(`${path}/${id}`, { description: 'Makers' }).expect(200)).body;
    const entries = await audited(path);
    const same = { name: 'Alpha', description: ' Makers ', isActive: true };
    expect((await admin.put(`${path}/${id}`, same).expect(200)).body).toEqual(team);
    expect(await audited(path)).toEqual(entries);
  });

  test.each([
    [{}, { body: 'At least one field must be provided' }],
    [{ name: '' }, { name: 'Team name is required' }],
    [{ name: '   ' }, { name: 'Team name is required' }],
    [{ name: 'x'.repeat(256) }, { name: 'Use at most 255 characters' }],
    [{ name: 'A', accountId: crypto.randomUUID() }, { body: expect.any(String) }],
    [{ name: 'A', expectedUpdatedAt: 'yesterday' }, { expectedUpdatedAt: expect.any(String) }],
  ])('with %o is refused', async (body, fields) => {
    const path = await newAccount();
    const { id } = await newTeam(path);
    const answer = await admin.put(`${path}/${id}`, body).expect(400);
    expect(answer.body.fields).toMatchObject(fields);
  });

  test('is a conflict when somebody else changed it meanwhile', async () => {
    const path = await newAccount();
    const { id, updatedAt: expectedUpdatedAt } = await newTeam(path);
    const change = (name: string) => admin.put(`${path}/${id}`, { name, expectedUpdatedAt });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(change));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('request.conflict');
  });

  test('deactivates and reactivates it, within the limit', async () => {
    const path = await newAccount(1);
    const first = await newTeam(path);
    const set = (id: string, isActive: boolean) => admin.put(`${path}/${id}`, { isActive });
    expect((await set(first.id, false).expect(200)).body.isActive).toBe(false);
    const second = await newTeam(path, 'Beta');
    expect((await set(first.id, true).expect(409)).body.code).toBe('team.limit_reached');
    await set(second.id, false).expect(200);
    expect((await set(first.id, true).expect(200)).body.isActive).toBe(true);
    const third = await Promise.all([set(second.id, true), set(second.id, true)]);
    expect(third.map(({ status }) => status)).toEqual([409, 409]);
  });

  test('cannot make two active teams identical', async () => {
    const path = await newAccount();
    const body = { teamName: 'Alpha', teamAccountId: idIn(path), members: BIRTHS.slice(0, 2) };
    const first = (await admin.post('/api/team/analyze', body).expect(200)).body;
    await admin.put(`${path}/${first.id}`, { isActive: false }).expect(200);
    const second = (await admin.post('/api/team/analyze', body).expect(200)).body;
    expect(second.id).not.toBe(first.id);
    await admin.put(`${path}/${first.id}`, { isActive: true }).expect(409);
    await admin.put(`${path}/${first.id}`, { isActive: true, name: 'Beta' }).expect(200);
    await admin.put(`${path}/${first.id}`, { name: 'Alpha' }).expect(409);
  });

  test('is for those who manage the account, and for teams of that account', async () => {
    const [path, other] = [await newAccount(), await newAccount()];
    const { id } = await newTeam(path);
    const body = { name: 'Beta' };
    await app.anonymous.put(`${path}/${id}`, body).expect(401);
    await member.put(`${path}/${id}`, body).expect(403);
    expect((await stranger.put(`${path}/${id}`, body).expect(404)).body.code).toBe(
      'account.not_found',
    );
    for (const wrong of [`${other}/${id}`, `${path}/${crypto.randomUUID()}`]) {
      expect((await admin.put(wrong, body).expect(404)).body.code).toBe('team.not_found');
    }
    await boss.put(`${path}/${id}`, body).expect(200);
    await closeAccount(path);
    await admin.put(`${path}/${id}`, { name: 'Gamma' }).expect(409);
  });
});

describe('deleting a team', () => {
  test('deletes everything about its people', async () => {
    const path = await newAccount();
    const { body: team } = await admin.post('/api/team/analyze', {
      teamName: 'Alpha',
      teamAccountId: idIn(path),
      members: BIRTHS,
    });
    await dbOf()
      .insert(teamMemberships)
      .values({ userId: stranger.actor.id, teamId: team.id, accountId: idIn(path) });
    await admin.delete(`${path}/${team.id}`).expect(204);
    await admin.get(`/api/team/${team.id}`).expect(404);
    const tables = [
      'teams',
      'team_members',
      'chart_generations',
      'working_dynamics',
      'penta_analyses',
      'team_memberships',
    ];
    for (const table of tables) {
      const { rows } = await dbOf().execute(
        sql`select 1 from ${sql.identifier(table)} where account_id = ${idIn(path)}`,
      );
      expect(rows, table).toEqual([]);
    }
    expect((await audited(path)).at(-1)).toEqual({
      action: 'team.deleted',
      before: { name: 'Alpha' },
      after: null,
    });
  });

  test('works when it is inactive, too', async () => {
    const path = await newAccount();
    const { id } = await newTeam(path);
    await admin.put(`${path}/${id}`, { isActive: false }).expect(200);
    await closeAccount(path);
    await admin.delete(`${path}/${id}`).expect(204);
    await admin.delete(`${path}/${id}`).expect(404);
  });

  test('succeeds once for two people at the same time', async () => {
    const path = await newAccount();
    const { id } = await newTeam(path);
    const answers = await Promise.all([1, 2].map(() => admin.delete(`${path}/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await audited(path)).toHaveLength(2);
  });

  test('is for those who manage the account', async () => {
    const path = await newAccount();
    const { id } = await newTeam(path);
    await app.anonymous.delete(`${path}/${id}`).expect(401);
    await member.delete(`${path}/${id}`).expect(403);
    await stranger.delete(`${path}/${id}`).expect(404);
    await dbOf()
      .update(accountMemberships)
      .set({ isActive: false })
      .where(eq(accountMemberships.accountId, idIn(path)));
    await admin.delete(`${path}/${id}`).expect(404);
    await boss.delete(`${path}/${id}`).expect(204);
  });
});
