import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { users } from '../../platform/db/schema/identity.ts';

/** A person's selected account and team. */
export interface Selection {
  readonly accountId: string | null;
  readonly teamId: string | null;
}

function isStill({ accountId, teamId }: Selection): SQL | undefined {
  return and(
    sql`${users.activeAccountId} is not distinct from ${accountId}::uuid`,
    sql`${users.activeTeamId} is not distinct from ${teamId}::uuid`,
  );
}

/** @param from compare-and-set: nothing changes if the selection is no longer this one. */
export async function updateSelection(
  db: Db,
  userId: string,
  to: Partial<Selection>,
  from?: Selection,
): Promise<void> {
  await db
    .update(users)
    .set({
      ...(to.accountId === undefined ? {} : { activeAccountId: to.accountId }),
      ...(to.teamId === undefined ? {} : { activeTeamId: to.teamId }),
    })
    .where(and(eq(users.id, userId), from ? isStill(from) : undefined));
}
