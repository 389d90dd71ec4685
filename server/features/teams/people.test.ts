import { asc, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import {
  pentaAnalyses,
  teamMembers,
  workingDynamics,
} from '#server/platform/db/schema/analyses.ts';
import { chartGenerations } from '#server/platform/db/schema/charts.ts';
import { coachConversations } from '#server/platform/db/schema/coach.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { type TeamMemberInput, TeamRecord } from '#shared/contract/teams.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import { openAccount } from '../accounts/service.ts';
import { computePerson } from '../analyses/computed-team.ts';
import type { Ctx } from '../context.ts';
import { addPerson, removePerson, setVisibility } from './people.ts';

let app: TestApp;
let admin: SignedIn;
let ctx: Ctx;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn(`${crypto.randomUUID()}@people.example`);
  const { providers, log } = app.services;
  ctx = {
    actor: { kind: 'anonymous' },
    db: dbOf(),
    providers,
    log,
    clock: () => new Date(),
    requestId: 'a-test',
    signal: new AbortController().signal,
  };
});
afterAll(() => app[Symbol.asyncDispose]());

const dbOf = () => app.services.database.db;
const [ALMA, BEN, CEM, DORA, EVA] = BIRTHS;
const FRED = { ...EVA, name: 'Fred Ode', birthDate: '1991-01-02' };

async function newAccount(): Promise<string> {
  const people = [{ userId: admin.actor.id, role: 'account_admin' as const }];
  const id = await openAccount(dbOf(), 'Northwind', people);
  await dbOf().update(teamAccounts).set({ teamLimit: 10 }).where(eq(teamAccounts.id, id));
  return id;
}

/** A team that an admin has made of these people. */
async function newTeam(members: readonly TeamMemberInput[], teamName = 'Alpha') {
  const accountId = await newAccount();
  const path = members.length === 0 ? `/api/accounts/${accountId}/teams` : '/api/team/analyze';
  const body = { teamName, teamAccountId: accountId, members };
  const made = await admin.post(path, members.length === 0 ? { name: teamName } : body);
  return { accountId, id: String(made.body.id) };
}

async function joins(
  teamId: string,
  birth: TeamMemberInput,
  visibility: VisibilityLevel = 'full',
): Promise<string> {
  const person = await computePerson(ctx, birth);
  const sharing = { visibility, enteredBy: 'person' as const, userId: null };
  return inTransaction(dbOf(), (tx) => addPerson(tx, ctx, teamId, person, sharing));
}

const leaves = (memberId: string) => inTransaction(dbOf(), (tx) => removePerson(tx, ctx, memberId));
const shares = (memberId: string, level: VisibilityLevel) =>
  inTransaction(dbOf(), (tx) => setVisibility(tx, ctx, memberId, level));

async function read(teamId: string): Promise<TeamRecord> {
  return TeamRecord.parse((await admin.get(`/api/team/${teamId}`).expect(200)).body);
}

async function memberNamed(teamId: string, name: string): Promise<string> {
  const found = (await read(teamId)).members.find((member) => member.name === name);
  if (!found) throw new Error(`${name} is not in the team`);
  return found.id;
}

async function rowsOf(teamId: string) {
  const of = async (
    table:
      | typeof teamMembers
      | typeof chartGenerations
      | typeof workingDynamics
      | typeof pentaAnalyses
      | typeof coachConversations,
  ) => {
    const [row] = await dbOf()
      .select({ total: count() })
      .from(table)
      .where(eq(table.teamId, teamId));
    return row?.total ?? 0;
  };
  return {
    people: await of(teamMembers),
    charts: await of(chartGenerations),
    dynamics: await of(workingDynamics),
    pentas: await of(pentaAnalyses),
    conversations: await of(coachConversations),
  };
}

const talkAbout = (teamId: string) =>
  dbOf().insert(coachConversations).values({ userId: admin.actor.id, teamId, title: 'About Alma' });

