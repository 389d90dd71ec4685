import type { Db } from './client.ts';
import { installation } from './schema/system.ts';

/**
 * Notes that something is done once in this installation.
 * @returns false when it was noted before: then it is not to be done again.
 */
export async function claim(tx: Db, key: string, value: string): Promise<boolean> {
  const rows = await tx
    .insert(installation)
    .values({ key, value })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}
