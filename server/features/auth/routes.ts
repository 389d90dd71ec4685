import { getCurrentUser, setPreferences } from '#shared/contract/auth.ts';
import { handle } from '../handle.ts';
import { setOwnPreferences } from './preferences.ts';
import { presentUser } from './present.ts';

export const authRoutes = [
  handle(getCurrentUser, ({ ctx }) => presentUser(ctx.actor, ctx.providers.mail)),
  handle(setPreferences, ({ ctx, body }) => setOwnPreferences(ctx, body)),
];
