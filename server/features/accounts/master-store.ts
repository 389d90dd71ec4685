import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { users } from '../../platform/db/schema/identity.ts';

/** Neither disabled nor about to be deleted. */
const isStayingMaster = and(
  eq(users.globalRole, 'master_admin'),
  eq(users.isActive, true),
  isNull(users.deletionDueAt),
);

/** The ids of the master admins who stay, locked in the order of their ids. */
export async function lockMasterAdmins(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(isStayingMaster)
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** The ids of up to two of them, which is enough to know whether somebody is the last. */
export async function listTwoMasterAdmins(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isStayingMaster).limit(2);
  return rows.map(({ id }) => id);
}
