import type { Preferences } from '#shared/contract/auth.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Ctx } from '../context.ts';
import { changeClock } from './store.ts';

/** Stores the person's clock preference, effective with their next request. */
export async function setOwnPreferences(
  ctx: Ctx<UserActor>,
  { clock }: Preferences,
): Promise<Preferences> {
  await changeClock(ctx.db, ctx.actor.id, clock);
  return { clock };
}
