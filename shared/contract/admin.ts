import * as z from 'zod/mini';
import { route } from './route.ts';

/** The most accounts in one answer. */
export const ACCOUNTS_PER_PAGE = 50;
const NAME_MAX = 255;
const DESCRIPTION_MAX = 2000;
const LIMIT_MAX = 10_000;

export const ACCOUNT_SORTS = ['name', 'createdAt', 'teams', 'members'] as const;

const Id = z.string().check(z.uuid());
const AccountParams = z.object({ id: Id });

export const AccountName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Team account name is required'),
    z.maxLength(NAME_MAX, `Use at most ${NAME_MAX} characters`),
  );
export const AccountDescription = z
  .string()
  .check(z.trim(), z.maxLength(DESCRIPTION_MAX, `Use at most ${DESCRIPTION_MAX} characters`));
export const AccountLimit = z
  .number()
  .check(
    z.int('Enter a whole number of at least 1'),
    z.minimum(1, 'Enter a whole number of at least 1'),
    z.maximum(LIMIT_MAX, `Enter at most ${LIMIT_MAX}`),
  );

/** A team account as admins see it. */
export const AdminAccount = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  isActive: z.boolean(),
  teamLimit: z.number(),
  memberLimit: z.number(),
  subscriptionTier: z.enum(['team_platform', 'team_genius_blueprint', 'enterprise']),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Active teams, as `teamLimit` counts them. */
  teamCount: z.number(),
  /** Active memberships of the account. */
  memberCount: z.number(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

/** Filter and order of the list; ties are ordered by id. */
const FILTER = {
  /** A part of the name; one or two characters match its beginning only. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  sort: z._default(z.enum(ACCOUNT_SORTS), 'createdAt'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
};

export const listAdminAccounts = route({
  method: 'GET',
  mayReadReplica: true,
  path: '/api/admin/team-accounts',
  summary: 'Team accounts, a page at a time',
  access: 'master_admin',
  query: z.strictObject({
    ...FILTER,
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(ACCOUNTS_PER_PAGE)),
      ACCOUNTS_PER_PAGE,
    ),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  }),
  reply: z.array(AdminAccount),
  errors: [],
});

export const countAdminAccounts = route({
  method: 'GET',
  mayReadReplica: true,
  path: '/api/admin/team-accounts/count',
  summary: 'How many team accounts there are, or a search finds, and how many of them are active',
  access: 'master_admin',
  query: z.strictObject({ search: FILTER.search }),
  reply: z.object({ total: z.number(), active: z.number() }),
  errors: [],
});

export const getAdminAccount = route({
  method: 'GET',
  path: '/api/admin/team-accounts/:id',
  summary: 'One team account, for master admins and its own admins',
  access: 'user',
  params: AccountParams,
  reply: AdminAccount,
  errors: ['account.not_found'],
});

export const createAdminAccount = route({
  method: 'POST',
  path: '/api/admin/team-accounts',
  summary: 'Open a team account without members',
  access: 'master_admin',
  body: z.strictObject({
    name: AccountName,
    description: z.optional(z.nullable(AccountDescription)),
    teamLimit: z.optional(AccountLimit),
    memberLimit: z.optional(AccountLimit),
  }),
  createsOnce: true,
  reply: AdminAccount,
  status: 201,
  errors: [],
});

export const updateAdminAccount = route({
  method: 'PUT',
  path: '/api/admin/team-accounts/:id',
  summary: 'Change what is sent of a team account',
  access: 'master_admin',
  params: AccountParams,
  body: z
    .strictObject({
      name: z.optional(AccountName),
      description: z.optional(z.nullable(AccountDescription)),
      isActive: z.optional(z.boolean()),
      teamLimit: z.optional(AccountLimit),
      memberLimit: z.optional(AccountLimit),
      /** `updatedAt` as it was read: an account changed since then is a conflict. */
      expectedUpdatedAt: z.optional(z.iso.datetime()),
    })
    .check(
      z.refine(
        ({ expectedUpdatedAt: _, ...changes }) =>
          Object.values(changes).some((value) => value !== undefined),
        'At least one field must be provided',
      ),
    ),
  reply: AdminAccount,
  errors: ['account.not_found'],
});

export const deleteAdminAccount = route({
  method: 'DELETE',
  path: '/api/admin/team-accounts/:id',
  summary: 'Permanently delete a team account, with everything in it',
  access: 'master_admin',
  params: AccountParams,
  reply: z.void(),
  status: 204,
  errors: ['account.not_found'],
});

export const exportAdminAccounts = route({
  method: 'GET',
  mayReadReplica: true,
  path: '/api/admin/team-accounts/export',
  summary: 'All team accounts, or all that a search finds, as a file for spreadsheets',
  access: 'master_admin',
  query: z.strictObject(FILTER),
  format: 'csv',
  reply: z.string(),
  errors: [],
});
