import { ChartId } from '#shared/contract/charts.ts';
import {
  type Conversation,
  type getConversation,
  type listConversations,
  MESSAGES_PER_PAGE_MAX,
  type rateAnswer,
} from '#shared/contract/conversations.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import { TeamId } from '#shared/contract/teams.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { read as readChart } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { visibleTeam } from '../teams/service.ts';
import { countRatings, deleteRating, saveRating } from './rating-store.ts';
import {
  type ConversationRow,
  deleteConversationRow,
  findConversation,
  findPosition,
  listConversationRows,
  listMessageRows,
  renameRow,
  type Scope,
} from './store.ts';

function summaryOf(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    chartId: row.chartId,
    teamId: row.teamId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type ListQuery = RouteRequest<typeof listConversations>['query'];

/** The chart or team that the list is about, after checking that the person may still see it. */
async function visibleScope(
  ctx: Ctx<UserActor>,
  { chartId = '', teamId }: ListQuery,
): Promise<Scope> {
  if (teamId !== undefined) {
    const isId = TeamId.safeParse({ id: teamId }).success;
    if (!isId || (await visibleTeam(ctx, teamId)) === null) {
      throw new AppError('team.not_found');
    }
    return { teamId };
  }
  if (!ChartId.safeParse({ id: chartId }).success) throw new AppError('chart.not_found');
  await readChart(ctx, chartId);
  return { chartId };
}

/**
 * A page of the person's conversations about a chart or a team, the last answered first.
 * @throws AppError chart.not_found, also for somebody else's chart; team.not_found, also for a team
 * the person may not see; conversation.not_found when the cursor's conversation was deleted
 */
export async function list(ctx: Ctx<UserActor>, query: ListQuery): Promise<Conversation[]> {
  const { limit, cursor, search = '' } = query;
  const scope = await visibleScope(ctx, query);
  const after = cursor === undefined ? null : await findPosition(ctx.db, ctx.actor.id, cursor);
  if (after === undefined) throw new AppError('conversation.not_found');
  const rows = await listConversationRows(ctx.db, ctx.actor.id, scope, { limit, after, search });
  return rows.map(summaryOf);
}

/**
 * @throws AppError conversation.not_found, also for somebody else's, and for one about a team that
 * the person may no longer see
 */
async function ownConversation(ctx: Ctx<UserActor>, id: string): Promise<ConversationRow> {
  const row = await findConversation(ctx.db, ctx.actor.id, id);
  if (!row) throw new AppError('conversation.not_found');
  if (row.teamId !== null && (await visibleTeam(ctx, row.teamId)) === null) {
    throw new AppError('conversation.not_found');
  }
  return row;
}

/** @throws AppError conversation.not_found */
export async function read(
  ctx: Ctx<UserActor>,
  id: string,
  before: number | undefined,
): Promise<RouteReply<typeof getConversation>> {
  const row = await ownConversation(ctx, id);
  const page = { before, limit: MESSAGES_PER_PAGE_MAX };
  const messages = await listMessageRows(ctx.db, id, page);
  return {
    ...summaryOf(row),
    messages: messages.map(
      ({ position, speaker, text, sources, provider, removed, verdict, createdAt }) => ({
        position,
        speaker,
        text,
        sources,
        provider,
        leftOut: removed,
        verdict,
        createdAt: createdAt.toISOString(),
      }),
    ),
  };
}

/** @throws AppError conversation.not_found, also for somebody else's */
export async function rename(
  ctx: Ctx<UserActor>,
  id: string,
  title: string,
): Promise<Conversation> {
  const row = await renameRow(ctx.db, ctx.actor.id, id, title);
  if (!row) throw new AppError('conversation.not_found');
  return summaryOf(row);
}

/** @throws AppError conversation.not_found, also for somebody else's */
export async function erase(ctx: Ctx<UserActor>, id: string): Promise<void> {
  const isErased = await deleteConversationRow(ctx.db, ctx.actor.id, id);
  if (!isErased) throw new AppError('conversation.not_found');
}

/**
 * Keeps the person's verdict on an answer, in place of an earlier one; null takes it back.
 * @throws AppError conversation.not_found, also for somebody else's and where there is no answer at
 * the position
 */
export async function rate(
  ctx: Ctx<UserActor>,
  { conversationId, position, verdict, reason = '' }: RouteRequest<typeof rateAnswer>['body'],
): Promise<void> {
  await ownConversation(ctx, conversationId);
  const answer = { conversationId, position };
  if (verdict === null) return deleteRating(ctx.db, answer);
  const isKept = await saveRating(ctx.db, answer, { verdict, reason, createdAt: ctx.clock() });
  if (!isKept) throw new AppError('conversation.not_found');
}

/** Everybody's verdicts on answers since an instant. */
export async function ratingsSince(ctx: Ctx, from: Date): Promise<{ up: number; down: number }> {
  const counts = await countRatings(ctx.db, from);
  return { up: counts.get('up') ?? 0, down: counts.get('down') ?? 0 };
}
