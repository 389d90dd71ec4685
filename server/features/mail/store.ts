import { and, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { mailMessages } from '../../platform/db/schema/mail.ts';
import type { QueueTable } from '../../platform/jobs/queue-store.ts';
import type { MailMessage } from '../../providers/mail/port.ts';

export const MAIL_QUEUE: QueueTable = { table: mailMessages, key: mailMessages.id };

export async function enqueueMessage(
  tx: Db,
  { id, ...content }: MailMessage,
  now: Date,
): Promise<void> {
  await tx.insert(mailMessages).values({ id, content, createdAt: now, nextTryAt: now });
}

export async function messagesOf(db: Db, ids: readonly string[]): Promise<MailMessage[]> {
  const rows = await db
    .select({ id: mailMessages.id, content: mailMessages.content })
    .from(mailMessages)
    .where(inArray(mailMessages.id, [...ids]));
  return rows.flatMap(({ id, content }) => (content ? [{ id, ...content }] : []));
}

/** Deletes what a message says; its row tells that there was one. */
export async function forgetContent(tx: Db, id: string): Promise<void> {
  await tx.update(mailMessages).set({ content: null }).where(eq(mailMessages.id, id));
}

export async function deleteMessagesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(lte(mailMessages.createdAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(mailMessages)
    .where(inArray(mailMessages.id, old))
    .returning({ id: mailMessages.id });
  return gone.length;
}

const STATE = {
  id: mailMessages.id,
  attempts: mailMessages.attempts,
  lastError: mailMessages.lastError,
  createdAt: mailMessages.createdAt,
  triedAt: mailMessages.triedAt,
  doneAt: mailMessages.doneAt,
};

/** Neither address nor content. */
export type MessageState = Pick<typeof mailMessages.$inferSelect, keyof typeof STATE>;

/** Messages that failed at least so often and are not sent yet, the newest first. */
export async function findFailing(db: Db, failures: number): Promise<MessageState[]> {
  return db
    .select(STATE)
    .from(mailMessages)
    .where(and(isNull(mailMessages.doneAt), gte(mailMessages.attempts, failures)))
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .limit(200);
}

export async function findMessage(db: Db, id: string): Promise<MessageState | undefined> {
  const [row] = await db.select(STATE).from(mailMessages).where(eq(mailMessages.id, id));
  return row;
}
