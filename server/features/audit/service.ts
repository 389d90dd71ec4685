import {
  AUDIT_FILE_MAX,
  AUDIT_PAGE,
  type AuditEntry,
  type exportAuditLog,
  type listAuditLog,
} from '#shared/contract/audit.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Ctx } from '../context.ts';
import { auditFile } from './audit-file.ts';
import { type EntryFilter, listEntries } from './store.ts';

type ExportQuery = RouteRequest<typeof exportAuditLog>['query'];
type Row = Awaited<ReturnType<typeof listEntries>>[number];

function entryOf({ entry, email, accountName }: Row): AuditEntry {
  const { id, createdAt, actorKind, actorId, accountId, ...rest } = entry;
  return {
    ...rest,
    id: String(id),
    createdAt: createdAt.toISOString(),
    actor: { kind: actorKind, id: actorId, email },
    account: accountId === null ? null : { id: accountId, name: accountName },
  };
}

/** The contract's filter as the store takes it. */
function filterOf({ from, to, ...rest }: ExportQuery): EntryFilter {
  return {
    ...rest,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

/** A page of the log, newest first. */
export async function list(
  ctx: Ctx<UserActor>,
  { cursor, ...filter }: RouteRequest<typeof listAuditLog>['query'],
): Promise<RouteReply<typeof listAuditLog>> {
  const rows = await listEntries(
    ctx.db,
    { ...filterOf(filter), after: cursor === undefined ? undefined : Number(cursor) },
    // Fetch one more than is shown, to know whether there are others.
    AUDIT_PAGE + 1,
  );
  const entries = rows.slice(0, AUDIT_PAGE).map(entryOf);
  return {
    entries,
    nextCursor: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null,
  };
}

/**
 * Exports the entries that the list would show, all of them or the newest; the export is audited.
 */
export async function exportAll(ctx: Ctx<UserActor>, filter: ExportQuery): Promise<string> {
  const entries = (await listEntries(ctx.db, filterOf(filter), AUDIT_FILE_MAX)).map(entryOf);
  await audit(ctx.db, ctx, {
    action: 'data.exported',
    objectType: 'operation',
    objectId: 'audit log',
    after: { entries: entries.length },
  });
  return auditFile(entries);
}
