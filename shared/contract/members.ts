import * as z from 'zod/mini';
import { GLOBAL_ROLES } from '../domain/roles.ts';
import { route } from './route.ts';

/** The most people in one search result. */
export const PEOPLE_FOUND_MAX = 20;

const Id = z.string().check(z.uuid());
const NO_ACCOUNT = 'Account ID is required';
const AccountId = z.string(NO_ACCOUNT).check(z.minLength(1, NO_ACCOUNT), z.uuid());

/** A role in an account; `user` is the membership panel's name for `regular_user`. */
const MemberRole = z._default(z.enum(['account_admin', 'regular_user', 'user']), 'regular_user');

/** A person who signs in and belongs to an account, or sees one team of it. */
export const AccountMember = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  currentTeamRole: z.enum(['account_admin', 'user']),
  /** When they were added; ISO 8601, UTC. */
  createdAt: z.string(),
});
export type AccountMember = z.infer<typeof AccountMember>;

export const listAccountUsers = route({
  method: 'GET',
  path: '/api/admin/team-accounts/:id/users',
  summary: 'The members of a team account, for master admins and its own admins',
  access: 'user',
  params: z.object({ id: Id }),
  reply: z.array(AccountMember),
  errors: ['account.not_found'],
});

export const addAccountUser = route({
  method: 'POST',
  path: '/api/admin/users/:userId/team-account',
  summary: 'Add somebody to a team account, or change their role in it',
  access: 'user',
  params: z.object({ userId: Id }),
  body: z.strictObject({ teamAccountId: AccountId, role: MemberRole }),
  reply: AccountMember,
  errors: ['user.not_found', 'account.not_found', 'member.limit_reached', 'member.last_admin'],
});

/** The account may be omitted when the person has only one membership that the caller may end. */
export const removeAccountUser = route({
  method: 'DELETE',
  path: '/api/admin/users/:userId/team-account',
  summary: 'Remove somebody from a team account',
  access: 'user',
  params: z.object({ userId: Id }),
  query: z.strictObject({ teamAccountId: z.optional(Id) }),
  reply: z.void(),
  status: 204,
  errors: ['user.not_found', 'account.not_found', 'member.last_admin'],
});

const TeamParams = z.object({ teamId: Id });

export const listViewers = route({
  method: 'GET',
  path: '/api/admin/teams/:teamId/users',
  summary: 'Who belongs to an account, or sees one team: the id may be either’s',
  access: 'user',
  params: TeamParams,
  reply: z.array(AccountMember),
  errors: ['team.not_found'],
});

export const addViewer = route({
  method: 'POST',
  path: '/api/admin/teams/:teamId/users',
  summary: 'Add somebody to an account, or let them see one team: the id may be either’s',
  access: 'user',
  params: TeamParams,
  body: z.strictObject({ userId: Id, role: MemberRole }),
  reply: AccountMember,
  errors: ['team.not_found', 'user.not_found', 'member.limit_reached', 'member.last_admin'],
});

export const removeViewer = route({
  method: 'DELETE',
  path: '/api/admin/teams/:teamId/users/:userId',
  summary: 'Remove somebody from an account, or from one team: the id may be either’s',
  access: 'user',
  params: z.object({ teamId: Id, userId: Id }),
  reply: z.void(),
  status: 204,
  errors: ['team.not_found', 'user.not_found', 'member.last_admin'],
});

/** A person in an admin's search result. */
export const FoundUser = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  globalRole: z.enum(GLOBAL_ROLES),
  isActive: z.boolean(),
});
export type FoundUser = z.infer<typeof FoundUser>;

export const PeopleQuery = z.strictObject({
  q: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter an email or a name'),
      z.maxLength(200, 'Use at most 200 characters'),
    ),
});

/**
 * For master admins: parts of email and name; one or two characters match the beginning of each.
 * Account admins search their own people this way, and others by full email only.
 */
export const searchUsers = route({
  method: 'GET',
  path: '/api/admin/users/search',
  summary: 'People by email or name',
  access: 'user',
  query: PeopleQuery,
  reply: z.array(FoundUser),
  errors: [],
});

export const updateUser = route({
  method: 'PUT',
  path: '/api/admin/users/:id',
  summary: 'Disable or enable a person, make them a master admin or take that away',
  access: 'master_admin',
  params: z.object({ id: Id }),
  body: z
    .strictObject({
      /** Disabling a person signs them out everywhere. */
      isActive: z.optional(z.boolean()),
      isMasterAdmin: z.optional(z.boolean()),
    })
    .check(
      z.refine(
        ({ isActive, isMasterAdmin }) => (isActive ?? isMasterAdmin) !== undefined,
        'At least one field must be provided',
      ),
    ),
  reply: FoundUser,
  errors: ['user.not_found', 'user.last_master_admin'],
});
