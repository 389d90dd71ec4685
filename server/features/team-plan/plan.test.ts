import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { teamMembers } from '#server/platform/db/schema/analyses.ts';
import { teamActions } from '#server/platform/db/schema/team-plan.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import {
  ACTIONS_PER_TEAM_MAX,
  type TeamAction,
  type TeamPlan,
} from '#shared/contract/team-plan.ts';
import { openAccount } from '../accounts/service.ts';

let app: TestApp;
let admin: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn(`${crypto.randomUUID()}@people.example`);
  member = await app.signIn(`${crypto.randomUUID()}@people.example`);
});
afterAll(() => app[Symbol.asyncDispose]());

const dbOf = () => app.services.database.db;
const TODAY = '2026-11-20';

interface Team {
  readonly id: string;
  readonly accountId: string;
  readonly at: string;
  readonly memberIds: readonly string[];
}

/** A new account's team. */
async function newTeam(size = 4): Promise<Team> {
  const accountId = await openAccount(dbOf(), 'Northwind', [
    { userId: admin.actor.id, role: 'account_admin' },
    { userId: member.actor.id, role: 'regular_user' },
  ]);
  const sent = { teamName: 'Alpha', teamAccountId: accountId, members: BIRTHS.slice(0, size) };
  const { body } = await admin.post('/api/team/analyze', sent).expect(200);
  const memberIds = body.members.map(({ id }: { id: string }) => id);
  return { id: body.id, accountId, at: `/api/team/${body.id}`, memberIds };
}

const planOf = async ({ at }: Team, reader = admin): Promise<TeamPlan> =>
  (await reader.get(`${at}/plan?today=${TODAY}`).expect(200)).body;
const add = async ({ at }: Team, sent: object = {}): Promise<TeamAction> =>
  (await admin.post(`${at}/actions`, { title: 'Review results', ...sent }).expect(201)).body;

describe('a plan', () => {
  test('starts with suggestions, each with an owner of the team and a working day', async () => {
    const team = await newTeam();
    const plan = await planOf(team);
    expect(plan).toMatchObject({ canManage: true, actions: [], debrief: null });
    // Thanksgiving and the day after it are skipped.
    expect(plan.suggestions.slice(0, 3).map(({ dueDate }) => dueDate)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-12-01',
    ]);
    for (const { ownerId } of plan.suggestions) expect(team.memberIds).toContain(ownerId);
  });

  test('stores an adopted suggestion as it is and suggests it no longer', async () => {
    const team = await newTeam();
    const [first] = (await planOf(team)).suggestions;
    if (!first) throw new Error('No suggestion');
    const { reason, ...sent } = first;
    const { body } = await admin.post(`${team.at}/actions`, sent).expect(201);
    expect(body).toMatchObject({ ...sent, reason, kind: 'action', state: 'open', mayMark: true });
    const { actions, suggestions } = await planOf(team);
    expect(actions).toEqual([body]);
    expect(suggestions.map(({ title }) => title)).not.toContain(first.title);
  });

  test('suggests nothing for two people, who have no Penta', async () => {
    expect(await planOf(await newTeam(2))).toMatchObject({ suggestions: [], gaps: [] });
  });

  test('lists what is due first and what has no date last', async () => {
    const team = await newTeam();
    for (const dueDate of [null, '2026-12-02', '2026-12-01']) await add(team, { dueDate });
    const { actions } = await planOf(team);
    expect(actions.map(({ dueDate }) => dueDate)).toEqual(['2026-12-01', '2026-12-02', null]);
  });

  test('can be read by members and changed by admins only', async () => {
    const team = await newTeam();
    const action = await add(team);
    expect(await planOf(team, member)).toMatchObject({
      canManage: false,
      actions: [{ id: action.id, mayMark: false }],
    });
    await member.post(`${team.at}/actions`, { title: 'Mine' }).expect(403);
    await member.patch(`${team.at}/actions/${action.id}`, { state: 'done' }).expect(403);
    await member.delete(`${team.at}/actions/${action.id}`).expect(403);
    await member.post(`${team.at}/debriefs`).expect(403);
  });

  test('takes no more than its limit', async () => {
    const team = await newTeam(2);
    const now = new Date();
    const entry = { teamId: team.id, kind: 'action', state: 'open', createdAt: now } as const;
    await dbOf()
      .insert(teamActions)
      .values(
        Array.from({ length: ACTIONS_PER_TEAM_MAX }, (_, index) => ({
          ...entry,
          title: `${index}`,
          updatedAt: now,
        })),
      );
    const { body } = await admin.post(`${team.at}/actions`, { title: 'One more' }).expect(409);
    expect(body.message).toContain('200');
  });
});

