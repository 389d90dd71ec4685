import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { aiUsage } from '../../platform/db/schema/ai-usage.ts';

/** One counter: a person's, or an account's, on a day (YYYY-MM-DD). */
export interface UsageCounter {
  readonly owner: 'userId' | 'accountId';
  readonly id: string;
  readonly day: string;
}

/**
 * Counts one more question unless the limit is reached, in a single statement.
 * @param maxTokens undefined: tokens are not limited
 * @returns false when the limit is reached.
 */
export async function countQuestion(
  tx: Db,
  { owner, id, day }: UsageCounter,
  maxRequests: number,
  maxTokens?: number,
): Promise<boolean> {
  const isBelow = sql`${aiUsage.requests} < ${maxRequests}`;
  const tokens = sql`${aiUsage.inputTokens} + ${aiUsage.outputTokens}`;
  const counted = await tx
    .insert(aiUsage)
    .values({ [owner]: id, day, requests: 1 })
    .onConflictDoUpdate({
      target: [aiUsage[owner], aiUsage.day],
      set: { requests: sql`${aiUsage.requests} + 1`, updatedAt: sql`now()` },
      setWhere: maxTokens === undefined ? isBelow : sql`${isBelow} and ${tokens} < ${maxTokens}`,
    })
    .returning({ id: aiUsage.id });
  return counted.length > 0;
}

/** Adds a question's usage to an existing counter; negative values refund. */
export async function addUsage(
  tx: Db,
  { owner, id, day }: UsageCounter,
  added: { readonly requests: number; readonly inputTokens: number; readonly outputTokens: number },
): Promise<void> {
  await tx
    .update(aiUsage)
    .set({
      requests: sql`greatest(0, ${aiUsage.requests} + ${added.requests})`,
      inputTokens: sql`${aiUsage.inputTokens} + ${added.inputTokens}`,
      outputTokens: sql`${aiUsage.outputTokens} + ${added.outputTokens}`,
    })
    .where(and(eq(aiUsage[owner], id), eq(aiUsage.day, day)));
}
