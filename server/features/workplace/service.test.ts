import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { openAccount } from '../accounts/service.ts';

const ACCOUNT = '/api/user/active-account';
const TEAM = '/api/user/active-team';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
  person = await app.signIn('person@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

const dbOf = () => app.services.database.db;
async function newAccount(name = 'Northwind'): Promise<string> {
  const id = await openAccount(dbOf(), name, [{ userId: person.actor.id, role: 'account_admin' }]);
  await dbOf().update(teamAccounts).set({ teamLimit: 5 }).where(eq(teamAccounts.id, id));
  return id;
}
const newTeam = async (accountId: string): Promise<string> =>
  (await person.post(`/api/accounts/${accountId}/teams`, { name: 'Alpha' }).expect(201)).body.id;

async function stored() {
  const [row] = await dbOf()
    .select({ account: users.activeAccountId, team: users.activeTeamId })
    .from(users)
    .where(eq(users.id, person.actor.id));
  return row;
}
const chosenAccount = async () => (await person.get(ACCOUNT).expect(200)).body.activeAccountId;
const chosenTeam = async () => (await person.get(TEAM).expect(200)).body.activeTeamId;
const chooseAccount = (accountId: string | null) => person.post(ACCOUNT, { accountId });
const chooseTeam = (teamId: string | null) => person.post(TEAM, { teamId });

describe('the selected account', () => {
  test('is none at first, then the selected one, then none again', async () => {
    const accountId = await newAccount();
    await chooseAccount(null).expect(200);
    expect(await chosenAccount()).toBeNull();
    expect((await chooseAccount(accountId).expect(200)).body).toEqual({
      activeAccountId: accountId,
    });
    expect(await chosenAccount()).toBe(accountId);
    await chooseAccount(null).expect(200);
    expect(await chosenAccount()).toBeNull();
  });

  test('is cleared with its team when the membership is deactivated', async () => {
    const accountId = await newAccount();
    await chooseTeam(await newTeam(accountId)).expect(200);
    expect(await chosenAccount()).toBe(accountId);
    await dbOf()
      .update(accountMemberships)
      .set({ isActive: false })
      .where(eq(accountMemberships.accountId, accountId));
    expect(await chosenAccount()).toBeNull();
    expect(await stored()).toEqual({ account: null, team: null });
  });

  test.each([
    ['account_admin', true],
    ['regular_user', false],
  ] as const)('may be inactive for its %s: %s', async (role, isKept) => {
    const accountId = await newAccount();
    await chooseTeam(await newTeam(accountId)).expect(200);
    await dbOf()
      .update(accountMemberships)
      .set({ role })
      .where(eq(accountMemberships.accountId, accountId));
    await dbOf()
      .update(teamAccounts)
      .set({ isActive: false })
      .where(eq(teamAccounts.id, accountId));
    expect(await chosenAccount()).toBe(isKept ? accountId : null);
    await chooseAccount(accountId).expect(isKept ? 200 : 404);
  });

  test('is never one of somebody else', async () => {
    const foreign = await openAccount(dbOf(), 'Foreign', []);
    for (const id of [foreign, crypto.randomUUID()]) {
      expect((await chooseAccount(id).expect(404)).body.code).toBe('account.not_found');
    }
    await person.post(ACCOUNT, { accountId: 'mine' }).expect(400);
    await person.post(ACCOUNT, {}).expect(400);
    await app.anonymous.get(ACCOUNT).expect(401);
    await app.anonymous.post(ACCOUNT, { accountId: null }).expect(401);
  });
});

describe('the selected team', () => {
  test('selects its account, too', async () => {
    const accountId = await newAccount();
    const teamId = await newTeam(accountId);
    await chooseAccount(null).expect(200);
    expect((await chooseTeam(teamId).expect(200)).body).toEqual({ activeTeamId: teamId });
    expect(await chosenTeam()).toBe(teamId);
    expect(await chosenAccount()).toBe(accountId);
    await chooseTeam(null).expect(200);
    expect(await chosenTeam()).toBeNull();
    expect(await chosenAccount()).toBe(accountId);
  });

  test('is cleared when another account is selected', async () => {
    const [one, two] = [await newAccount(), await newAccount()];
    const teamId = await newTeam(one);
    await chooseTeam(teamId).expect(200);
    await chooseAccount(one).expect(200);
    expect(await chosenTeam()).toBe(teamId);
    await chooseAccount(two).expect(200);
    // Before any reading could have mended it.
    expect(await stored()).toEqual({ account: two, team: null });
    expect(await chosenTeam()).toBeNull();
  });

  test('stays when the account is no longer selected, since it says where to work', async () => {
    const accountId = await newAccount();
    const teamId = await newTeam(accountId);
    await chooseTeam(teamId).expect(200);
    await chooseAccount(null).expect(200);
    expect(await chosenTeam()).toBe(teamId);
    expect(await stored()).toEqual({ account: null, team: teamId });
  });

  test('is cleared when it belongs to another account than the selected one', async () => {
    const [one, two] = [await newAccount(), await newAccount()];
    const teamId = await newTeam(one);
    await dbOf()
      .update(users)
      .set({ activeAccountId: two, activeTeamId: teamId })
      .where(eq(users.id, person.actor.id));
    expect(await chosenTeam()).toBeNull();
    expect(await stored()).toEqual({ account: two, team: null });
  });

  test('is cleared when it is deleted or no longer visible', async () => {
    const accountId = await newAccount();
    const [first, second] = [await newTeam(accountId), await newTeam(accountId)];
    await chooseTeam(first).expect(200);
    await person.delete(`/api/accounts/${accountId}/teams/${first}`).expect(204);
    expect(await chosenTeam()).toBeNull();
    await chooseTeam(second).expect(200);
    await dbOf()
      .update(accountMemberships)
      .set({ role: 'regular_user' })
      .where(eq(accountMemberships.accountId, accountId));
    await dbOf().update(teams).set({ isActive: false }).where(eq(teams.id, second));
    expect(await chosenTeam()).toBeNull();
    expect(await stored()).toEqual({ account: accountId, team: null });
  });

  test('is never one that the person may not see', async () => {
    const stranger = await app.signIn('stranger@people.example');
    const teamId = await newTeam(await newAccount());
    for (const id of [teamId, crypto.randomUUID()]) {
      const { body } = await stranger.post(TEAM, { teamId: id }).expect(404);
      expect(body.code).toBe('team.not_found');
    }
    await stranger.post(TEAM, { teamId: 'mine' }).expect(400);
    await app.anonymous.get(TEAM).expect(401);
    await app.anonymous.post(TEAM, { teamId: null }).expect(401);
    const boss = await app.signIn('boss@people.example');
    await boss.post(TEAM, { teamId }).expect(200);
    expect((await boss.get(TEAM)).body.activeTeamId).toBe(teamId);
  });
});

describe('the accounts of a person', () => {
  test('are sorted by name, with what the dashboard needs and the role’s label', async () => {
    const other = await app.signIn(`${crypto.randomUUID()}@people.example`);
    await openAccount(dbOf(), 'Zeta', [{ userId: other.actor.id, role: 'account_admin' }]);
    await openAccount(dbOf(), 'Alpha', [{ userId: other.actor.id, role: 'regular_user' }]);
    const { body } = await other.get('/api/user/team-accounts').expect(200);
    const facts = {
      id: expect.any(String),
      description: null,
      isActive: true,
      subscriptionTier: 'team_platform',
      teamLimit: 1,
      memberLimit: 5,
    };
    expect(body).toEqual([
      { role: 'member', teamAccount: { ...facts, name: 'Alpha' } },
      { role: 'account_admin', teamAccount: { ...facts, name: 'Zeta' } },
    ]);
    await app.anonymous.get('/api/user/team-accounts').expect(401);

    await dbOf()
      .update(teamAccounts)
      .set({ isActive: false })
      .where(
        inArray(
          teamAccounts.id,
          (body as { teamAccount: { id: string } }[]).map((one) => one.teamAccount.id),
        ),
      );
    // Inactive accounts are visible to their admins only, and give no team access.
    expect((await other.get('/api/user/team-accounts').expect(200)).body).toEqual([
      { role: 'account_admin', teamAccount: { ...facts, name: 'Zeta', isActive: false } },
    ]);
    expect((await other.get('/api/auth/user').expect(200)).body.teams).toEqual([]);
    const nobody = await app.signIn(`${crypto.randomUUID()}@people.example`);
    expect((await nobody.get('/api/user/team-accounts').expect(200)).body).toEqual([]);
  });
});
