import { randomUUID } from 'node:crypto';
import type { CONTRACT } from '#shared/contract/contract.ts';
import type { SignedIn } from './app.ts';
import { BIRTHS } from './team-births.ts';

/*
 * Access matrix: every operation, called by every kind of actor on every kind of object. An
 * operation without a row below fails, and so does a row without an operation.
 */

export const ACTORS = [
  'signed out',
  'regular',
  'member',
  'account admin',
  'foreign account admin',
  'former member',
  'deactivated',
  'master admin',
] as const;
export type Actor = (typeof ACTORS)[number];
/** How the object relates to the actor: owned, in their account, in another account, or missing. */
export type Whose = 'own' | 'same account' | 'foreign' | 'missing';
export type Operation = keyof typeof CONTRACT;

export type Relation = 'master' | 'admin' | 'member' | 'stranger';
export type Outcome = 'ok' | 403 | 404;
type Outcomes = Readonly<Record<Relation, Outcome>>;

/**
 * Expected outcome per standing for operations that see, manage, choose or administer an object.
 */
const SEE: Outcomes = { master: 'ok', admin: 'ok', member: 'ok', stranger: 404 };
const MANAGE: Outcomes = { master: 'ok', admin: 'ok', member: 403, stranger: 404 };
const CHOOSE: Outcomes = { master: 404, admin: 'ok', member: 'ok', stranger: 404 };
export const MASTER: Outcomes = { master: 'ok', admin: 403, member: 403, stranger: 403 };

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
type Ask = (id: string, fixture: Fixture) => Parts;
export type Kind = 'chart' | 'conversation' | 'team' | 'account' | 'user' | 'prompts';

export type Line =
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
export const BIRTH = { name, birthDate, birthTime, birthPlace, latitude, longitude };
const PLACED = { birthDate, birthTime, birthPlace };
export const PROMPTS = { individualCoachPrompt: 'Be kind.', teamCoachPrompt: 'Be fair.' };
const DRAFT = { teams: [{ teamId: null, name: 'Crew', people: [] }], rules: [] };
const inAccount =
  (body?: object): Ask =>
  (accountId) => ({ params: { accountId }, ...(body ? { body } : {}) });
/** To a question that nobody asked. */
const MOVE = { teamId: randomUUID(), agrees: true };
/** Nobody is entered twice. */
const newPersonIn: Ask = (accountId) => ({
  params: { accountId },
  body: { ...BIRTH, name: `Pat ${randomUUID()}` },
});
const anybodyIn: Ask = (accountId) => ({ params: { accountId, personId: randomUUID() } });
const teamOfAccount =
  (body?: object): Ask =>
  (id, fixture) => ({
    params: { id, accountId: fixture.accountOf.get(id) ?? randomUUID() },
    ...(body ? { body } : {}),
  });

export const LINES: Readonly<Record<Operation, readonly Line[]>> = {
  getHealth: [{ for: 'everybody' }],
  getSite: [{ for: 'everybody' }],
  getOpenApi: [{ for: 'everybody' }],
  getCurrentUser: [{ for: 'signed in' }],
  downloadOwnData: [{ for: 'signed in' }],
  downloadOwnArchive: [{ for: 'signed in' }],
  listLogins: [{ for: 'signed in' }],
  autocompletePlaces: [{ for: 'signed in', ask: () => ({ body: { input: 'Lisbon' } }) }],
  getPlaceDetails: [{ for: 'signed in', ask: (_, { placeId }) => ({ body: { placeId } }) }],
  previewChart: [{ for: 'signed in', ask: () => ({ body: BIRTH }) }],
  getLatestChart: [{ for: 'signed in' }],
  getChart: [{ kind: 'chart', ask: byId }],
  getCertainty: [{ kind: 'chart', ask: byId }],
  getChartDetails: [{ kind: 'chart', ask: byId }],
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
  getConnection: [{ kind: 'chart', ask: (a, { token }) => ({ params: { a, b: token } }) }],
  listCalendarLinks: [{ for: 'signed in' }],
  createCalendarLink: [
    { for: 'signed in', ask: () => ({ body: {} }) },
    { kind: 'team', who: SEE, ask: (teamId) => ({ body: { teamId } }) },
  ],
  revokeCalendarLink: [
    { for: 'signed in', ask: () => ({ params: { linkId: randomUUID() } }), done: 404 },
  ],
  downloadCalendar: [
    { for: 'signed in' },
    { kind: 'team', who: SEE, ask: (teamId) => ({ query: `?teamId=${teamId}` }) },
  ],
  getCalendar: [
    { for: 'everybody', ask: () => ({ params: { file: `${randomUUID()}.ics` } }), done: 404 },
  ],
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
  resolveTeamBirths: [{ for: 'signed in', ask: () => ({ body: { births: [{ ...PLACED }] } }) }],
  getTeam: [{ kind: 'team', who: SEE, ask: byId }],
  getLatestTeam: [
    { kind: 'account', who: SEE, ask: (accountId) => ({ query: `?accountId=${accountId}` }) },
  ],
  getTeamPeople: [{ kind: 'team', who: MANAGE, ask: byId }],
  exportTeamPeople: [{ kind: 'team', who: MANAGE, ask: byId }],
  getTeamWeather: [{ kind: 'team', who: SEE, ask: byId }],
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
  addUnassigned: [{ kind: 'account', who: MANAGE, ask: newPersonIn }],
  removeUnassigned: [{ kind: 'account', who: MANAGE, ask: anybodyIn }],
  cancelMove: [{ kind: 'account', who: MANAGE, ask: anybodyIn }],
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
  answerMove: [{ for: 'everybody', ask: byUnknownToken(MOVE), done: 404 }],
  withdraw: [{ for: 'everybody', ask: byUnknownToken(), done: 404 }],
  listClaims: [{ for: 'signed in' }],
  answerClaim: [{ for: 'signed in', ask: byNobody({ isMe: true }), done: 404 }],
  listMyPlaces: [{ for: 'signed in' }],
  answerMyMove: [{ for: 'signed in', ask: byNobody(MOVE), done: 404 }],
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
  previewDeletion: [{ for: 'signed in' }],
  requestDeletion: [
    { for: 'signed in', ask: () => ({ body: { confirmation: 'not my address' } }), done: 422 },
  ],
  undoDeletion: [{ for: 'signed in', done: 404 }],
  getDeletion: [{ for: 'everybody', ask: () => ({ params: { token: 'unknown' } }), done: 404 }],
  undoDeletionByLink: [
    { for: 'everybody', ask: () => ({ params: { token: 'unknown' } }), done: 404 },
  ],
  // Last: nobody is signed in afterwards.
  signOutEverywhere: [{ for: 'signed in' }],
};

export interface Fixture {
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
