import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#server/features/accounts/service.ts';
import { teamAccounts, teams } from '#server/platform/db/schema/accounts.ts';
import { individualCharts } from '#server/platform/db/schema/charts.ts';
import { coachConversations } from '#server/platform/db/schema/coach.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { teamInvitations } from '#server/platform/db/schema/invitations.ts';
import { accountMemberships, teamMemberships } from '#server/platform/db/schema/memberships.ts';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';

/*
 * Access matrix: every operation, called by every kind of actor on every kind of object. An
 * operation without a row below fails, and so does a row without an operation.
 */

const ACTORS = [
  'signed out',
  'regular',
  'member',
  'account admin',
  'foreign account admin',
  'former member',
  'deactivated',
  'master admin',
] as const;
type Actor = (typeof ACTORS)[number];
/** How the object relates to the actor: owned, in their account, in another account, or missing. */
type Whose = 'own' | 'same account' | 'foreign' | 'missing';
type Operation = keyof typeof CONTRACT;

type Relation = 'master' | 'admin' | 'member' | 'stranger';
type Outcome = 'ok' | 403 | 404;
type Outcomes = Readonly<Record<Relation, Outcome>>;

/**
 * Expected outcome per standing for operations that see, manage, choose or administer an object.
 */
const SEE: Outcomes = { master: 'ok', admin: 'ok', member: 'ok', stranger: 404 };
const MANAGE: Outcomes = { master: 'ok', admin: 'ok', member: 403, stranger: 404 };
const CHOOSE: Outcomes = { master: 404, admin: 'ok', member: 'ok', stranger: 404 };
const MASTER: Outcomes = { master: 'ok', admin: 403, member: 403, stranger: 403 };

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
type Ask = (id: string, fixture: Fixture) => Parts;
type Kind = 'chart' | 'conversation' | 'team' | 'account' | 'user' | 'prompts';

type Line =
  | {
      readonly for: 'everybody' | 'signed in' | 'team access' | 'admins' | 'master';
      ask?: Ask;
      /** Status for permitted actors when it isn't the operation's success status. */
      done?: number;
    }
  | { readonly kind: 'chart' | 'conversation'; ask: Ask; isTaken?: true }
  | {
      readonly kind: 'team' | 'account' | 'user' | 'prompts';
      who: Outcomes;
      ask: Ask;
      isTaken?: true;
    };

const byId: Ask = (id) => ({ params: { id } });
const withBody =
  (body: object): Ask =>
  (id) => ({ params: { id }, body });
/** A copied team has one invitation, with the team's id. */
const ownInvitation: Ask = (id) => ({ params: { id, invitationId: id } });
const byUnknownToken =
  (body?: object): Ask =>
  () => ({ params: { token: randomUUID() }, ...(body ? { body } : {}) });
const byNobody =
  (body: object): Ask =>
  () => ({ params: { id: randomUUID() }, body });
const { name, birthDate, birthTime, birthPlace, latitude, longitude } = BIRTHS[0];
const BIRTH = { name, birthDate, birthTime, birthPlace, latitude, longitude };
const PLACED = { birthDate, birthTime, birthPlace };
const PROMPTS = { individualCoachPrompt: 'Be kind.', teamCoachPrompt: 'Be fair.' };
const DRAFT = { teams: [{ teamId: null, name: 'Crew', people: [] }], rules: [] };
const inAccount =
  (body?: object): Ask =>
  (accountId) => ({ params: { accountId }, ...(body ? { body } : {}) });
const teamOfAccount =
  (body?: object): Ask =>
  (id, fixture) => ({
    params: { id, accountId: fixture.accountOf.get(id) ?? randomUUID() },
    ...(body ? { body } : {}),
  });

