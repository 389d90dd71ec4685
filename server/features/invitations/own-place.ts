import type { OwnPlace } from '#shared/contract/invitations.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import { firstScreenOf } from '#shared/reading/first-screen.ts';
import { type AuditFacts, audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOf } from '../../platform/secret-tokens.ts';
import type { Ctx } from '../context.ts';
import { readingChartOf } from '../reading/reading-chart.ts';
import { answerQuestion, questionsTo } from '../teams/moves.ts';
import { removePerson, setVisibility } from '../teams/people.ts';
import {
  endConsent,
  findPlace,
  noteChange,
  noteMove,
  type PersonPlace,
  type PlaceRow,
} from './consent-store.ts';
import { aiProviderOf } from './joining.ts';

type Place = Pick<PersonPlace, 'consentId' | 'memberId' | 'teamId' | 'accountId'>;

/** @throws AppError invitation.not_found, alike for every token that opens nothing */
async function found(ctx: Ctx, token: string): Promise<PlaceRow> {
  const row = await findPlace(ctx.db, hashOf(token));
  if (!row) throw new AppError('invitation.not_found');
  return row;
}

/** @throws AppError invitation.not_found */
export async function read(ctx: Ctx, token: string): Promise<OwnPlace> {
  const row = await found(ctx, token);
  const questions = await questionsTo(ctx, [row.memberId]);
  const { statement, lead, facts } = firstScreenOf(readingChartOf(row.chartData));
  return {
    organization: row.organization,
    teamName: row.teamName,
    name: row.name,
    level: row.level,
    move: questions.get(row.memberId) ?? null,
    aiProvider: aiProviderOf(ctx.providers.chat),
    consentVersion: row.textVersion,
    joinedAt: row.givenAt.toISOString(),
    birth: {
      date: row.birthDate,
      calendar: row.calendar,
      time: row.birthTime,
      place: row.birthPlace,
    },
    isApproximate: row.uncertaintyLevel === 'high',
    statement: statement.text,
    lead,
    facts: [...facts],
    activations: row.chartData.activations,
  };
}

async function note(
  tx: Db,
  ctx: Ctx,
  { teamId, accountId }: Place,
  facts: Pick<AuditFacts, 'action' | 'after'>,
): Promise<void> {
  await audit(tx, ctx, { ...facts, objectType: 'team', objectId: teamId, accountId });
}

/** A person who has left the team meanwhile has no link anymore. */
async function orEnded(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const hasLeft = error instanceof AppError && error.code === 'team.not_found';
    throw hasLeft ? new AppError('invitation.not_found') : error;
  }
}

/**
 * Changes how much a team may see of a person, and records it.
 * @throws AppError invitation.not_found when the person has left meanwhile
 */
export async function changeLevel(ctx: Ctx, place: Place, level: VisibilityLevel): Promise<void> {
  const work = inTransaction(ctx.db, async (tx) => {
    await setVisibility(tx, ctx, place.memberId, level);
    await noteChange(tx, place.consentId, level, ctx.clock());
    await note(tx, ctx, place, { action: 'person.sharing_changed', after: { level } });
  });
  await orEnded(work);
}

/**
 * Deletes a person's data from a team, with what was derived from them and said about them.
 * @throws AppError invitation.not_found when the person has left meanwhile
 */
export async function leave(ctx: Ctx, place: Place): Promise<void> {
  const work = inTransaction(ctx.db, async (tx) => {
    await removePerson(tx, ctx, place.memberId);
    await endConsent(tx, place.consentId, ctx.clock());
    await note(tx, ctx, place, { action: 'person.left' });
  });
  await orEnded(work);
}

export interface MoveAnswer {
  readonly teamId: string;
  readonly agrees: boolean;
}

/**
 * Takes a person's answer whether they move to another team; a yes moves them at their level.
 * @throws AppError invitation.not_found when the person has left meanwhile; what `answerQuestion`
 * throws
 */
export async function answer(
  ctx: Ctx,
  place: Place & Pick<PersonPlace, 'level'>,
  reply: MoveAnswer,
): Promise<void> {
  const { consentId, level } = place;
  const { teamId, agrees } = reply;
  await inTransaction(ctx.db, async (tx) => {
    const hasMoved = await answerQuestion(tx, ctx, place.memberId, reply);
    if (hasMoved) await noteMove(tx, consentId, { teamId, level }, ctx.clock());
    const action = agrees ? 'person.moved' : 'person.move_declined';
    if (hasMoved || !agrees) await note(tx, ctx, { ...place, teamId }, { action });
  });
}

/** @throws AppError invitation.not_found; what `answer` throws */
export async function answerBy(ctx: Ctx, token: string, reply: MoveAnswer): Promise<void> {
  await answer(ctx, await found(ctx, token), reply);
}

/** @throws AppError invitation.not_found */
export async function setLevel(ctx: Ctx, token: string, level: VisibilityLevel): Promise<void> {
  await changeLevel(ctx, await found(ctx, token), level);
}

/** @throws AppError invitation.not_found */
export async function withdrawBy(ctx: Ctx, token: string): Promise<void> {
  await leave(ctx, await found(ctx, token));
}
