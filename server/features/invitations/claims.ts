import type { Claim, MyPlace } from '#shared/contract/invitations.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { create } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { questionsTo } from '../teams/moves.ts';
import {
  claimMember,
  disown,
  listPlacesOf,
  listUnclaimed,
  type PersonPlace,
  releaseMember,
} from './consent-store.ts';
import { answer, changeLevel, leave, type MoveAnswer } from './own-place.ts';

function presented({ memberId, name, organization, teamName, givenAt }: PersonPlace): Claim {
  return { id: memberId, name, organization, teamName, joinedAt: givenAt.toISOString() };
}

/** People of teams who gave the person's verified address, and whom nobody has claimed. */
export async function claims(ctx: Ctx<UserActor>): Promise<Claim[]> {
  return (await listUnclaimed(ctx.db, ctx.actor.id)).map(presented);
}

/**
 * Makes a person of a team the signed-in one, with a chart of their own; or never asks again.
 * @throws AppError invitation.not_found for anybody not in `claims`; what `create` throws
 */
export async function decideClaim(
  ctx: Ctx<UserActor>,
  id: string,
  isMe: boolean,
): Promise<{ chartId: string | null }> {
  const place = (await listUnclaimed(ctx.db, ctx.actor.id)).find(({ memberId }) => memberId === id);
  if (!place) throw new AppError('invitation.not_found');
  if (!isMe) {
    await disown(ctx.db, place.consentId, ctx.clock());
    return { chartId: null };
  }
  // First, so that of two answers at the same time only one makes a chart.
  const isFirst = await claimMember(ctx.db, id, ctx.actor.id);
  if (!isFirst) throw new AppError('invitation.not_found');
  try {
    return await create(ctx, place.stated);
  } catch (error) {
    await releaseMember(ctx.db, id, ctx.actor.id);
    throw error;
  }
}

/** The teams that the person shares their own data with. */
export async function places(ctx: Ctx<UserActor>): Promise<MyPlace[]> {
  const rows = await listPlacesOf(ctx.db, ctx.actor.id);
  const questions = await questionsTo(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    ...presented(row),
    level: row.level,
    move: questions.get(row.memberId) ?? null,
  }));
}

/**
 * @param level null to withdraw
 * @throws AppError invitation.not_found for anybody not in `places`
 */
export async function changePlace(
  ctx: Ctx<UserActor>,
  id: string,
  level: VisibilityLevel | null,
): Promise<void> {
  const rows = await listPlacesOf(ctx.db, ctx.actor.id);
  const place = rows.find(({ memberId }) => memberId === id);
  if (!place) throw new AppError('invitation.not_found');
  await (level === null ? leave(ctx, place) : changeLevel(ctx, place, level));
}

/** @throws AppError invitation.not_found for anybody not in `places`; what `answer` throws */
export async function answerAsMe(
  ctx: Ctx<UserActor>,
  id: string,
  reply: MoveAnswer,
): Promise<void> {
  const rows = await listPlacesOf(ctx.db, ctx.actor.id);
  const place = rows.find(({ memberId }) => memberId === id);
  if (!place) throw new AppError('invitation.not_found');
  await answer(ctx, place, reply);
}
