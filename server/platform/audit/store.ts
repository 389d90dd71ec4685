import type { Db } from '../db/client.ts';
import { auditLog } from '../db/schema/audit.ts';

export async function insertEntries(
  tx: Db,
  entries: (typeof auditLog.$inferInsert)[],
): Promise<void> {
  await tx.insert(auditLog).values(entries);
}
