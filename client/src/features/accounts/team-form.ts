import * as z from 'zod/mini';
import { TeamDescription, TeamName } from '#shared/contract/teams.ts';

/** A team as it is typed, by the contract's rules. */
export const TeamForm = z.object({ name: TeamName, description: TeamDescription });

/** As `TeamForm`, for a team that exists: emptied altogether it has a sentence of its own. */
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