describe('an action', () => {
  test('is edited, done with an outcome, and deleted', async () => {
    const team = await newTeam();
    const action = await add(team, { note: '  ', ownerId: team.memberIds[0] });
    expect(action.note).toBeNull();
    const path = `${team.at}/actions/${action.id}`;
    const done = { state: 'done', outcome: 'We stopped two ads.', ownerId: null };
    const { body } = await admin.patch(path, done).expect(200);
    expect(body).toMatchObject({ ...done, title: action.title });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(action.updatedAt));
    await admin.delete(path).expect(204);
    await admin.delete(path).expect(204);
    expect((await admin.patch(path, { state: 'open' }).expect(404)).body.code).toBe(
      'team.action_not_found',
    );
  });

  test('assigned by two admins at once keeps the first and tells the second', async () => {
    const team = await newTeam();
    const action = await add(team);
    const assign = (ownerId: string | undefined) =>
      admin.patch(`${team.at}/actions/${action.id}`, {
        ownerId,
        expectedUpdatedAt: action.updatedAt,
      });
    const replies = await Promise.all([assign(team.memberIds[0]), assign(team.memberIds[1])]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = replies.find(({ status }) => status === 200)?.body;
    expect((await planOf(team)).actions).toEqual([kept]);
  });

  test('is marked done by its owner who signs in, who can change nothing else', async () => {
    const team = await newTeam();
    const [ownerId = ''] = team.memberIds;
    await dbOf()
      .update(teamMembers)
      .set({ userId: member.actor.id })
      .where(eq(teamMembers.id, ownerId));
    const mine = await add(team, { ownerId });
    const other = await add(team, { ownerId: team.memberIds[1] });
    const path = (id: string) => `${team.at}/actions/${id}`;
    expect((await planOf(team, member)).actions.map(({ mayMark }) => mayMark)).toEqual([
      true,
      false,
    ]);
    await member.patch(path(mine.id), { state: 'done', outcome: 'Sent.' }).expect(200);
    await member.patch(path(mine.id), { title: 'Less work' }).expect(403);
    await member.patch(path(other.id), { state: 'done' }).expect(403);
  });

  test('loses its owner when that person leaves the team', async () => {
    const team = await newTeam();
    const [ownerId = ''] = team.memberIds;
    await add(team, { ownerId });
    await dbOf().delete(teamMembers).where(eq(teamMembers.id, ownerId));
    expect((await planOf(team)).actions).toMatchObject([{ ownerId: null, state: 'open' }]);
  });

  test('keeps its owner when the team is analyzed again', async () => {
    const team = await newTeam(3);
    const [, ownerId] = team.memberIds;
    await add(team, { ownerId });
    const members = [...BIRTHS.slice(1, 3), BIRTHS[3]];
    const sent = { teamName: 'Alpha', teamAccountId: team.accountId, teamId: team.id, members };
    const { body } = await admin.post('/api/team/analyze', sent).expect(200);
    expect((await planOf(team)).actions[0]?.ownerId).toBe(body.members[0].id);
  });

  test('keeps its owner when that person’s name is corrected, and loses one who is replaced', async () => {
    const team = await newTeam(3);
    const [corrected, replaced] = team.memberIds;
    for (const ownerId of [corrected, replaced]) await add(team, { ownerId });
    const members = [{ ...BIRTHS[0], name: 'Alma Reyez' }, BIRTHS[2], BIRTHS[3]];
    const sent = { teamName: 'Alpha', teamAccountId: team.accountId, teamId: team.id, members };
    await admin.post('/api/team/analyze', sent).expect(200);
    const owners = (await planOf(team)).actions.map(({ ownerId }) => ownerId);
    expect(owners.toSorted()).toEqual([corrected, null].toSorted());
  });

  test('refuses people of other teams, days that do not exist, and empty titles', async () => {
    const [team, other] = [await newTeam(), await newTeam()];
    const bad = [
      { ownerId: other.memberIds[0] },
      { source: { kind: 'pair', memberIds: [team.memberIds[0], other.memberIds[0]] } },
      { dueDate: '2027-02-30' },
      { title: ' ' },
      { source: { kind: 'function', gate: 64, need: 'gap' } },
    ];
    for (const sent of bad) {
      const reply = await admin.post(`${team.at}/actions`, { title: 'Review', ...sent });
      expect([reply.status, Object.keys(reply.body.fields)[0]?.split('.')[0]]).toEqual([
        400,
        Object.keys(sent)[0],
      ]);
    }
  });
});

