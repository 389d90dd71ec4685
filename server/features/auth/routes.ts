import { getCurrentUser } from '#shared/contract/auth.ts';
import { handle } from '../../platform/http/mount.ts';

export const authRoutes = [
  handle(getCurrentUser, ({ ctx: { actor } }) => ({ ...actor, teams: [...actor.teams] })),
];
