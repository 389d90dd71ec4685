import { getCurrentUser, setPreferences } from '#shared/contract/auth.ts';
import { handle } from '../../platform/http/mount.ts';
import { setOwnPreferences } from './preferences.ts';

export const authRoutes = [
  handle(getCurrentUser, ({ ctx: { actor } }) => ({ ...actor, teams: [...actor.teams] })),
  handle(setPreferences, ({ ctx, body }) => setOwnPreferences(ctx, body)),
];
