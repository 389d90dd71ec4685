import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { masterOf, newAccount, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
let master: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
  master = await masterOf(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const pathOf = ({ actor }: SignedIn) => `/api/admin/users/${actor.id}/team-account`;
const usersOf = (accountId: string) => `/api/admin/team-accounts/${accountId}/users`;
const add = (by: SignedIn, whom: SignedIn, teamAccountId: string, role?: string) =>
  by.post(pathOf(whom), { teamAccountId, ...(role ? { role } : {}) });
const remove = (by: SignedIn, whom: SignedIn, teamAccountId?: string) =>
  by.delete(pathOf(whom) + (teamAccountId ? `?teamAccountId=${teamAccountId}` : ''));
const roleOf = async (person: SignedIn) => (await person.get('/api/auth/user')).body.globalRole;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

async function newTeam(accountId: string, name = 'Alpha'): Promise<string> {
  const { db } = app.services.database;
  const [team] = await db.insert(teams).values({ accountId, name }).returning();
  return team?.id ?? '';
}

async function entriesOf(objectId: string) {
  const { db } = app.services.database;
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectId, objectId), eq(auditLog.actorId, master.actor.id)))
    .orderBy(auditLog.id);
}

describe('the people of an account', () => {
  test('are listed for master admins and its own admins, sorted by email', async () => {
    const { id, admin, member } = await newAccount(app, master);
    for (const reader of [master, admin]) {
      const { body } = await reader.get(usersOf(id)).expect(200);
      expect(body).toEqual([
        {
          id: admin.actor.id,
          email: admin.actor.email,
          firstName: 'Test',
          lastName: 'Person',
          currentTeamRole: 'account_admin',
          createdAt: expect.any(String),
        },
        expect.objectContaining({ id: member.actor.id, currentTeamRole: 'user' }),
      ]);
    }
  });

  test('are not listed for its members, strangers or people not signed in', async () => {
    const [own, other] = [await newAccount(app, master), await newAccount(app, master)];
    expect((await own.member.get(usersOf(own.id))).status).toBe(403);
    expect((await app.anonymous.get(usersOf(own.id))).status).toBe(401);
    for (const reader of [other.admin, other.member, await somebody(app)]) {
      expect(codeOf(await reader.get(usersOf(own.id)))).toEqual([404, 'account.not_found']);
    }
    expect((await master.get(usersOf(randomUUID()))).status).toBe(404);
  });
});

