import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { billingCursors, type RECONCILED_LISTS } from '../../../platform/db/schema/billing.ts';

export type ReconciledList = (typeof RECONCILED_LISTS)[number];

export interface Cursor {
  /** The last object compared; null before the first page and after the last. */
  readonly after: string | null;
  /** Everything created before then has been compared. */
  readonly comparedUntil: Date | null;
}

/** Where a list was left; at its beginning before the first time. */
export async function readCursor(db: Db, list: ReconciledList): Promise<Cursor> {
  const [row] = await db
    .select({ after: billingCursors.after, comparedUntil: billingCursors.comparedUntil })
    .from(billingCursors)
    .where(eq(billingCursors.list, list));
  return row ?? { after: null, comparedUntil: null };
}

export async function saveCursor(
  db: Db,
  list: ReconciledList,
  change: Partial<Cursor>,
): Promise<void> {
  await db
    .insert(billingCursors)
    .values({ list, ...change })
    .onConflictDoUpdate({ target: billingCursors.list, set: change });
}