const LINES: Readonly<Record<Operation, readonly Line[]>> = {
  getHealth: [{ for: 'everybody' }],
  getSite: [{ for: 'everybody' }],
  getOpenApi: [{ for: 'everybody' }],
  getCurrentUser: [{ for: 'signed in' }],
  downloadOwnData: [{ for: 'signed in' }],
  listLogins: [{ for: 'signed in' }],
  autocompletePlaces: [{ for: 'signed in', ask: () => ({ body: { input: 'Lisbon' } }) }],
  getPlaceDetails: [{ for: 'signed in', ask: (_, { placeId }) => ({ body: { placeId } }) }],
  previewChart: [{ for: 'signed in', ask: () => ({ body: BIRTH }) }],
  getLatestChart: [{ for: 'signed in' }],
  getChart: [{ kind: 'chart', ask: byId }],
  getCertainty: [{ kind: 'chart', ask: byId }],
  getReading: [{ kind: 'chart', ask: byId }],
  getReport: [{ kind: 'chart', ask: byId }],
  getManual: [{ kind: 'chart', ask: byId }],
  saveManual: [{ kind: 'chart', ask: withBody({ lines: [] }) }],
  resetManual: [{ kind: 'chart', ask: byId }],
  setReadingFeedback: [
    {
      kind: 'chart',
      ask: withBody({ paragraphId: 'energy:type:Generator', answer: null }),
    },
  ],
  listShares: [{ kind: 'chart', ask: byId }],
  previewShare: [
    { kind: 'chart', ask: (id) => ({ params: { id }, query: '?level=birth&name=shown' }) },
  ],
  createShare: [{ kind: 'chart', ask: withBody({ agreed: true }) }],
  revokeShare: [
    {
      kind: 'chart',
      ask: (id, { shareOf }) => ({ params: { id, shareId: shareOf.get(id) ?? randomUUID() } }),
    },
  ],
  getSharedChart: [{ for: 'everybody', ask: (_, { token }) => ({ params: { token } }) }],
  countSharedView: [{ for: 'everybody', ask: (_, { token }) => ({ params: { token } }) }],
  listCharts: [{ for: 'signed in' }, { kind: 'chart', ask: (id) => ({ query: `?cursor=${id}` }) }],
  countCharts: [{ for: 'signed in' }],
  deleteChart: [{ kind: 'chart', ask: byId, isTaken: true }],
  correctChart: [{ kind: 'chart', ask: withBody(BIRTH) }],
  getOwnChart: [{ for: 'signed in' }],
  setOwnChart: [{ kind: 'chart', ask: (chartId) => ({ body: { chartId } }) }],
  listRevisions: [{ kind: 'chart', ask: byId }],
  askCoach: [{ kind: 'chart', ask: (chartId) => ({ body: { question: 'Who am I?', chartId } }) }],
  askTeamCoach: [
    { kind: 'team', who: SEE, ask: (teamId) => ({ body: { message: 'Who are we?', teamId } }) },
  ],
  listConversations: [{ kind: 'chart', ask: (chartId) => ({ query: `?chartId=${chartId}` }) }],
  getConversation: [{ kind: 'conversation', ask: byId }],
  renameConversation: [{ kind: 'conversation', ask: withBody({ title: 'Mine' }) }],
  deleteConversation: [{ kind: 'conversation', ask: byId, isTaken: true }],
  rateAnswer: [
    {
      kind: 'conversation',
      ask: (conversationId) => ({ body: { conversationId, position: 2, verdict: 'up' } }),
    },
  ],
  listAuditLog: [{ for: 'master' }],
  exportAuditLog: [{ for: 'master' }],
  trackPageLoad: [{ for: 'team access' }],
  getUsageStatistics: [{ for: 'master' }],
  getMasterPrompts: [{ for: 'master' }],
  createMasterPrompts: [{ for: 'master', ask: () => ({ body: PROMPTS }), done: 409 }],
  updateMasterPrompts: [{ kind: 'prompts', who: MASTER, ask: withBody(PROMPTS) }],
  listMasterPromptVersions: [{ kind: 'prompts', who: MASTER, ask: byId }],
  restoreMasterPrompts: [
    { kind: 'prompts', who: MASTER, ask: (id) => ({ params: { id, version: '1' } }) },
  ],
  getSampleResult: [{ for: 'everybody' }],
  getSampleTeam: [{ for: 'everybody' }],
  getLibrary: [{ for: 'everybody' }],
  getLibraryPage: [{ for: 'everybody', ask: () => ({ params: { kind: 'gates', slug: '26' } }) }],
  searchLibrary: [{ for: 'everybody', ask: () => ({ query: '?q=focus' }) }],
  vectorSearch: [{ for: 'signed in', ask: () => ({ body: { query: 'What is a Penta?' } }) }],
  setPreferences: [{ for: 'signed in', ask: () => ({ body: { clock: '24h' } }) }],
  getActiveAccount: [{ for: 'signed in' }],
  setActiveAccount: [
    { kind: 'account', who: CHOOSE, ask: (accountId) => ({ body: { accountId } }) },
  ],
  getActiveTeam: [{ for: 'signed in' }],
  setActiveTeam: [{ kind: 'team', who: SEE, ask: (teamId) => ({ body: { teamId } }) }],
  listMyAccounts: [{ for: 'signed in' }],
  analyzeTeam: [
    {
      kind: 'account',
      who: MANAGE,
      ask: (teamAccountId) => ({
        body: { teamName: 'Beta', teamAccountId, members: BIRTHS.slice(0, 2) },
      }),
    },
  ],
  readTeamBirths: [{ for: 'signed in', ask: () => ({ body: { births: [{ ...PLACED }] } }) }],
  getTeam: [{ kind: 'team', who: SEE, ask: byId }],
  getLatestTeam: [
    { kind: 'account', who: SEE, ask: (accountId) => ({ query: `?accountId=${accountId}` }) },
  ],
  getTeamPeople: [{ kind: 'team', who: MANAGE, ask: byId }],
  exportTeamPeople: [{ kind: 'team', who: MANAGE, ask: byId }],
  getTeamPlan: [{ kind: 'team', who: SEE, ask: byId }],
  createTeamAction: [{ kind: 'team', who: MANAGE, ask: withBody({ title: 'Review results' }) }],
  updateTeamAction: [
    {
      kind: 'team',
      who: MANAGE,
      ask: (id, { planOf }) => ({
        params: { id, actionId: planOf.get(id)?.actionId ?? randomUUID() },
        body: { note: 'Bring last month’s numbers' },
      }),
    },
  ],
  deleteTeamAction: [
    { kind: 'team', who: MANAGE, ask: (id) => ({ params: { id, actionId: randomUUID() } }) },
  ],
  startDebrief: [{ kind: 'team', who: MANAGE, ask: byId }],
  updateDebrief: [
    {
      kind: 'team',
      who: MANAGE,
      ask: (id, { planOf }) => ({
        params: { id, debriefId: planOf.get(id)?.debriefId ?? randomUUID() },
        body: { step: 'map' },
      }),
    },
  ],
  listMyTeams: [{ for: 'signed in' }],
  getAccountOverview: [{ kind: 'account', who: MANAGE, ask: inAccount() }],
  exportAccountOverview: [{ kind: 'account', who: MANAGE, ask: inAccount() }],
  getOrganization: [{ kind: 'account', who: MANAGE, ask: inAccount() }],
  saveOrganizationDraft: [{ kind: 'account', who: MANAGE, ask: inAccount(DRAFT) }],
  deleteOrganizationDraft: [{ kind: 'account', who: MANAGE, ask: inAccount() }],
  applyOrganization: [
    { kind: 'account', who: MANAGE, ask: inAccount({ teams: DRAFT.teams, versions: [] }) },
  ],
  listAccountTeams: [{ kind: 'account', who: SEE, ask: inAccount() }],
  createTeam: [{ kind: 'account', who: MANAGE, ask: inAccount({ name: 'New' }) }],
  updateTeam: [{ kind: 'team', who: MANAGE, ask: teamOfAccount({ description: 'Makers' }) }],
  deleteTeam: [{ kind: 'team', who: MANAGE, ask: teamOfAccount(), isTaken: true }],
  listTeamCharts: [
    { kind: 'team', who: SEE, ask: byId },
    { kind: 'account', who: SEE, ask: byId },
  ],
  listInvitations: [{ kind: 'team', who: MANAGE, ask: byId }],
  listAccountInvitations: [{ kind: 'account', who: MANAGE, ask: byId }],
  createInvitation: [{ kind: 'team', who: MANAGE, ask: withBody({ kind: 'team' }) }],
  revokeInvitation: [{ kind: 'team', who: MANAGE, ask: ownInvitation, isTaken: true }],
  remindInvitation: [{ kind: 'team', who: MANAGE, ask: ownInvitation, isTaken: true }],
  addMyself: [{ kind: 'team', who: MANAGE, ask: withBody({ level: 'full' }), isTaken: true }],
  getTeamVersion: [{ kind: 'team', who: SEE, ask: byId }],
  getInvitation: [{ for: 'everybody', ask: byUnknownToken(), done: 404 }],
  declineInvitation: [{ for: 'everybody', ask: byUnknownToken(), done: 404 }],
  joinTeam: [
    {
      for: 'everybody',
      ask: byUnknownToken({ ...BIRTH, level: 'summary', consentVersion: '1' }),
      done: 404,
    },
  ],
  suggestJoinPlaces: [{ for: 'everybody', ask: byUnknownToken({ input: 'Lisbon' }), done: 404 }],
  getJoinPlace: [{ for: 'everybody', ask: byUnknownToken({ placeId: 'x' }), done: 404 }],
  getOwnPlace: [{ for: 'everybody', ask: byUnknownToken(), done: 404 }],
  setOwnLevel: [{ for: 'everybody', ask: byUnknownToken({ level: 'full' }), done: 404 }],
  withdraw: [{ for: 'everybody', ask: byUnknownToken(), done: 404 }],
  listClaims: [{ for: 'signed in' }],
  answerClaim: [{ for: 'signed in', ask: byNobody({ isMe: true }), done: 404 }],
  listMyPlaces: [{ for: 'signed in' }],
  changeMyPlace: [{ for: 'signed in', ask: byNobody({ level: 'full' }), done: 404 }],
  listAdminAccounts: [{ for: 'master' }],
  countAdminAccounts: [{ for: 'master' }],
  exportAdminAccounts: [{ for: 'master' }],
  getAdminAccount: [{ kind: 'account', who: MANAGE, ask: byId }],
  createAdminAccount: [{ for: 'master', ask: () => ({ body: { name: 'Fabrikam' } }) }],
  updateAdminAccount: [{ kind: 'account', who: MASTER, ask: withBody({ description: 'Makers' }) }],
  deleteAdminAccount: [{ kind: 'account', who: MASTER, ask: byId, isTaken: true }],
  listAccountUsers: [{ kind: 'account', who: MANAGE, ask: byId }],
  addAccountUser: [
    {
      kind: 'account',
      who: MANAGE,
      ask: (teamAccountId, { mate }) => ({ params: { userId: mate }, body: { teamAccountId } }),
    },
  ],
  removeAccountUser: [
    {
      kind: 'account',
      who: MANAGE,
      ask: (id, { mate }) => ({ params: { userId: mate }, query: `?teamAccountId=${id}` }),
      isTaken: true,
    },
  ],
  listViewers: [
    { kind: 'team', who: MANAGE, ask: (teamId) => ({ params: { teamId } }) },
    { kind: 'account', who: MANAGE, ask: (teamId) => ({ params: { teamId } }) },
  ],
  addViewer: (['team', 'account'] as const).map((kind) => ({
    kind,
    who: MANAGE,
    ask: (teamId, { mate }) => ({ params: { teamId }, body: { userId: mate } }),
  })),
  removeViewer: (['team', 'account'] as const).map((kind) => ({
    kind,
    who: MANAGE,
    ask: (teamId, { mate }) => ({ params: { teamId, userId: mate } }),
    isTaken: true,
  })),
  searchUsers: [{ for: 'admins', ask: () => ({ query: '?q=mate' }) }],
  updateUser: [{ kind: 'user', who: MASTER, ask: withBody({ isActive: true }) }],
  cleanupPhantomAccounts: [{ for: 'master', ask: () => ({ body: { preview: true } }) }],
  getBillingConfig: [{ for: 'everybody' }],
  createSubscription: [
    { for: 'signed in', ask: () => ({ body: { tier: 'team_platform', amount: 49_900 } }) },
  ],
  getBillingStatus: [{ for: 'signed in' }],
  refreshBilling: [{ for: 'signed in' }],
  getBilling: [{ for: 'signed in' }],
  openBillingPortal: [{ for: 'signed in' }],
  previewUpgrade: [
    { for: 'signed in', ask: () => ({ body: { tier: 'team_genius_blueprint' } }), done: 409 },
  ],
  upgradePlan: [
    {
      for: 'signed in',
      ask: () => ({ body: { tier: 'team_platform', countedFrom: '2026-01-01T00:00:00Z' } }),
      done: 409,
    },
  ],
  listPaymentIncidents: [{ for: 'master' }],
  retryPaymentIncident: [
    { for: 'master', ask: () => ({ params: { id: randomUUID() } }), done: 404 },
  ],
  // Last: nobody is signed in afterwards.
  signOutEverywhere: [{ for: 'signed in' }],
};

