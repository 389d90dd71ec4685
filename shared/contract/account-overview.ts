import * as z from 'zod/mini';
import { route } from './route.ts';

export const OVERVIEW_TEAMS_PER_PAGE = 50;

/** `risk`: functions that rest on one person; `pending`: people who haven't answered. */
export const OVERVIEW_SORTS = ['coverage', 'risk', 'pending', 'name', 'people', 'changed'] as const;
export type OverviewSort = (typeof OVERVIEW_SORTS)[number];

/** `complete`: all twelve functions are covered; `gaps`: analyzed, with some missing. */
export const OVERVIEW_STATES = ['complete', 'gaps', 'pending', 'inactive'] as const;
export type OverviewState = (typeof OVERVIEW_STATES)[number];

const Count = z.int().check(z.minimum(0));
const AccountParams = z.object({ accountId: z.string().check(z.uuid()) });

const FILTER = {
  /** A part of a team's or a person's name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  state: z.optional(z.enum(OVERVIEW_STATES)),
  /** The gate of a function that the teams are missing. */
  missing: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(64))),
  sort: z._default(z.enum(OVERVIEW_SORTS), 'coverage'),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
};

const OverviewTeam = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  people: Count,
  /** People who were invited and haven't answered. */
  pending: Count,
  /** null for fewer than three people, who have no Penta. */
  penta: z.nullable(
    z.object({
      covered: Count,
      /** How many people cover each function, in the order of `functions`. */
      holders: z.array(Count),
      /** Which functions nobody certainly covers, but somebody may, by their birth time. */
      possible: z.array(z.boolean()),
      /** Who alone covers most functions; null where every covered function is shared. */
      mostNeeded: z.nullable(z.object({ name: z.string(), functions: Count })),
    }),
  ),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
});
export type OverviewTeam = z.infer<typeof OverviewTeam>;

export const AccountOverview = z.object({
  /** The twelve functions, upper half first, column by column as the Penta has them. */
  functions: z.array(z.object({ gate: z.number(), name: z.string() })),
  /** A page of the teams that the filter finds. */
  teams: z.array(OverviewTeam),
  /** How many teams the filter finds. */
  found: Count,
  /** Of the account's active teams, whatever the filter. */
  totals: z.object({
    teams: Count,
    people: Count,
    /** Teams with a Penta. */
    analyzed: Count,
    /** How many of those are missing each function, whatever people's birth times were. */
    missing: z.array(Count),
    /** Who alone covers most functions in more than one team, in how many; null for nobody. */
    pointOfFailure: z.nullable(z.object({ name: z.string(), teams: Count })),
  }),
});
export type AccountOverview = z.infer<typeof AccountOverview>;

export const getAccountOverview = route({
  method: 'GET',
  path: '/api/accounts/:accountId/overview',
  summary: 'An account’s teams with what each covers and is missing, a page at a time',
  access: 'user',
  params: AccountParams,
  query: z.strictObject({
    ...FILTER,
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  }),
  reply: AccountOverview,
  errors: ['account.not_found'],
});

export const exportAccountOverview = route({
  method: 'GET',
  path: '/api/accounts/:accountId/overview/export',
  summary: 'All teams that an overview’s filter finds, as a file for spreadsheets',
  access: 'user',
  params: AccountParams,
  query: z.strictObject(FILTER),
  format: 'csv',
  reply: z.string(),
  errors: ['account.not_found'],
});
