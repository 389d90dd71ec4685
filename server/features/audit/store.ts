import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditAction, AuditObject } from '#shared/domain/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts } from '../../platform/db/schema/accounts.ts';
import { auditLog } from '../../platform/db/schema/audit.ts';
import { users } from '../../platform/db/schema/identity.ts';

export interface EntryFilter {
  readonly action?: AuditAction | undefined;
  readonly actorId?: string | undefined;
  readonly objectType?: AuditObject | undefined;
  readonly objectId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** The last entry of the previous page. */
  readonly after?: number | undefined;
}

function only<T>(value: T | undefined, condition: (value: T) => ReturnType<typeof eq>) {
  return value === undefined ? undefined : condition(value);
}

/** Newest first, with the current names of people and accounts. */
export async function listEntries(db: Db, filter: EntryFilter, limit: number) {
  const { createdAt, id } = auditLog;
  return db
    .select({ entry: auditLog, email: users.email, accountName: teamAccounts.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(teamAccounts, eq(teamAccounts.id, auditLog.accountId))
    .where(
      and(
        only(filter.action, (value) => eq(auditLog.action, value)),
        only(filter.actorId, (value) => eq(auditLog.actorId, value)),
        only(filter.objectType, (value) => eq(auditLog.objectType, value)),
        only(filter.objectId, (value) => eq(auditLog.objectId, value)),
        only(filter.accountId, (value) => eq(auditLog.accountId, value)),
        only(filter.from, (value) => gte(createdAt, value)),
        only(filter.to, (value) => lt(createdAt, value)),
        only(
          filter.after,
          (value) => sql`(${createdAt}, ${id}) <
            (select last.created_at, last.id from ${auditLog} last where last.id = ${value})`,
        ),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
