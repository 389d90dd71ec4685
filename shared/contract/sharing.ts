import * as z from 'zod/mini';
import { CENTER_IDS } from '../engine/centers.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { ChartData, ChartId, UncertaintyLevel } from './charts.ts';
import { READING_FACTS } from './reading.ts';
import { route } from './route.ts';

/**
 * What a link shows, each level everything of those before: sentence, facts and defined centers; the
 * positions, from which a birth can be worked out; the birth itself.
 */
export const SHARE_LEVELS = ['summary', 'positions', 'birth'] as const;
const ShareLevel = z.enum(SHARE_LEVELS);
export type ShareLevel = z.infer<typeof ShareLevel>;

/** How long a link may work, in days. */
export const SHARE_DAYS = [7, 30, 90, 365] as const;
export const SHARE_DAYS_DEFAULT = 30;

/** Working links of one chart at a time. */
export const SHARES_PER_CHART_MAX = 10;

const Share = z.object({
  id: z.string(),
  level: ShareLevel,
  showsName: z.boolean(),
  /** How often the page was opened. */
  views: z.number(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** ISO 8601, UTC. */
  expiresAt: z.string(),
});
export type Share = z.infer<typeof Share>;

export const listShares = route({
  method: 'GET',
  path: '/api/individual/charts/:id/shares',
  summary: 'The working links to one of the person’s charts, the newest first',
  access: 'user',
  params: ChartId,
  reply: z.object({ shares: z.array(Share) }),
  errors: ['chart.not_found'],
});

export const createShare = route({
  method: 'POST',
  path: '/api/individual/charts/:id/shares',
  summary: 'Make a link by which others can see a chart; its token is shown this once',
  access: 'user',
  params: ChartId,
  body: z.strictObject({
    level: z._default(ShareLevel, 'summary'),
    showsName: z._default(z.boolean(), true),
    days: z._default(z.literal(SHARE_DAYS), SHARE_DAYS_DEFAULT),
    /** "This person agreed": required for a chart that isn't marked as one's own. */
    agreed: z._default(z.boolean(), false),
  }),
  createsOnce: true,
  reply: z.object({ share: Share, token: z.string() }),
  status: 201,
  holdsSecret: true,
  errors: ['chart.not_found', 'share.agreement_required', 'share.limit_reached'],
});

export const revokeShare = route({
  method: 'DELETE',
  path: '/api/individual/charts/:id/shares/:shareId',
  summary: 'End a link right away',
  access: 'user',
  params: z.extend(ChartId, { shareId: z.string().check(z.uuid()) }),
  reply: z.void(),
  status: 204,
  errors: ['share.not_found'],
});

const Token = z.object({ token: z.string() });

const SUMMARY = {
  /** null when the link doesn't show it. */
  name: z.nullable(z.string()),
  type: z.enum(TYPE_NAMES),
  /** True when the type depends on the birth time. */
  isTypeUncertain: z.boolean(),
  lead: z.string(),
  facts: z.array(
    z.object({
      id: z.enum(READING_FACTS),
      label: z.string(),
      term: z.string(),
      sentence: z.string(),
      /** True for what depends on the birth time. */
      isUncertain: z.boolean(),
    }),
  ),
  definedCenters: z.array(z.enum(CENTER_IDS)),
  /** The centers whose state depends on the birth time. */
  uncertainCenters: z.array(z.enum(CENTER_IDS)),
  /** ISO 8601, UTC. */
  expiresAt: z.string(),
};
const POSITIONS = { activations: ChartData.shape.activations };
const BIRTH = {
  birth: z.object({
    /** YYYY-MM-DD, as written in its calendar. */
    date: z.string(),
    calendar: z.enum(['gregorian', 'julian']),
    /** HH:MM or "unknown". */
    time: z.string(),
    place: z.string(),
    uncertaintyLevel: UncertaintyLevel,
  }),
};

/** Each level has a schema of its own, so that a field above it can't be sent. */
export const SharedChart = z.discriminatedUnion('level', [
  z.object({ level: z.literal('summary'), ...SUMMARY }),
  z.object({ level: z.literal('positions'), ...SUMMARY, ...POSITIONS }),
  z.object({ level: z.literal('birth'), ...SUMMARY, ...POSITIONS, ...BIRTH }),
]);
export type SharedChart = z.infer<typeof SharedChart>;

export const previewShare = route({
  method: 'GET',
  path: '/api/individual/charts/:id/shares/preview',
  summary: 'What a link to one of the person’s charts would show',
  access: 'user',
  params: ChartId,
  query: z.object({ level: ShareLevel, name: z.enum(['shown', 'hidden']) }),
  reply: SharedChart,
  errors: ['chart.not_found'],
});

export const getSharedChart = route({
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'What a link shows of a chart',
  access: 'public',
  params: Token,
  reply: SharedChart,
  limit: 'shared',
  errors: ['share.not_found'],
});

export const countSharedView = route({
  method: 'POST',
  path: '/api/shared/:token/views',
  summary: 'Count that the page behind a link was opened',
  access: 'public',
  params: Token,
  reply: z.void(),
  status: 204,
  limit: 'shared',
  errors: ['share.not_found'],
});
