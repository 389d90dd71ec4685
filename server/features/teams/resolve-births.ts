import type { ShownResolution } from '#shared/contract/charts.ts';
import type { PlacedBirth } from '#shared/contract/teams.ts';
import type { AppError } from '../../platform/errors.ts';
import { resolveBirth } from '../charts/birth.ts';
import { orRefusal } from '../charts/birth-refusal.ts';
import type { Ctx } from '../context.ts';

async function resolvedBirthOf(ctx: Ctx, birth: PlacedBirth): Promise<ShownResolution> {
  const { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc } = await resolveBirth(ctx, birth);
  return { resolvedPlace, timeZone, utcOffsetSeconds, birthUtc: birthUtc.toISOString() };
}

/**
 * Resolves each of some births, or says why it has no single meaning. Computes no chart and stores
 * nothing.
 * @throws AppError place.unavailable
 */
export async function resolveBirths(
  ctx: Ctx,
  births: readonly PlacedBirth[],
): Promise<(ShownResolution | AppError)[]> {
  return Promise.all(births.map((birth) => orRefusal(resolvedBirthOf(ctx, birth))));
}
