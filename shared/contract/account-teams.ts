import * as z from 'zod/mini';
import { route } from './route.ts';
import { TeamDescription, TeamName, TeamSummary } from './teams.ts';

const Id = z.string().check(z.uuid());
const AccountParams = z.object({ accountId: Id });
const TeamParams = z.object({ accountId: Id, id: Id });

export const listAccountTeams = route({
  method: 'GET',
  path: '/api/accounts/:accountId/teams',
  summary: 'The teams of an account, newest first, inactive ones included for its admins',
  access: 'user',
  params: AccountParams,
  reply: z.array(TeamSummary),
  errors: ['account.not_found'],
});

export const NewTeam = z.strictObject({ name: TeamName, description: z.optional(TeamDescription) });

export const createTeam = route({
  method: 'POST',
  path: '/api/accounts/:accountId/teams',
  summary: 'Open a team without people in an account',
  access: 'user',
  params: AccountParams,
  body: NewTeam,
  createsOnce: true,
  reply: TeamSummary,
  status: 201,
  errors: ['account.not_found', 'account.read_only', 'team.limit_reached'],
});

export const updateTeam = route({
  method: 'PUT',
  path: '/api/accounts/:accountId/teams/:id',
  summary: 'Rename, describe, deactivate or reactivate a team',
  access: 'user',
  params: TeamParams,
  body: z
    .strictObject({
      name: z.optional(TeamName),
      description: z.optional(TeamDescription),
      isActive: z.optional(z.boolean()),
      /** `updatedAt` as it was read: a team changed since then is a conflict. */
      expectedUpdatedAt: z.optional(z.iso.datetime()),
    })
    .check(
      z.refine(
        ({ name, description, isActive }) => (name ?? description ?? isActive) !== undefined,
        'At least one field must be provided',
      ),
    ),
  reply: TeamSummary,
  errors: ['account.not_found', 'account.read_only', 'team.not_found', 'team.limit_reached'],
});

export const deleteTeam = route({
  method: 'DELETE',
  path: '/api/accounts/:accountId/teams/:id',
  summary: 'Permanently delete a team, with its people, dynamics, Penta and conversations',
  access: 'user',
  params: TeamParams,
  reply: z.void(),
  status: 204,
  errors: ['account.not_found', 'team.not_found'],
});

/** An account's or a team's id. */
export const listTeamCharts = route({
  method: 'GET',
  path: '/api/charts/team/:id',
  summary: 'The charts generated for an account, or for one of its teams',
  access: 'user',
  params: z.object({ id: Id }),
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.nullable(z.string()),
      /** ISO 8601, UTC. */
      createdAt: z.string(),
    }),
  ),
  errors: ['account.not_found'],
});
