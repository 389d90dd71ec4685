import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openAccount } from '../features/accounts/service.ts';
import { teamAccounts, teams } from '../platform/db/schema/accounts.ts';
import { individualCharts } from '../platform/db/schema/charts.ts';
import { coachConversations } from '../platform/db/schema/coach.ts';
import { users } from '../platform/db/schema/identity.ts';
import { teamInvitations } from '../platform/db/schema/invitations.ts';
import { accountMemberships, teamMemberships } from '../platform/db/schema/memberships.ts';
import { type Actor, BIRTH, type Fixture, type Kind, PROMPTS, type Whose } from './access-lines.ts';
import { masterOf, somebody } from './admin-fixture.ts';
import type { SignedIn, TestApp } from './app.ts';
import { BIRTHS } from './team-births.ts';

/** A running app with everybody and everything that the access matrix names. */
export interface AccessWorld {
  readonly app: TestApp;
  readonly fixture: Fixture;
}

/** Everybody of the access matrix, signed in, with an object of each kind for each relation. */
export async function buildAccessFixture(app: TestApp): Promise<Fixture> {
  const { db } = app.services.database;
  const master = await masterOf(app);
  const people = {
    regular: await somebody(app, 'regular'),
    member: await somebody(app, 'member'),
    'account admin': await somebody(app, 'admin'),
    'foreign account admin': await somebody(app, 'foreign'),
    'former member': await somebody(app, 'former'),
    deactivated: await somebody(app, 'deactivated'),
    'master admin': master,
  };
  const mate = await somebody(app, 'mate');
  const idOf = (actor: keyof typeof people) => people[actor].actor.id;
  const admin = (userId: string) => ({ userId, role: 'account_admin' as const });
  const plain = (userId: string) => ({ userId, role: 'regular_user' as const });
  const own = await openAccount(
    db,
    'Own',
    [
      admin(idOf('account admin')),
      ...[idOf('member'), idOf('former member'), idOf('deactivated'), mate.actor.id].map(plain),
    ],
    1_000,
  );
  const foreign = await openAccount(
    db,
    'Foreign',
    [admin(idOf('foreign account admin')), plain(mate.actor.id)],
    1_000,
  );
  await db.update(teamAccounts).set({ memberLimit: 1_000 });
  const team = async (by: SignedIn, teamAccountId: string, teamName: string) => {
    const members = BIRTHS.slice(0, 3);
    const { body } = await by.post('/api/team/analyze', { teamName, teamAccountId, members });
    return body.id as string;
  };
  const ownTeam = await team(people['account admin'], own, 'Alpha');
  const sameTeam = await team(people['account admin'], own, 'Gamma');
  const foreignTeam = await team(people['foreign account admin'], foreign, 'Alpha');

  const planOf = new Map<string, { actionId: string; debriefId: string }>();
  for (const teamId of [ownTeam, sameTeam, foreignTeam]) {
    const at = `/api/team/${teamId}`;
    const action = await master.post(`${at}/actions`, { title: 'Review results' }).expect(201);
    const debrief = await master.post(`${at}/debriefs`).expect(200);
    planOf.set(teamId, { actionId: action.body.id, debriefId: debrief.body.id });
  }

  const everybody: [string, SignedIn][] = [...Object.entries(people), ['mate', mate]];
  const charts: Record<string, string> = {};
  const conversations: Record<string, string> = {};
  const shareOf = new Map<string, string>();
  let token = '';
  for (const [who, person] of everybody) {
    const chart = await person.post('/api/individual/charts/preview', BIRTH).expect(200);
    const chartId: string = chart.body.chartId;
    charts[who] = chartId;
    await person.put('/api/individual/own-chart', { chartId }).expect(200);
    const shares = `/api/individual/charts/${chartId}/shares`;
    shareOf.set(chartId, (await person.post(shares, { agreed: true })).body.share.id);
    token = (await person.post(shares, { agreed: true, level: 'positions' })).body.token;
    const asked = await person.post('/api/coach/ask', { question: 'Who am I?', chartId });
    conversations[who] = asked.body.conversationId;
  }
  const place = await mate.post('/api/places/autocomplete', { input: 'Lisbon' });
  const kept = await master.post('/api/admin/master-prompts', PROMPTS).expect(200);
  await master
    .delete(`/api/admin/users/${idOf('former member')}/team-account?teamAccountId=${own}`)
    .expect(204);
  await db
    .update(users)
    .set({ isActive: false })
    .where(eq(users.id, idOf('deactivated')));
  return {
    people,
    mate: mate.actor.id,
    shareOf,
    planOf,
    token,
    placeId: place.body.predictions[0].placeId,
    accountOf: new Map([
      [ownTeam, own],
      [sameTeam, own],
      [foreignTeam, foreign],
    ]),
    objects: {
      chart: charts,
      conversation: conversations,
      team: { own: ownTeam, 'same account': sameTeam, foreign: foreignTeam },
      account: { own, foreign },
      user: { own: idOf('member'), 'same account': mate.actor.id, foreign: idOf('regular') },
      prompts: { own: kept.body.id },
    },
  };
}

/** A fresh copy of the object, for an operation that deletes it. */
export async function copyOf(
  { app, fixture }: AccessWorld,
  kind: Kind,
  id: string,
  actor: Actor,
  whose: Whose,
): Promise<string> {
  const { db } = app.services.database;
  if (whose === 'missing') return id;
  const fresh = randomUUID();
  if (kind === 'chart') {
    const [row] = await db.select().from(individualCharts).where(eq(individualCharts.id, id));
    if (row) await db.insert(individualCharts).values({ ...row, id: fresh });
  } else if (kind === 'conversation') {
    const [row] = await db.select().from(coachConversations).where(eq(coachConversations.id, id));
    if (row) await db.insert(coachConversations).values({ ...row, id: fresh });
  } else if (kind === 'team') {
    const accountId = fixture.accountOf.get(id) ?? '';
    await db.insert(teams).values({ id: fresh, accountId, name: `${actor} ${whose}` });
    await db.insert(teamInvitations).values({
      id: fresh,
      teamId: fresh,
      accountId,
      tokenHash: randomUUID(),
      kind: 'team',
      usesMax: 5,
      createdAt: app.services.clock(),
      expiresAt: new Date('2100-01-01'),
    });
    await db.insert(teamMemberships).values({ teamId: fresh, accountId, userId: fixture.mate });
    fixture.accountOf.set(fresh, accountId);
  } else {
    await db.insert(teamAccounts).values({ id: fresh, name: 'Copy' });
    const members = await db
      .select()
      .from(accountMemberships)
      .where(eq(accountMemberships.accountId, id));
    await db
      .insert(accountMemberships)
      .values(members.map((row) => ({ ...row, id: randomUUID(), accountId: fresh })));
  }
  return fresh;
}
