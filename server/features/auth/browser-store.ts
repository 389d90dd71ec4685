import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { knownBrowsers } from '../../platform/db/schema/identity.ts';

/** Notes that somebody signed in with a browser. @returns true for the first time */
export async function saveBrowser(
  tx: Db,
  userId: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(knownBrowsers)
    .values({ userId, tokenHash, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ userId: knownBrowsers.userId });
  if (added.length > 0) return true;
  await tx
    .update(knownBrowsers)
    .set({ lastUsedAt: now })
    .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, tokenHash)));
  return false;
}

export async function deleteBrowsersOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}

/** @returns how many it deleted */
export async function deleteUnusedBrowsers(db: Db, since: Date, limit: number): Promise<number> {
  const isUnused = lte(knownBrowsers.lastUsedAt, since);
  const unused = db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(isUnused)
    .limit(limit);
  const gone = await db
    .delete(knownBrowsers)
    // Two people may use one browser.
    .where(and(isUnused, inArray(knownBrowsers.tokenHash, unused)))
    .returning({ userId: knownBrowsers.userId });
  return gone.length;
}