interface Fixture {
  readonly people: Readonly<Record<Exclude<Actor, 'signed out'>, SignedIn>>;
  /** Object ids by kind and relation; for personal objects the key is the owner. */
  readonly objects: Readonly<Record<Kind, Readonly<Partial<Record<string, string>>>>>;
  readonly accountOf: Map<string, string>;
  /** A member of both accounts, and of every account created for a single case. */
  readonly mate: string;
  readonly placeId: string;
  /** A link to each chart, by chart. */
  readonly shareOf: ReadonlyMap<string, string>;
  /** What the plan of each team has, by team. */
  readonly planOf: ReadonlyMap<string, { readonly actionId: string; readonly debriefId: string }>;
  /** Of a link that nobody revokes. */
  readonly token: string;
}

let app: TestApp;
let fixture: Fixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await build();
}, 120_000);
afterAll(() => app[Symbol.asyncDispose]());

async function build(): Promise<Fixture> {
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
    token = (await person.post(shares, { agreed: true })).body.token;
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

function objectsOf(line: Line): readonly Whose[] {
  if (!('kind' in line)) return ['own'];
  if (line.kind === 'account') return ['own', 'foreign', 'missing'];
  return line.kind === 'prompts'
    ? ['own', 'missing']
    : ['own', 'same account', 'foreign', 'missing'];
}

/** Charts and conversations belong to a person; everything else is seen from the first account. */
function idOf(kind: Kind, actor: Actor, whose: Whose): string {
  const ofKind = fixture.objects[kind];
  if (kind !== 'chart' && kind !== 'conversation') return ofKind[whose] ?? randomUUID();
  const owner = { own: actor, 'same account': 'mate', foreign: 'regular', missing: '' }[whose];
  // For a signed-out actor every object belongs to somebody else.
  if (whose === 'own' && actor === 'signed out') return ofKind['regular'] ?? '';
  return (
    ofKind[owner === actor && whose !== 'own' ? 'foreign account admin' : owner] ?? randomUUID()
  );
}

/** A fresh copy of the object, for an operation that deletes it. */
async function copyOf(kind: Kind, id: string, actor: Actor, whose: Whose): Promise<string> {
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

const ADMIN_OF = {
  own: 'account admin',
  'same account': 'account admin',
  foreign: 'foreign account admin',
};

function relationOf(actor: Actor, whose: Exclude<Whose, 'missing'>): Relation {
  if (actor === 'master admin') return 'master';
  if (actor === ADMIN_OF[whose]) return 'admin';
  return actor === 'member' && whose !== 'foreign' ? 'member' : 'stranger';
}

function outcomeOf(line: Line, actor: Actor, whose: Whose): Outcome | 401 {
  if ('for' in line) {
    if (line.for === 'everybody') return 'ok';
    if (actor === 'signed out' || actor === 'deactivated') return 401;
    const isAdmin = actor.endsWith('account admin');
    if (line.for === 'master') return actor === 'master admin' ? 'ok' : 403;
    if (line.for === 'admins') return isAdmin || actor === 'master admin' ? 'ok' : 403;
    if (line.for === 'team access') return isAdmin || actor === 'member' ? 'ok' : 403;
    return 'ok';
  }
  if (actor === 'signed out' || actor === 'deactivated') return 401;
  if (!('who' in line)) return whose === 'own' ? 'ok' : 404;
  if (whose === 'missing') {
    return line.who === MASTER && actor !== 'master admin' ? 403 : 404;
  }
  return line.who[relationOf(actor, whose)];
}

async function ask(route: Route, actor: Actor, { params = {}, query = '', body }: Parts) {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? randomUUID());
  const cookie = actor === 'signed out' ? null : fixture.people[actor].cookie;
  return request(app.url + path + query, {
    method: route.method,
    headers: {
      Origin: app.url,
      'Sec-Fetch-Site': 'same-origin',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(cookie ? { Cookie: cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

let cases = 0;

async function findWrong(route: Route, line: Line, actor: Actor): Promise<string[]> {
  const wrong: string[] = [];
  const told = new Map<Whose, string>();
  for (const whose of objectsOf(line)) {
    let id = 'kind' in line ? idOf(line.kind, actor, whose) : '';
    if ('kind' in line && line.isTaken) id = await copyOf(line.kind, id, actor, whose);
    const { status, text } = await ask(route, actor, line.ask?.(id, fixture) ?? {});
    cases += 1;
    const outcome = outcomeOf(line, actor, whose);
    const success = ('for' in line && line.done) || (route.status ?? 200);
    const expected = outcome === 'ok' ? success : outcome;
    if (status !== expected) {
      wrong.push(`${actor}, ${whose}: ${status} instead of ${expected} ${text.slice(0, 120)}`);
    }
    if (status === 404) told.set(whose, JSON.stringify({ ...JSON.parse(text), requestId: '' }));
  }
  if (new Set(told.values()).size > 1) wrong.push(`${actor} can tell foreign from missing`);
  return wrong;
}

const OPERATIONS = Object.entries(LINES) as [Operation, readonly Line[]][];

test('every operation in the contract has a row', () => {
  expect(Object.keys(LINES).toSorted()).toEqual(Object.keys(CONTRACT).toSorted());
});

test.each(OPERATIONS)('%s does for everybody what it should, and no more', async (key, lines) => {
  const wrong: string[] = [];
  for (const line of lines) {
    for (const actor of ACTORS) wrong.push(...(await findWrong(CONTRACT[key], line, actor)));
  }
  expect(wrong).toEqual([]);
});

test('covers at least a thousand cases', () => {
  expect(cases).toBeGreaterThanOrEqual(1_000);
});
