import { getCurrentUser } from '#shared/contract/auth.ts';
import { handle } from '../../http/mount.ts';

export const authRoutes = [
  handle(getCurrentUser, ({ ctx: { actor } }) => ({ ...actor, teams: [...actor.teams] })),
];