describe('a person who joins', () => {
  test('a team of none grows it to five, with dynamics from two and a Penta from three', async () => {
    const { id } = await newTeam([]);
    const sizes: unknown[] = [];
    for (const birth of BIRTHS) {
      await joins(id, birth);
      const { members, dynamics, pentaData } = await read(id);
      sizes.push([members.length, dynamics.length, pentaData?.compositeType ?? null]);
    }
    expect(sizes).toEqual([
      [1, 0, null],
      [2, 1, null],
      [3, 3, 'Penta of 3'],
      [4, 6, 'Penta of 4'],
      [5, 10, 'Penta of 5'],
    ]);
    const names = (await read(id)).members.map(({ name }) => name);
    expect(names).toEqual(BIRTHS.map(({ name }) => name));
  });

  test('gets the analysis that an admin’s entry would get', async () => {
    const whole = await newTeam([ALMA, BEN, { ...CEM, birthTime: null }]);
    const grown = await newTeam([ALMA, BEN]);
    await joins(grown.id, { ...CEM, birthTime: null });
    const textsOf = async (id: string) => {
      const { pentaData, dynamics } = await read(id);
      return [
        pentaData?.groupStrategy,
        pentaData?.certaintyNotes.map((note) => ({ ...note, memberId: '' })),
        dynamics.map(({ strength, watchout }) => [strength, watchout]),
      ];
    };
    expect(await textsOf(grown.id)).toEqual(await textsOf(whole.id));
  });

  test('a complete team is refused, also as one of ten at the last place', async () => {
    const { id } = await newTeam([ALMA, BEN, CEM, DORA]);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        joins(id, { ...FRED, name: `Fred ${index}`, birthDate: `1991-01-${10 + index}` }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'request.conflict' });
    }
    expect(await rowsOf(id)).toMatchObject({ people: 5, charts: 5, dynamics: 10, pentas: 1 });
  });

  test('twice is refused, in whatever case the name is written', async () => {
    const { id } = await newTeam([ALMA, BEN]);
    const again = joins(id, { ...ALMA, name: 'alma  REYES' });
    await expect(again).rejects.toMatchObject({ code: 'request.conflict' });
  });

  test.each([
    ['an inactive team', { isActive: false }, {}, 'request.conflict'],
    ['an inactive account', {}, { isActive: false }, 'request.conflict'],
    ['an ended plan', {}, { accessUntil: new Date('2020-01-01') }, 'account.read_only'],
  ])('%s is refused', async (_title, team, account, code) => {
    const { id, accountId } = await newTeam([ALMA, BEN]);
    if ('isActive' in team) await dbOf().update(teams).set(team).where(eq(teams.id, id));
    if (Object.keys(account).length > 0) {
      await dbOf().update(teamAccounts).set(account).where(eq(teamAccounts.id, accountId));
    }
    await expect(joins(id, CEM)).rejects.toMatchObject({ code });
  });
});

