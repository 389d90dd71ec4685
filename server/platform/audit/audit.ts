import type { AuditAction, AuditObject } from '#shared/domain/audit.ts';
import type { Anonymous, Clock, UserActor } from '../context.ts';
import type { Db } from '../db/client.ts';
import { insertEntries } from './store.ts';

/** Who acts, when, and in which request; every `Ctx` is one. */
export interface AuditCtx {
  readonly actor: Pick<UserActor, 'kind' | 'id'> | Anonymous | { readonly kind: 'system' };
  readonly clock: Clock;
  /** null for system jobs. */
  readonly requestId: string | null;
}

export interface AuditFacts {
  readonly action: AuditAction;
  readonly objectType: AuditObject;
  readonly objectId: string;
  readonly accountId?: string;
  /** Before and after: no birth data, and no address unless the entry is about it. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Writes an audit entry in the transaction of the change: both are committed, or neither. */
export async function audit(tx: Db, ctx: AuditCtx, facts: AuditFacts): Promise<void> {
  await auditEach(tx, ctx, [facts]);
}

/** Rows for each statement: a row has ten parameters, and a statement takes at most 65,535. */
const AT_ONCE = 1_000;

/** Like `audit`, for many entries in one transaction. */
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
