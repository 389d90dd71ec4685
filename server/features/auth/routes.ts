import { getCurrentUser, setPreferences } from '#shared/contract/auth.ts';
import { handle } from '../handle.ts';
import { setOwnPreferences } from './preferences.ts';

export const authRoutes = [
  handle(getCurrentUser, ({ ctx: { actor } }) => ({ ...actor, teams: [...actor.teams] })),
  handle(setPreferences, ({ ctx, body }) => setOwnPreferences(ctx, body)),
];
