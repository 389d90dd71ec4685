import type { CoachLimits } from '../../config.ts';
import type { Ctx, UserActor } from '../../context.ts';

/** A question that has been counted; to be settled once, whatever becomes of it. */
export interface Reservation {
  readonly limits: CoachLimits;
  readonly accountId: string | null;
}

/** @throws AppError coach.limit_reached */
export async function reserve(
  _ctx: Ctx<UserActor>,
  limits: CoachLimits,
  accountId: string | null,
): Promise<Reservation> {
  return { limits, accountId };
}

/** @param usage null when there was no answer through no fault of the person */
export async function settle(
  ctx: Pick<Ctx, 'log'>,
  reservation: Reservation,
  usage: { readonly inputTokens: number; readonly outputTokens: number } | null,
): Promise<void> {
  ctx.log.debug({ accountId: reservation.accountId, usage }, 'settled');
}
