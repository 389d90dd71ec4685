import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  ilike,
  lt,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { literalPattern } from '../../platform/db/literal-pattern.ts';
import { coachConversations, coachMessages, coachRatings } from '../../platform/db/schema/coach.ts';

export type ConversationRow = typeof coachConversations.$inferSelect;
export type MessageRow = typeof coachMessages.$inferSelect & {
  /** What the person thinks of an answer; null while they haven't said. */
  readonly verdict: (typeof coachRatings.$inferSelect)['verdict'] | null;
};
export type NewMessage = Omit<
  typeof coachMessages.$inferInsert,
  'conversationId' | 'position' | 'createdAt'
>;

/** The chart or team of a conversation. */
export type Scope = { readonly chartId: string } | { readonly teamId: string };

function about(scope: Scope): SQL {
  return 'chartId' in scope
    ? eq(coachConversations.chartId, scope.chartId)
    : eq(coachConversations.teamId, scope.teamId);
}

/** Filters by owner: somebody else's conversations are not found. */
function own(userId: string, id: string): SQL | undefined {
  return and(eq(coachConversations.id, id), eq(coachConversations.userId, userId));
}

export async function findConversation(
  db: Db,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(coachConversations).where(own(userId, id));
  return row;
}

export async function insertConversation(
  tx: Db,
  row: typeof coachConversations.$inferInsert,
): Promise<string> {
  const [kept] = await tx
    .insert(coachConversations)
    .values(row)
    .returning({ id: coachConversations.id });
  if (!kept) throw new Error('An insert returned no row');
  return kept.id;
}

/**
 * Records a new answer in a conversation and locks it until the transaction ends.
 * @returns false when it was deleted
 */
export async function touchConversation(
  tx: Db,
  userId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(coachConversations)
    .set({ updatedAt: at })
    .where(own(userId, id))
    .returning({ id: coachConversations.id });
  return rows.length > 0;
}

export async function renameRow(
  db: Db,
  userId: string,
  id: string,
  title: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .update(coachConversations)
    .set({ title })
    .where(own(userId, id))
    .returning();
  return row;
}

/** Deletes its messages too. @returns false when there is no such conversation. */
export async function deleteConversationRow(db: Db, userId: string, id: string): Promise<boolean> {
  const erased = await db
    .delete(coachConversations)
    .where(own(userId, id))
    .returning({ id: coachConversations.id });
  return erased.length > 0;
}

/**
 * Appends messages to a conversation that is new or locked by `touchConversation`.
 * @returns the last one's position
 */
export async function appendMessages(
  tx: Db,
  conversationId: string,
  messages: readonly NewMessage[],
  createdAt: Date,
): Promise<number> {
  const [last] = await tx
    .select({ position: max(coachMessages.position) })
    .from(coachMessages)
    .where(eq(coachMessages.conversationId, conversationId));
  const first = (last?.position ?? 0) + 1;
  await tx.insert(coachMessages).values(
    messages.map((message, index) => ({
      ...message,
      conversationId,
      position: first + index,
      createdAt,
    })),
  );
  return first + messages.length - 1;
}

/**
 * Deletes the last question and its answer from a conversation locked by `touchConversation`.
 * @returns false when they are not the last messages; then the caller must roll back
 */
export async function deleteExchange(
  tx: Db,
  conversationId: string,
  position: number,
): Promise<boolean> {
  const erased = await tx
    .delete(coachMessages)
    .where(
      and(eq(coachMessages.conversationId, conversationId), gte(coachMessages.position, position)),
    )
    .returning({ position: coachMessages.position });
  return erased.length === 2;
}

interface MessagePage {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The last messages, or the last ones before a position, in chronological order. */
export async function listMessageRows(
  db: Db,
  conversationId: string,
  { before, limit }: MessagePage,
): Promise<MessageRow[]> {
  const rows = await db
    .select({ ...getTableColumns(coachMessages), verdict: coachRatings.verdict })
    .from(coachMessages)
    .leftJoin(
      coachRatings,
      and(
        eq(coachRatings.conversationId, coachMessages.conversationId),
        eq(coachRatings.position, coachMessages.position),
      ),
    )
    .where(
      and(
        eq(coachMessages.conversationId, conversationId),
        before === undefined ? undefined : lt(coachMessages.position, before),
      ),
    )
    .orderBy(desc(coachMessages.position))
    .limit(limit);
  return rows.reverse();
}

/** A conversation's position in the list's order. */
export interface ConversationPosition {
  readonly id: string;
  /** As the database formats it, with microseconds. */
  readonly updatedAt: string;
}

export async function findPosition(
  db: Db,
  userId: string,
  id: string,
): Promise<ConversationPosition | undefined> {
  const [row] = await db
    .select({
      id: coachConversations.id,
      updatedAt: sql<string>`${coachConversations.updatedAt}::text`,
    })
    .from(coachConversations)
    .where(own(userId, id));
  return row;
}

export interface ConversationPage {
  readonly limit: number;
  /** The last conversation of the previous page; null for the first page. */
  readonly after: ConversationPosition | null;
  /** Only those with this text in their title or a message; empty for all. */
  readonly search: string;
}

/** Reads messages of the person's own conversations about one chart or team, and no others. */
function mentions(db: Db, search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${literalPattern(search)}%`;
  const message = db
    .select({ one: sql`1` })
    .from(coachMessages)
    .where(
      and(
        eq(coachMessages.conversationId, coachConversations.id),
        ilike(coachMessages.text, pattern),
      ),
    );
  return or(ilike(coachConversations.title, pattern), exists(message));
}

/** Sorted by the latest answer, newest first. */
export async function listConversationRows(
  db: Db,
  userId: string,
  scope: Scope,
  { limit, after, search }: ConversationPage,
): Promise<ConversationRow[]> {
  const { updatedAt, id } = coachConversations;
  return db
    .select()
    .from(coachConversations)
    .where(
      and(
        eq(coachConversations.userId, userId),
        about(scope),
        mentions(db, search),
        after
          ? sql`(${updatedAt}, ${id}) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
}
