import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { coachConversations } from '#server/platform/db/schema/coach.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { masterOf } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { type NewOrganization, newOrganization } from '#server/testing/organization-fixture.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { computePerson } from '../analyses/computed-team.ts';
import type { Ctx } from '../context.ts';
import { addPerson, movePerson, removePerson, setVisibility } from './people.ts';

/* Every way in which a team's people change: none may leave the coach with what is no longer theirs. */

let app: TestApp;
let master: SignedIn;
let ctx: Ctx;
beforeAll(async () => {
  app = await startTestApp();
  master = await masterOf(app);
  const { providers, log } = app.services;
  ctx = {
    actor: { kind: 'anonymous' },
    db: app.services.database.db,
    providers,
    log,
    clock: () => new Date(),
    requestId: 'a-test',
    signal: new AbortController().signal,
  };
});
afterAll(() => app[Symbol.asyncDispose]());

const [ALMA, BEN, CEM, DORA, EVA] = BIRTHS;
const OTHERS = [DORA, EVA, { ...EVA, name: 'Fred Ode', birthDate: '1991-01-02' }];

let org: NewOrganization;
let team: TeamRecord;
let other: TeamRecord;
beforeEach(async () => {
  org = await newOrganization(app, master);
  const ownAccount = eq(teamAccounts.id, org.accountId);
  await ctx.db.update(teamAccounts).set({ teamLimit: 2 }).where(ownAccount);
  team = await org.analyzed('Alpha', [ALMA, BEN, CEM]);
  other = await org.analyzed('Beta', OTHERS);
  for (const { id: teamId } of [team, other]) {
    const asked = { userId: org.admin.actor.id, teamId, title: 'About Alma' };
    await ctx.db.insert(coachConversations).values(asked);
  }
});

const within = (work: Parameters<typeof inTransaction<unknown>>[1]) => inTransaction(ctx.db, work);
const idIn = ({ members }: TeamRecord, index: number) => members[index]?.id ?? '';

/** What somebody's leaving, joining or sharing leaves behind in a team. */
async function traceIn({ id }: TeamRecord) {
  const [row] = await ctx.db.select().from(teams).where(eq(teams.id, id));
  const { teamId } = coachConversations;
  const kept = await ctx.db.select().from(coachConversations).where(eq(teamId, id));
  return { version: row?.peopleVersion ?? 0, isKept: kept.length === 1 };
}

async function submit(members: readonly unknown[]): Promise<void> {
  const body = { teamId: team.id, teamName: 'Alpha', teamAccountId: org.accountId, members };
  await org.admin.post('/api/team/analyze', body).expect(200);
}

async function arrange(alpha: readonly string[], beta: readonly string[]): Promise<void> {
  const { teams: stored } = await org.read();
  const versions = stored.map(({ id: teamId, updatedAt }) => ({ teamId, updatedAt }));
  const planned = [
    { teamId: team.id, name: 'Alpha', people: alpha },
    { teamId: other.id, name: 'Beta', people: beta },
  ];
  await org.admin.post(`${org.path}/apply`, { teams: planned, versions }).expect(200);
}

async function joins(): Promise<void> {
  const person = await computePerson(ctx, { ...EVA, name: `Gus ${randomUUID()}` });
  const sharing = { visibility: 'full', enteredBy: 'person', userId: null } as const;
  await within((tx) => addPerson(tx, ctx, team.id, person, sharing));
}

const shares = (level: 'summary' | 'full') =>
  within((tx) => setVisibility(tx, ctx, idIn(team, 0), level));

test.each<[when: string, change: () => Promise<unknown>, isKept: boolean]>([
  ['the same people are analyzed again', () => submit([ALMA, BEN, CEM]), true],
  ['a name is corrected', () => submit([ALMA, { ...BEN, name: 'Benjamin Okoye' }, CEM]), true],
  [
    'two names are swapped',
    () => submit([{ ...ALMA, name: BEN.name }, { ...BEN, name: ALMA.name }, CEM]),
    true,
  ],
  ['somebody is replaced', () => submit([ALMA, BEN, DORA]), false],
  ['somebody joins', joins, true],
  ['somebody leaves', () => within((tx) => removePerson(tx, ctx, idIn(team, 0))), false],
  ['somebody shares less', () => shares('summary'), false],
  [
    'somebody agrees to move away',
    () =>
      within((tx) =>
        movePerson(tx, ctx, idIn(team, 0), { teamId: other.id, isWanted: async () => true }),
      ),
    false,
  ],
  [
    'somebody agrees to move in',
    () =>
      within((tx) =>
        movePerson(tx, ctx, idIn(other, 0), { teamId: team.id, isWanted: async () => true }),
      ),
    true,
  ],
  [
    'an admin moves somebody away',
    () => {
      const [moved = '', ...rest] = team.members.map(({ id }) => id);
      return arrange(rest, [...other.members.map(({ id }) => id), moved]);
    },
    false,
  ],
  [
    'an admin moves somebody in',
    () => {
      const [moved = '', ...rest] = other.members.map(({ id }) => id);
      return arrange([...team.members.map(({ id }) => id), moved], rest);
    },
    true,
  ],
])(
  'a new version of the people, and answers about who is hidden are gone, when %s',
  async (_, change, isKept) => {
    const before = await traceIn(team);
    await change();
    expect(await traceIn(team)).toEqual({ version: before.version + 1, isKept });
  },
);

test('a corrected name keeps the person’s id, and nobody else gets it', async () => {
  await submit([{ ...CEM, name: 'Cem Aydın' }, ALMA, DORA]);
  const members: TeamRecord['members'] = (await org.admin.get(`/api/team/${team.id}`)).body.members;
  expect(members.map(({ id, name }) => [name, id])).toEqual([
    ['Cem Aydın', idIn(team, 2)],
    ['Alma Reyes', idIn(team, 0)],
    ['Dora Weiss', expect.not.stringMatching(idIn(team, 1))],
  ]);
});

test('sharing more keeps the answers, and sharing the same changes nothing', async () => {
  await shares('summary');
  const asked = { userId: org.admin.actor.id, teamId: team.id, title: 'About Alma' };
  await ctx.db.insert(coachConversations).values(asked);
  const before = await traceIn(team);
  await shares('full');
  expect(await traceIn(team)).toEqual({ version: before.version + 1, isKept: true });
  await shares('full');
  expect(await traceIn(team)).toEqual({ version: before.version + 1, isKept: true });
});
