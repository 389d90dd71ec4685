import {
  AUDIT_FILE_MAX,
  AUDIT_PAGE,
  type AuditEntry,
  type exportAuditLog,
  type listAuditLog,
} from '#shared/contract/audit.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import type { AuditAction, AuditObject } from '#shared/domain/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Anonymous, Clock, Ctx, UserActor } from '../context.ts';
import { auditFile } from './audit-file.ts';
import { type EntryFilter, insertEntries, listEntries } from './store.ts';

/** Who acts, when, and in which request; every `Ctx` is one. */
export interface AuditCtx {
  readonly actor: Pick<UserActor, 'kind' | 'id'> | Anonymous | { readonly kind: 'system' };
  readonly clock: Clock;
  /** null for what the product does by itself. */
  readonly requestId: string | null;
}

export interface AuditFacts {
  readonly action: AuditAction;
  readonly objectType: AuditObject;
  readonly objectId: string;
  readonly accountId?: string;
  /** What was, and what is now: no birth data, no address that is not the point of the entry. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/**
 * Writes down what is being done, in the transaction that does it: both are kept, or neither.
 */
export async function audit(tx: Db, ctx: AuditCtx, facts: AuditFacts): Promise<void> {
  await auditEach(tx, ctx, [facts]);
}

/** Entries that one statement writes: each has ten values, of which a statement takes 65,535. */
const AT_ONCE = 1_000;

/** The same for many things done in one transaction. */
export async function auditEach(tx: Db, ctx: AuditCtx, all: readonly AuditFacts[]): Promise<void> {
  const shared = {
    createdAt: ctx.clock(),
    actorKind: ctx.actor.kind,
    actorId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    requestId: ctx.requestId,
  };
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE);
    await insertEntries(
      tx,
      some.map((facts) => ({ ...facts, ...shared })),
    );
  }
}

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

/** The filter of the contract as the store takes it. */
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
    // One more than is shown tells whether there are others.
    AUDIT_PAGE + 1,
  );
  const entries = rows.slice(0, AUDIT_PAGE).map(entryOf);
  return {
    entries,
    nextCursor: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null,
  };
}

/** The same entries in the same order, all of them or the newest; that they were taken is noted. */
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
