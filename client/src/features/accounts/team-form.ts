import * as z from 'zod/mini';
import { TeamDescription, TeamName } from '#shared/contract/teams.ts';

/** A team as typed, by the contract's rules. */
export const TeamForm = z.object({ name: TeamName, description: TeamDescription });

/** Like `TeamForm`, for an existing team: has its own message when completely emptied. */
export const EditTeamForm = z.pipe(
  z.object({ name: z.string(), description: z.string() }).check(
    z.refine(({ name, description }) => (name + description).trim() !== '', {
      error: 'At least one field must be provided',
      path: ['name'],
    }),
  ),
  TeamForm,
);

export type TeamEntry = z.input<typeof TeamForm>;