describe('adding a member', () => {
  test('gives access from their next request, and audits it', async () => {
    const { id, admin } = await newAccount(app, master);
    const person = await somebody(app);
    const { body } = await add(master, person, id).expect(200);
    expect(body).toMatchObject({ id: person.actor.id, currentTeamRole: 'user' });
    expect((await person.get('/api/auth/user')).body.teams).toMatchObject([
      { role: 'regular_user', teamAccount: { id } },
    ]);
    expect(await entriesOf(person.actor.id)).toMatchObject([
      { action: 'membership.added', accountId: id, before: null, after: { role: 'regular_user' } },
    ]);
    expect((await add(admin, await somebody(app), id, 'user')).status).toBe(200);
  });

  test('makes them an account admin with the role admin, and no longer with the role member', async () => {
    const { id } = await newAccount(app, master);
    const person = await somebody(app);
    await add(master, person, id, 'account_admin').expect(200);
    expect(await roleOf(person)).toBe('account_admin');
    await add(master, person, id, 'regular_user').expect(200);
    expect(await roleOf(person)).toBe('regular_user');
    expect((await entriesOf(person.actor.id)).map(({ action, after }) => [action, after])).toEqual([
      ['membership.added', { role: 'account_admin' }],
      ['user.role_changed', { globalRole: 'account_admin', by: 'membership' }],
      ['membership.changed', { role: 'regular_user' }],
      ['user.role_changed', { globalRole: 'regular_user', by: 'membership' }],
    ]);
  });

  test('twice changes nothing and audits it once', async () => {
    const { id } = await newAccount(app, master);
    const person = await somebody(app);
    const first = await add(master, person, id).expect(200);
    const second = await add(master, person, id).expect(200);
    expect(second.body).toEqual(first.body);
    expect(await entriesOf(person.actor.id)).toHaveLength(1);
  });

  test('is refused beyond the limit, which counts viewers of single teams', async () => {
    const { id, admin } = await newAccount(app, master);
    await master.put(`/api/admin/team-accounts/${id}`, { memberLimit: 4 }).expect(200);
    await add(admin, await somebody(app), id).expect(200);
    const viewer = await somebody(app);
    const team = `/api/admin/teams/${await newTeam(id)}/users`;
    await admin.post(team, { userId: viewer.actor.id }).expect(200);
    const late = await somebody(app);
    for (const refused of [
      await add(admin, late, id),
      await admin.post(team, { userId: late.actor.id }),
    ]) {
      expect(codeOf(refused)).toEqual([409, 'member.limit_reached']);
      expect(refused.body.message).toContain('room for 4 people');
    }
    await add(admin, viewer, id).expect(200);
  });

  test('keeps a master admin’s role and changes only the one they fall back to', async () => {
    const { id } = await newAccount(app, master);
    const boss = await app.signIn('boss@people.example');
    await add(master, boss, id, 'account_admin').expect(200);
    const { db } = app.services.database;
    const stored = async () =>
      (await db.select().from(users).where(eq(users.id, boss.actor.id)))[0];
    expect(await stored()).toMatchObject({
      globalRole: 'master_admin',
      roleBeforeMaster: 'account_admin',
    });
    await remove(master, boss, id).expect(204);
    expect(await stored()).toMatchObject({
      globalRole: 'master_admin',
      roleBeforeMaster: 'regular_user',
    });
  });

  test('is a conflict in an inactive account and for a disabled person', async () => {
    const { id } = await newAccount(app, master);
    const person = await somebody(app);
    const { db } = app.services.database;
    await db.update(users).set({ isActive: false }).where(eq(users.id, person.actor.id));
    expect(codeOf(await add(master, person, id))).toEqual([409, 'request.conflict']);
    await db.update(teamAccounts).set({ isActive: false }).where(eq(teamAccounts.id, id));
    const refused = await add(master, await somebody(app), id);
    expect(refused.body.message).toBe('This account is inactive.');
  });

  test('is forbidden to everybody but admins of that account', async () => {
    const [own, other] = [await newAccount(app, master), await newAccount(app, master)];
    const person = await somebody(app);
    expect(codeOf(await add(own.member, person, own.id))).toEqual([403, 'auth.forbidden']);
    expect(codeOf(await add(other.admin, person, own.id))).toEqual([404, 'account.not_found']);
    expect(codeOf(await add(person, person, own.id))).toEqual([404, 'account.not_found']);
    expect((await app.anonymous.post(pathOf(person), { teamAccountId: own.id })).status).toBe(401);
    expect(codeOf(await add(master, person, randomUUID()))).toEqual([404, 'account.not_found']);
    const nobody = `/api/admin/users/${randomUUID()}/team-account`;
    expect(codeOf(await own.admin.post(nobody, { teamAccountId: own.id }))).toEqual([
      404,
      'user.not_found',
    ]);
  });

  test.each([{}, { teamAccountId: '' }, { teamAccountId: null }])(
    'requires the account, which %j does not name',
    async (body) => {
      const answer = await master.post(pathOf(master), body).expect(400);
      expect(answer.body.fields).toEqual({ teamAccountId: 'Account ID is required' });
    },
  );

  test.each([
    { teamAccountId: 'x' },
    { teamAccountId: randomUUID(), role: 'master_admin' },
    { teamAccountId: randomUUID(), globalRole: 'master_admin' },
  ])('refuses %j', async (body) => {
    expect((await master.post(pathOf(master), body)).status).toBe(400);
  });
});

describe('removing a member', () => {
  test('ends their access from their next request, and audits it', async () => {
    const { id, member } = await newAccount(app, master);
    const teamId = await newTeam(id);
    await member.post('/api/user/active-account', { accountId: id }).expect(200);
    await member.post('/api/user/active-team', { teamId }).expect(200);
    await remove(master, member).expect(204);
    expect((await member.get('/api/auth/user')).body.teams).toEqual([]);
    expect((await member.get(`/api/team/${teamId}`)).status).toBe(404);
    const { db } = app.services.database;
    const [row] = await db.select().from(users).where(eq(users.id, member.actor.id));
    expect(row).toMatchObject({ activeAccountId: null, activeTeamId: null });
    expect((await entriesOf(member.actor.id)).at(-1)).toMatchObject({
      action: 'membership.removed',
      accountId: id,
      before: { role: 'regular_user' },
    });
    expect(codeOf(await remove(master, member, id))).toEqual([404, 'user.not_found']);
    expect(codeOf(await remove(master, member))).toEqual([404, 'user.not_found']);
  });

  test('requires the account’s id when they belong to several', async () => {
    const [first, second] = [await newAccount(app, master), await newAccount(app, master)];
    await add(master, first.member, second.id).expect(200);
    const refused = await remove(master, first.member);
    expect(codeOf(refused)).toEqual([409, 'request.conflict']);
    await remove(second.admin, first.member).expect(204);
    await remove(master, first.member).expect(204);
  });

  test('refuses removing or demoting the last admin, and allows it while another is left', async () => {
    const { id, admin, member } = await newAccount(app, master);
    for (const by of [master, admin]) {
      expect(codeOf(await remove(by, admin, id))).toEqual([409, 'member.last_admin']);
      expect(codeOf(await add(by, admin, id, 'regular_user'))).toEqual([409, 'member.last_admin']);
    }
    await add(admin, member, id, 'account_admin').expect(200);
    await remove(admin, admin, id).expect(204);
    expect(await roleOf(admin)).toBe('regular_user');
    expect((await admin.get(usersOf(id))).status).toBe(404);
  });

  test('does not count a disabled admin as one who is left', async () => {
    const { id, admin, member } = await newAccount(app, master);
    await add(master, member, id, 'account_admin').expect(200);
    await master.put(`/api/admin/users/${member.actor.id}`, { isActive: false }).expect(200);
    expect(codeOf(await remove(master, admin, id))).toEqual([409, 'member.last_admin']);
  });

  test('is forbidden to everybody but admins of that account', async () => {
    const [own, other] = [await newAccount(app, master), await newAccount(app, master)];
    expect((await remove(own.member, own.admin, own.id)).status).toBe(403);
    expect((await remove(own.member, own.admin)).status).toBe(403);
    expect((await remove(other.admin, own.member, own.id)).status).toBe(404);
    expect(codeOf(await remove(other.admin, own.member))).toEqual([404, 'user.not_found']);
    expect((await app.anonymous.delete(pathOf(own.member))).status).toBe(401);
    expect((await master.delete(`${pathOf(own.member)}?teamAccountId=x`)).status).toBe(400);
  });
});

