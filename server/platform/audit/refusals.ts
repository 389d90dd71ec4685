import type { Ctx } from '../../features/context.ts';
import type { UserActor } from '../context.ts';
import { audit } from './audit.ts';

const SAMPLE_MS = 600_000;
const KEPT_MAX = 1_000;

/** Notes that somebody signed in was refused an operation, such as "GET /api/admin/audit-log". */
export type RecordRefusal = (ctx: Ctx<UserActor>, operation: string) => Promise<void>;

/**
 * Refusals are noted once in ten minutes for each person and operation: whoever keeps trying does
 * not fill the log. Never part of the request's own transaction, and never a reason for it to fail.
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
