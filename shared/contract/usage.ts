import * as z from 'zod/mini';
import { route } from './route.ts';

/** The counters of an account and a day. */
export const USAGE_KINDS = ['pageLoads', 'individualChatUsage', 'teamChatUsage'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

const counts = {
  pageLoads: z.number(),
  individualChatUsage: z.number(),
  teamChatUsage: z.number(),
} satisfies Record<UsageKind, unknown>;

export const UsageTotals = z.object(counts);
export type UsageTotals = z.infer<typeof UsageTotals>;

/** Counts for the account the person works in; refused to people without team access. */
export const trackPageLoad = route({
  method: 'POST',
  path: '/api/usage/track-page-load',
  summary: 'Count a page that somebody with team access has loaded',
  access: 'user',
  limit: 'page_load',
  reply: z.void(),
  status: 204,
  errors: [],
});

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** The most account ids in one request. */
const ASKED_MAX = 50;
const ASKED = new RegExp(`^(?:${UUID}(?:,${UUID}){0,${ASKED_MAX - 1}})?$`, 'i');

/** `dateRange` is a number of UTC days, including today. */
export const getUsageStatistics = route({
  method: 'GET',
  mayReadReplica: true,
  path: '/api/admin/usage-statistics',
  summary: 'Usage of all team accounts over the last days',
  access: 'master_admin',
  query: z.strictObject({
    dateRange: z._default(z.enum(['7', '30', '90']), '7'),
    /** Account ids, separated by commas; without it, all accounts are listed, a page at a time. */
    accounts: z.optional(
      z.string().check(z.regex(ASKED, `Give at most ${ASKED_MAX} ids with commas between them`)),
    ),
    /** Accounts that a page looks at. */
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(ASKED_MAX)),
      ASKED_MAX,
    ),
    /** The `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.uuid())),
  }),
  reply: z.object({
    overallTotals: UsageTotals,
    /** Verdicts of all people on answers of the coach. */
    answerRatings: z.object({ up: z.number(), down: z.number() }),
    /** Those of the requested accounts that have usage, busiest first. */
    usageStatistics: z.array(
      z.object({
        teamAccount: z.object({ id: z.string(), name: z.string() }),
        totals: UsageTotals,
      }),
    ),
    /** null after the last page, and where accounts were named. */
    nextCursor: z.nullable(z.string()),
    /** Every day of the range as YYYY-MM-DD, oldest first, those without usage too. */
    days: z.array(z.object({ date: z.string(), ...counts })),
  }),
  errors: [],
});