describe('viewers', () => {
  const viewersOf = (id: string) => `/api/admin/teams/${id}/users`;
  const idsOf = (body: { id: string }[]) => body.map(({ id }) => id);

  test('are an account’s members when asked by its id', async () => {
    const { id, admin, member } = await newAccount(app, master);
    const person = await somebody(app);
    const added = await admin.post(viewersOf(id), { userId: person.actor.id }).expect(200);
    expect(added.body).toMatchObject({ id: person.actor.id, currentTeamRole: 'user' });
    const { body } = await admin.get(viewersOf(id)).expect(200);
    expect(idsOf(body)).toEqual([admin, member, person].map(({ actor }) => actor.id));
    await admin.delete(`${viewersOf(id)}/${person.actor.id}`).expect(204);
    expect((await person.get('/api/auth/user')).body.teams).toEqual([]);
    expect(codeOf(await master.delete(`${viewersOf(id)}/${admin.actor.id}`))).toEqual([
      409,
      'member.last_admin',
    ]);
  });

  test('see only that team when added by a team’s id, until they are removed', async () => {
    const { id, admin } = await newAccount(app, master);
    const [alpha, beta] = [await newTeam(id), await newTeam(id, 'Beta')];
    const person = await somebody(app);
    await admin.post(viewersOf(alpha), { userId: person.actor.id }).expect(200);
    expect(idsOf((await admin.get(viewersOf(alpha))).body)).toEqual([person.actor.id]);
    expect((await admin.get(viewersOf(beta))).body).toEqual([]);
    expect((await person.get(`/api/team/${alpha}`)).status).toBe(200);
    expect((await person.get(`/api/team/${beta}`)).status).toBe(404);
    await person.post('/api/user/active-team', { teamId: alpha }).expect(200);
    await master.delete(`${viewersOf(alpha)}/${person.actor.id}`).expect(204);
    expect((await person.get(`/api/team/${alpha}`)).status).toBe(404);
    expect((await person.get('/api/user/active-team')).body).toEqual({ activeTeamId: null });
    expect((await entriesOf(person.actor.id)).at(-1)).toMatchObject({
      action: 'membership.removed',
      before: { role: 'regular_user', teamId: alpha },
    });
    expect(codeOf(await master.delete(`${viewersOf(alpha)}/${person.actor.id}`))).toEqual([
      404,
      'user.not_found',
    ]);
  });

  test('of a team cannot be made admins', async () => {
    const { id, admin, member } = await newAccount(app, master);
    const answer = await admin.post(viewersOf(await newTeam(id)), {
      userId: member.actor.id,
      role: 'account_admin',
    });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['role']]);
  });

  test('are managed by admins of that account only', async () => {
    const [own, other] = [await newAccount(app, master), await newAccount(app, master)];
    const userId = other.member.actor.id;
    for (const id of [own.id, await newTeam(own.id)]) {
      expect((await app.anonymous.get(viewersOf(id))).status).toBe(401);
      expect((await own.member.get(viewersOf(id))).status).toBe(403);
      expect((await own.member.post(viewersOf(id), { userId })).status).toBe(403);
      for (const refused of [
        await other.admin.get(viewersOf(id)),
        await other.admin.post(viewersOf(id), { userId }),
        await other.admin.delete(`${viewersOf(id)}/${own.member.actor.id}`),
        await other.admin.get(viewersOf(randomUUID())),
        await master.get(viewersOf(randomUUID())),
        await master.post(viewersOf(randomUUID()), { userId }),
      ]) {
        expect(codeOf(refused)).toEqual([404, 'team.not_found']);
      }
    }
  });
});
