import * as z from 'zod/mini';
import { route } from './route.ts';

const Id = z.string().check(z.uuid());
const Selection = z.nullable(Id);

const ActiveAccount = z.object({ activeAccountId: z.nullable(z.string()) });
const ActiveTeam = z.object({ activeTeamId: z.nullable(z.string()) });

export const getActiveAccount = route({
  method: 'GET',
  path: '/api/user/active-account',
  summary: 'The account the person works in; null when none is chosen, or no longer theirs',
  access: 'user',
  reply: ActiveAccount,
  errors: [],
});

export const setActiveAccount = route({
  method: 'POST',
  path: '/api/user/active-account',
  summary: 'Choose the account to work in; null clears it',
  access: 'user',
  body: z.strictObject({ accountId: Selection }),
  reply: ActiveAccount,
  errors: ['account.not_found'],
});

export const getActiveTeam = route({
  method: 'GET',
  path: '/api/user/active-team',
  summary: 'The team the person looks at; null when none is chosen, or no longer theirs to see',
  access: 'user',
  reply: ActiveTeam,
  errors: [],
});

export const setActiveTeam = route({
  method: 'POST',
  path: '/api/user/active-team',
  summary: 'Choose the team to look at; null clears it',
  access: 'user',
  body: z.strictObject({ teamId: Selection }),
  reply: ActiveTeam,
  errors: ['team.not_found'],
});

/** An account that the person belongs to, with what its dashboard shows. */
export const MyAccount = z.object({
  teamAccount: z.object({
    id: z.string(),
    name: z.string(),
    description: z.nullable(z.string()),
    isActive: z.boolean(),
    subscriptionTier: z.string(),
    teamLimit: z.number(),
    memberLimit: z.number(),
  }),
  role: z.enum(['account_admin', 'member']),
});
export type MyAccount = z.infer<typeof MyAccount>;

export const listMyAccounts = route({
  method: 'GET',
  path: '/api/user/team-accounts',
  summary: 'The accounts that the person belongs to, by name; inactive ones for their admins only',
  access: 'user',
  reply: z.array(MyAccount),
  errors: [],
});
