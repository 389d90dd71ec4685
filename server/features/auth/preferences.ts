import type { ChangedPreferences, Preferences } from '#shared/contract/auth.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ctx } from '../context.ts';
import { deleteBrowsersOf } from './browser-store.ts';
import { presentPreferences } from './present.ts';
import { updatePreferences } from './store.ts';

/** Stores what the person prefers, effective with their next request. */
export async function setOwnPreferences(
  ctx: Ctx<UserActor>,
  { clock = ctx.actor.clock, signInLetters = ctx.actor.signInLetters }: ChangedPreferences,
): Promise<Preferences> {
  const preferences = { clock, signInLetters };
  await inTransaction(ctx.db, async (tx) => {
    await updatePreferences(tx, ctx.actor.id, preferences);
    if (!signInLetters) await deleteBrowsersOf(tx, ctx.actor.id);
  });
  return presentPreferences(preferences, ctx.providers.mail);
}
