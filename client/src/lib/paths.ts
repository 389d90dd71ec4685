import type { AuthorityName } from '#shared/engine/authority.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import type { Definition } from '#shared/engine/definition.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { ProfileId } from '#shared/engine/profile.ts';
import type { GateNumber, Line } from '#shared/engine/wheel.ts';
import { libraryPath } from '#shared/library/address.ts';

/** The tabs of a team's page, as its address names them. */
export const TEAM_TABS = ['map', 'gaps', 'people', 'pairs', 'plan'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

const connectionOf = (first: string, second: string) =>
  `/connection/${encodeURIComponent(first)}/${encodeURIComponent(second)}`;

/** Every address of the app: the pattern the router matches and, where different, the link. */
export const paths = {
  start: '/',
  home: '/home',
  newChart: '/home?new=true',
  /** Works from anywhere: the start page redirects by role. */
  startNewChart: '/?new=true',
  charts: '/charts',
  chartHistory: '/chart-history',
  /** Leads on to the connection of two charts. */
  compare: '/charts/compare',
  /** Each is the id of a chart or of a person in a team, or the token of a link. */
  connection: {
    pattern: '/connection/:a/:b',
    to: connectionOf,
    sideBySide: (first: string, second: string) => `${connectionOf(first, second)}?view=charts`,
  },
  results: { pattern: '/results/:chartId', to: (chartId: string) => `/results/${chartId}` },
  manual: {
    pattern: '/results/:chartId/manual',
    to: (chartId: string) => `/results/${chartId}/manual`,
  },
  transits: '/transits',
  returns: '/returns',
  editBirth: {
    pattern: '/results/:chartId/edit',
    to: (chartId: string) => `/results/${chartId}/edit`,
  },
  difference: {
    pattern: '/results/:chartId/difference',
    to: (chartId: string) => `/results/${chartId}/difference`,
  },
  teams: '/teams',
  /** What people type; every role's dashboard is its start page. */
  dashboard: '/dashboard',
  organization: '/dashboard/organization',
  master: '/admin/master',
  audit: '/admin/audit',
  members: {
    pattern: '/admin/team-accounts/:accountId/members',
    to: (accountId: string) => `/admin/team-accounts/${accountId}/members`,
  },
  masterPrompts: '/master-prompts',
  team: {
    pattern: '/team',
    creating: '/team?mode=creating',
    to: (teamId: string, tab?: TeamTab) =>
      `/team?teamId=${encodeURIComponent(teamId)}${tab ? `&tab=${tab}` : ''}`,
  },
  debrief: {
    pattern: '/team/debrief',
    to: (teamId: string) => `/team/debrief?teamId=${encodeURIComponent(teamId)}`,
  },
  meeting: {
    pattern: '/team/meeting',
    to: (teamId: string) => `/team/meeting?teamId=${encodeURIComponent(teamId)}`,
  },
  checkout: { pattern: '/checkout', to: (tier: string) => `/checkout?tier=${tier}` },
  billing: '/billing',
  ownData: '/account/data',
  paymentIncidents: '/admin/payments',
  about: '/about',
  terms: '/terms',
  support: '/support',
  contactSales: '/contact-sales',
  vectorTest: '/vector-test',
  pricing: '/pricing',
  shared: { pattern: '/s/:token', to: (token: string) => `/s/${token}` },
  join: '/join/:token',
  myPlace: { pattern: '/my-place/:token', to: (token: string) => `/my-place/${token}` },
  keepAccount: { pattern: '/keep-account/:token', to: (token: string) => `/keep-account/${token}` },
  accountDeleted: {
    pattern: '/account-deleted',
    /** @param dueAt ISO 8601, UTC */
    to: (dueAt: string) => `/account-deleted?on=${encodeURIComponent(dueAt)}`,
  },
  sample: { result: '/sample', team: '/sample/team' },
  library: {
    root: '/library',
    /** The overview and everything below it. */
    pattern: '/library/*?',
    page: '/library/:kind/:slug',
    gate: (gate: GateNumber) => libraryPath('gates', gate),
    channel: (id: ChannelId) => libraryPath('channels', id),
    center: (id: CenterId) => libraryPath('centers', id),
    type: (type: TypeName) => libraryPath('types', type),
    authority: (authority: AuthorityName) => libraryPath('authorities', authority),
    profile: (id: ProfileId) => libraryPath('profiles', id),
    line: (line: Line) => libraryPath('lines', line),
    definition: (definition: Definition) => libraryPath('definitions', definition),
    /** @param slug the file's name without ".md" */
    article: (slug: string) => libraryPath('articles', slug),
  },
} as const;

/** Pages that are readable signed in or out. */
export const INFO_PATHS = [paths.about, paths.terms, paths.support] as const;

/** What visitors can try and compare; signed-in people have it too. */
export const PUBLIC_PATHS = [
  paths.pricing,
  paths.sample.result,
  paths.sample.team,
  paths.shared.pattern,
  paths.join,
  paths.myPlace.pattern,
  paths.keepAccount.pattern,
  paths.accountDeleted.pattern,
] as const;
