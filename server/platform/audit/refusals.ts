import type { Logger } from 'pino';
import type { UserActor } from '../context.ts';
import type { Db } from '../db/client.ts';
import { type AuditCtx, audit } from './audit.ts';

const SAMPLE_MS = 600_000;
const KEPT_MAX = 1_000;

/** A signed-in person's request. */
interface RefusedCtx extends AuditCtx {
  readonly actor: UserActor;
  readonly db: Db;
  readonly log: Logger;
}

/** Audits that a signed-in person was refused an operation, such as "GET /api/admin/audit-log". */
export type RecordRefusal = (ctx: RefusedCtx, operation: string) => Promise<void>;

/**
 * Audits refusals at most once in ten minutes for each person and operation, so that retries cannot
 * flood the log. Runs outside the request's transaction and never fails the request.
 */
export function createRefusalRecorder(): RecordRefusal {
  const notedAt = new Map<string, number>();
  return async (ctx, operation) => {
    const key = `${ctx.actor.id} ${operation}`;
    const now = ctx.clock().getTime();
    if (now - (notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < SAMPLE_MS) return;
    if (notedAt.size >= KEPT_MAX) notedAt.clear();
    notedAt.set(key, now);
    try {
      await audit(ctx.db, ctx, {
        action: 'auth.access_refused',
        objectType: 'operation',
        objectId: operation,
      });
    } catch (error) {
      ctx.log.warn({ err: error }, 'a refusal could not be noted');
    }
  };
}