describe('writes are refused', () => {
  const writes = (team: Team) => [
    admin.post(`${team.at}/actions`, { title: 'Late' }),
    admin.post(`${team.at}/debriefs`),
  ];
  const codes = async (team: Team) =>
    (await Promise.all(writes(team))).map(({ body }) => body.code);

  test('after the paid time, when the plan can still be read', async () => {
    const team = await newTeam();
    await add(team);
    await dbOf()
      .update(teamAccounts)
      .set({ accessUntil: new Date(0) })
      .where(eq(teamAccounts.id, team.accountId));
    expect(await codes(team)).toEqual(['account.read_only', 'account.read_only']);
    expect((await planOf(team)).actions).toHaveLength(1);
  });

  test('in an inactive account and for an inactive team', async () => {
    const [closed, idle] = [await newTeam(), await newTeam()];
    await dbOf()
      .update(teamAccounts)
      .set({ isActive: false })
      .where(eq(teamAccounts.id, closed.accountId));
    await dbOf().update(teams).set({ isActive: false }).where(eq(teams.id, idle.id));
    for (const team of [closed, idle]) {
      expect(await codes(team)).toEqual(['request.conflict', 'request.conflict']);
    }
  });
});

describe('a debrief', () => {
  const start = async ({ at }: Team) => (await admin.post(`${at}/debriefs`).expect(200)).body;

  test('resumes at its step with its notes, and ends with a follow-up', async () => {
    const team = await newTeam();
    const debrief = await start(team);
    expect(debrief).toMatchObject({ state: 'running', step: 'welcome', notes: {} });
    const path = `${team.at}/debriefs/${debrief.id}`;
    await admin.patch(path, { step: 'map', notes: { welcome: 'All here.' } }).expect(200);
    await admin.patch(path, { notes: { map: 'Oversight surprised us.' } }).expect(200);
    expect(await start(team)).toMatchObject({
      id: debrief.id,
      step: 'map',
      notes: { welcome: 'All here.', map: 'Oversight surprised us.' },
    });
    await admin.patch(path, { state: 'finished', followUpOn: '2026-12-20' }).expect(200);
    expect((await planOf(team)).debrief).toMatchObject({
      state: 'finished',
      followUpOn: '2026-12-20',
    });
    expect((await start(team)).id).not.toBe(debrief.id);
    await admin.patch(path, { state: 'running' }).expect(409);
  });

  test('started twice at once is one', async () => {
    const team = await newTeam();
    const ids = await Promise.all([start(team), start(team)]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  test('of another team is not found', async () => {
    const [team, other] = [await newTeam(), await newTeam()];
    const { id } = await start(other);
    const { body } = await admin.patch(`${team.at}/debriefs/${id}`, { step: 'map' }).expect(404);
    expect(body.code).toBe('team.debrief_not_found');
  });
});
