import { ChartId } from '#shared/contract/charts.ts';
import {
  type Conversation,
  type getConversation,
  type listConversations,
  MESSAGES_PER_PAGE_MAX,
} from '#shared/contract/conversations.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import type { Ctx, UserActor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { read as readChart } from '../charts/service.ts';
import {
  type ConversationRow,
  eraseConversation,
  findConversation,
  findPosition,
  listConversationRows,
  listMessageRows,
  renameRow,
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

/**
 * A page of the person's conversations about a chart, the one last answered first.
 * @throws AppError chart.not_found, also for somebody else's chart; conversation.not_found when the
 * one named as cursor is gone
 */
export async function list(
  ctx: Ctx<UserActor>,
  { chartId, limit, cursor }: RouteRequest<typeof listConversations>['query'],
): Promise<Conversation[]> {
  if (!ChartId.safeParse({ id: chartId }).success) throw new AppError('chart.not_found');
  await readChart(ctx, chartId);
  const after = cursor === undefined ? null : await findPosition(ctx.db, ctx.actor.id, cursor);
  if (after === undefined) throw new AppError('conversation.not_found');
  const rows = await listConversationRows(ctx.db, ctx.actor.id, { chartId }, { limit, after });
  return rows.map(summaryOf);
}

/** @throws AppError conversation.not_found, also for somebody else's */
export async function read(
  ctx: Ctx<UserActor>,
  id: string,
  before: number | undefined,
): Promise<RouteReply<typeof getConversation>> {
  const row = await findConversation(ctx.db, ctx.actor.id, id);
  if (!row) throw new AppError('conversation.not_found');
  const page = { before, limit: MESSAGES_PER_PAGE_MAX };
  const messages = await listMessageRows(ctx.db, id, page);
  return {
    ...summaryOf(row),
    messages: messages.map(({ position, speaker, text, sources, provider, createdAt }) => ({
      position,
      speaker,
      text,
      sources,
      provider,
      createdAt: createdAt.toISOString(),
    })),
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
  const isErased = await eraseConversation(ctx.db, ctx.actor.id, id);
  if (!isErased) throw new AppError('conversation.not_found');
}
