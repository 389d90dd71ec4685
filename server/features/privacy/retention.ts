import type { Retention } from '../../platform/config-retention.ts';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import { deleteOlder, RULES } from './retention-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what has been kept as long as the settings say. @returns how many rows. */
export async function pruneOld(db: Db, now: Date, retention: Retention): Promise<number> {
  let total = 0;
  for (const rule of RULES) {
    const before = new Date(now.getTime() - retention[rule.days] * DAY_MS);
    total += await inBatches((limit) => deleteOlder(db, rule, before, limit));
  }
  return total;
}
