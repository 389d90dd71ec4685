import type { MoveQuestion } from '#shared/contract/invitations.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashOf, newToken } from '../../platform/secret-tokens.ts';
import type { Ctx } from '../context.ts';
import { enqueueLetter } from '../mail/service.ts';
import { lockManaged } from './managed-account.ts';
import { moveLetter } from './move-letter.ts';
import {
  deleteMove,
  deleteMoveOf,
  listMoves,
  listOpenMoves,
  listReachable,
  markDeclined,
  saveMoves,
  updateReminder,
} from './move-store.ts';
import { movePerson } from './people.ts';

/*
 * Whoever joined a team by their own consent is asked before they move. The question is stored with
 * the arrangement it belongs to, and answered on the person's own page.
 */

/** A person gets at most one e-mail in that time, however often they are asked. */
const MAIL_PAUSE_MS = 24 * 60 * 60_000;

/** Makes the address of a person's page from a token. */
export type LinkTo = (token: string) => string;

export interface AskedMove {
  readonly memberId: string;
  readonly teamId: string;
  readonly teamName: string;
}

/**
 * Asks people whether they would move, by e-mail too where they gave an address; call it with the
 * account locked. Whoever has that very question open already isn't asked again.
 */
export async function askToMove(
  tx: Db,
  ctx: Ctx<UserActor>,
  accountId: string,
  moves: readonly AskedMove[],
  linkTo: LinkTo,
): Promise<void> {
  const open = (await listMoves(tx, accountId)).filter(({ declinedAt }) => declinedAt === null);
  const isAsked = ({ memberId, teamId }: AskedMove) =>
    open.some((one) => one.memberId === memberId && one.teamId === teamId);
  const asked = moves.filter((move) => !isAsked(move));
  const now = ctx.clock();
  await saveMoves(
    tx,
    asked.map(({ memberId, teamId }) => ({
      memberId,
      accountId,
      teamId,
      askedBy: ctx.actor.id,
      askedAt: now,
    })),
  );
  await mailQuestions(tx, ctx, asked, linkTo);
  for (const { teamId } of asked) {
    await audit(tx, ctx, {
      action: 'person.move_asked',
      objectType: 'team',
      objectId: teamId,
      accountId,
    });
  }
}

async function mailQuestions(
  tx: Db,
  ctx: Ctx,
  asked: readonly AskedMove[],
  linkTo: LinkTo,
): Promise<void> {
  if (ctx.providers.mail.kind === 'none') return;
  const now = ctx.clock();
  const pauseFrom = now.getTime() - MAIL_PAUSE_MS;
  const reachable = await listReachable(
    tx,
    asked.map(({ memberId }) => memberId),
  );
  for (const { consentId, memberId, email, remindedAt, organization } of reachable) {
    const move = asked.find((one) => one.memberId === memberId);
    const isPaused = remindedAt !== null && remindedAt.getTime() > pauseFrom;
    if (!move || email === null || isPaused) continue;
    const token = newToken();
    await updateReminder(tx, consentId, { reminderHash: hashOf(token), remindedAt: now });
    const letter = moveLetter({ organization, teamName: move.teamName, url: linkTo(token) });
    await enqueueLetter(tx, { to: email, letter, now });
  }
}

/** What these people are asked, by their ids, while they could still move. */
export async function questionsTo(
  ctx: Ctx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, MoveQuestion>> {
  const moves = await listOpenMoves(ctx.db, memberIds, ctx.clock());
  return new Map(moves.map(({ memberId, ...question }) => [memberId, question]));
}

interface Answer {
  readonly teamId: string;
  readonly agrees: boolean;
}

/**
 * Takes a person's answer; a yes moves them. The same answer twice is the same. Call it in a
 * transaction.
 * @returns true when they have moved by it
 * @throws AppError request.conflict when nobody asks that anymore, or the team is full;
 * team.not_found when the person is gone
 */
export async function answerQuestion(
  tx: Db,
  ctx: Ctx,
  memberId: string,
  { teamId, agrees }: Answer,
): Promise<boolean> {
  const isAsked = async () =>
    (await listOpenMoves(tx, [memberId], ctx.clock())).some((move) => move.teamId === teamId);
  if (!agrees) {
    if (await isAsked()) await markDeclined(tx, memberId, ctx.clock());
    return false;
  }
  const hasMoved = await movePerson(tx, ctx, memberId, { teamId, isWanted: isAsked });
  if (hasMoved) await deleteMove(tx, memberId);
  return hasMoved;
}

/**
 * Withdraws a pending move request or dismisses a declined one; does nothing without one.
 * @throws AppError account.not_found; auth.forbidden
 */
export async function cancel(
  ctx: Ctx<UserActor>,
  { accountId, personId }: { readonly accountId: string; readonly personId: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockManaged(tx, ctx, accountId);
    await deleteMoveOf(tx, accountId, personId);
  });
}