describe('a person who leaves', () => {
  test('leaves nothing behind, and the others are analyzed without them', async () => {
    const { id } = await newTeam(BIRTHS);
    await talkAbout(id);
    await leaves(await memberNamed(id, 'Alma Reyes'));
    expect(await rowsOf(id)).toEqual({
      people: 4,
      charts: 4,
      dynamics: 6,
      pentas: 1,
      conversations: 0,
    });
    const team = await read(id);
    expect(team.pentaData?.compositeType).toBe('Penta of 4');
    expect(JSON.stringify(team)).not.toMatch(/Alma|Reyes/);
    const others = await newTeam([BEN, CEM, DORA, EVA]);
    expect(team.pentaData?.groupStrategy).toBe((await read(others.id)).pentaData?.groupStrategy);
  });

  test('takes the Penta away below three, the dynamics below two, and the rest at last', async () => {
    const { id } = await newTeam([ALMA, BEN, CEM]);
    const left: unknown[] = [];
    for (const { name } of [ALMA, BEN, CEM]) {
      await leaves(await memberNamed(id, name));
      const { people, dynamics, pentas } = await rowsOf(id);
      left.push([people, dynamics, pentas]);
    }
    expect(left).toEqual([
      [2, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    const [team] = await dbOf().select().from(teams).where(eq(teams.id, id));
    expect(team).toMatchObject({ analyzedAt: null, peopleKey: null });
  });

  test('can leave a team whose plan has ended', async () => {
    const { id, accountId } = await newTeam([ALMA, BEN, CEM]);
    const accessUntil = new Date('2020-01-01');
    await dbOf().update(teamAccounts).set({ accessUntil }).where(eq(teamAccounts.id, accountId));
    await leaves(await memberNamed(id, 'Cem Aydin'));
    expect(await rowsOf(id)).toMatchObject({ people: 2 });
  });

  test('leaves once: a second time finds nobody', async () => {
    const { id } = await newTeam([ALMA, BEN, CEM]);
    const memberId = await memberNamed(id, 'Cem Aydin');
    const outcomes = await Promise.allSettled([leaves(memberId), leaves(memberId)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(leaves(memberId)).rejects.toMatchObject({ code: 'team.not_found' });
  });
});

describe('a person who shares less', () => {
  test('is deleted from what the coach said', async () => {
    const { id } = await newTeam([ALMA, BEN, CEM]);
    const memberId = await memberNamed(id, 'Alma Reyes');
    await talkAbout(id);
    await shares(memberId, 'summary');
    expect(await rowsOf(id)).toMatchObject({ people: 3, conversations: 0 });
    const [first] = (await read(id)).members;
    expect(first).toMatchObject({ visibility: 'summary', chartData: null });
  });

  test('keeps the conversations when it isn’t less', async () => {
    const { id } = await newTeam([ALMA, BEN, CEM]);
    const memberId = await memberNamed(id, 'Alma Reyes');
    await shares(memberId, 'functions');
    await talkAbout(id);
    await shares(memberId, 'functions');
    await shares(memberId, 'full');
    expect(await rowsOf(id)).toMatchObject({ conversations: 1 });
  });
});

describe('an admin who analyzes a team again', () => {
  const again = (team: { id: string; accountId: string }, members: readonly TeamMemberInput[]) =>
    admin.post('/api/team/analyze', {
      teamName: 'Alpha',
      teamAccountId: team.accountId,
      teamId: team.id,
      members,
    });

  test('replaces the people that admins entered, and no others', async () => {
    const team = await newTeam([ALMA, BEN]);
    const memberId = await joins(team.id, CEM, 'summary');
    const alma = await memberNamed(team.id, 'Alma Reyes');
    await again(team, [{ ...ALMA, birthTime: '05:30' }, DORA]).expect(200);
    const { members } = await read(team.id);
    expect(members.map(({ name, visibility }) => [name, visibility])).toEqual([
      ['Alma Reyes', 'full'],
      ['Dora Weiss', 'full'],
      ['Cem Aydin', 'summary'],
    ]);
    expect(members.map(({ id }) => id)).toEqual([alma, expect.any(String), memberId]);
    expect(await rowsOf(team.id)).toMatchObject({ people: 3, charts: 3, dynamics: 3, pentas: 1 });
  });

  test('may leave one person that an admin entered beside those who joined', async () => {
    const team = await newTeam([ALMA, BEN]);
    await joins(team.id, CEM);
    await again(team, [ALMA]).expect(200);
    expect(await rowsOf(team.id)).toMatchObject({ people: 2, dynamics: 1 });
  });

  test('deletes what the coach said about the team when somebody leaves it, and only then', async () => {
    const team = await newTeam([ALMA, BEN, CEM]);
    await talkAbout(team.id);
    await again(team, [{ ...ALMA, birthTime: '05:30' }, BEN, CEM, DORA]).expect(200);
    expect(await rowsOf(team.id)).toMatchObject({ conversations: 1 });
    await again(team, [ALMA, BEN, CEM]).expect(200);
    expect(await rowsOf(team.id)).toMatchObject({ conversations: 0 });
  });

  test('is told whose births they may correct', async () => {
    const team = await newTeam([ALMA, BEN]);
    await joins(team.id, CEM);
    await joins(team.id, DORA, 'functions');
    const { body } = await admin.get(`/api/team/${team.id}/people`).expect(200);
    const told: { name: string; isEditable: boolean }[] = body;
    expect(told.map(({ name, isEditable }) => [name, isEditable])).toEqual([
      ['Alma Reyes', true],
      ['Ben Okoye', true],
      ['Cem Aydin', false],
    ]);
  });

  test('may leave nobody but those who joined', async () => {
    const team = await newTeam([ALMA, BEN]);
    await joins(team.id, CEM);
    await joins(team.id, DORA);
    await again(team, []).expect(200);
    expect(await rowsOf(team.id)).toMatchObject({ people: 2, dynamics: 1 });
  });

  test('is refused too many people with those who joined, and too few without', async () => {
    const team = await newTeam([ALMA, BEN]);
    const joined = await joins(team.id, CEM);
    const { body } = await again(team, [ALMA, BEN, DORA, EVA, FRED]).expect(400);
    expect(body.message).toContain('at most 5 people, and 1 of this one');
    await leaves(joined);
    const few = await again(team, [ALMA]).expect(400);
    expect(few.body.message).toBe('At least 2 team members required');
  });

  test('while somebody leaves doesn’t bring them back', async () => {
    const team = await newTeam([ALMA, BEN]);
    const memberId = await joins(team.id, CEM);
    await Promise.all([
      again(team, [ALMA, BEN, DORA]).expect(200),
      leaves(memberId),
      again(team, [ALMA, BEN, EVA]).expect(200),
    ]);
    const rows = await dbOf()
      .select({ name: teamMembers.name })
      .from(teamMembers)
      .where(eq(teamMembers.teamId, team.id))
      .orderBy(asc(teamMembers.position));
    expect(rows).toHaveLength(3);
    expect(rows.map(({ name }) => name)).not.toContain('Cem Aydin');
    expect(await rowsOf(team.id)).toMatchObject({ charts: 3, dynamics: 3, pentas: 1 });
  });
});
