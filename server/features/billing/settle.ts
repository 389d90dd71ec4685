import { type AuditCtx, audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  type EndingRow,
  endingsOf,
  isDisabled,
  keepEnding,
  withdrawEndings,
} from './ending-store.ts';
import { noteTrouble, resolveTroubles } from './event-store.ts';
import { type PaymentRow, paymentsOf } from './payment-store.ts';
import { bestOf, endingOf, isLive, isLiveOrOpen, termOf } from './policy.ts';
import { provision } from './provisioning.ts';
import {
  type BuyerRow,
  closeAttemptsOf,
  invoicesOf,
  keepTerm,
  markCurrent,
  type SubscriptionRow,
  subscriptionsOf,
} from './store.ts';

/**
 * Works out anew, from all that is kept of a buyer, which subscription counts, what access follows
 * and what has to end at the provider. The buyer’s row is locked.
 * @param before what was kept until now, to tell what has changed.
 */
export async function settle(
  tx: Db,
  ctx: AuditCtx,
  buyer: BuyerRow,
  before: readonly SubscriptionRow[],
): Promise<void> {
  const { userId } = buyer;
  const now = ctx.clock();
  const kept = await subscriptionsOf(tx, userId);
  const invoices = await invoicesOf(tx, userId);
  const payments = await paymentsOf(tx, userId);
  const endings = await endingsOf(
    tx,
    kept.map(({ id }) => id),
  );
  const rows: SubscriptionRow[] = [];
  for (const row of kept) {
    const own = ({ subscriptionId }: { subscriptionId: string }) => subscriptionId === row.id;
    const endsHereAt = accountGoneAt(endings.get(row.id));
    const term = termOf({ ...row, endsHereAt }, invoices.filter(own), payments.filter(own), now);
    const isUnchanged =
      isSame(term.paidUntil, row.paidUntil) &&
      isSame(term.accessUntil, row.accessUntil) &&
      isSame(term.revokedAt, row.revokedAt);
    if (!isUnchanged) await keepTerm(tx, row.id, term);
    rows.push({ ...row, ...term });
  }
  const tried = rows.filter(({ status }) => status !== 'incomplete').map(({ id }) => id);
  await closeAttemptsOf(tx, tried);
  const currentId = bestOf(rows.filter(isLiveOrOpen), now)?.id ?? null;
  const isMarked = rows.every(({ id, isCurrent }) => isCurrent === (id === currentId));
  if (!isMarked) await markCurrent(tx, userId, currentId);
  await noteSecond(tx, rows, now);
  await noteDisputes(tx, payments, now);
  const accountId = await provision(tx, ctx, buyer, rows);
  for (const row of rows) {
    const old = before.find(({ id }) => id === row.id);
    await auditChange(tx, ctx, accountId, old, row);
  }
  await askForEndings(tx, ctx, userId, rows, endings);
}

/** With its account a plan ends here, whatever the provider has been told by then. */
function accountGoneAt(ending: EndingRow | undefined): Date | null {
  return ending?.reason === 'account_deleted' ? ending.requestedAt : null;
}

function isSame(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime();
}

async function noteSecond(tx: Db, rows: readonly SubscriptionRow[], now: Date): Promise<void> {
  const live = rows.filter((row) => isLive(row) && row.revokedAt === null);
  // The oldest is the one that was meant.
  for (const { id } of live.slice(0, -1)) {
    const detail = 'This buyer has a second live subscription; one of them is to be ended.';
    await noteTrouble(tx, { kind: 'second_subscription', subject: id, detail }, now);
  }
}

async function noteDisputes(tx: Db, payments: readonly PaymentRow[], now: Date): Promise<void> {
  const disputed = payments.filter(({ dispute }) => dispute !== 'none');
  for (const { id } of disputed.filter(({ dispute }) => dispute === 'open')) {
    const detail = 'The buyer’s bank takes this payment back unless it is answered in time.';
    await noteTrouble(tx, { kind: 'dispute', subject: id, detail }, now);
  }
  const over = disputed.filter(({ dispute }) => dispute !== 'open').map(({ id }) => id);
  await resolveTroubles(tx, 'dispute', over, now);
}

async function askForEndings(
  tx: Db,
  ctx: AuditCtx,
  userId: string,
  rows: readonly SubscriptionRow[],
  endings: ReadonlyMap<string, EndingRow>,
): Promise<void> {
  const isLockedOut = rows.some(isLiveOrOpen) && (await isDisabled(tx, userId));
  for (const row of rows) {
    const ending = endingOf(row, isLockedOut);
    if (ending) await askForEnding(tx, ctx, row.id, ending);
  }
  const isBack = ({ reason, doneAt }: EndingRow) => reason === 'person_disabled' && doneAt === null;
  const taken = [...endings.values()].filter(isBack).map((row) => row.subscriptionId);
  if (!isLockedOut && taken.length > 0) await withdrawEndings(tx, taken);
}

/** Lets a subscription end at the provider once the transaction is over, and writes down why. */
export async function askForEnding(
  tx: Db,
  ctx: AuditCtx,
  subscriptionId: string,
  ending: Pick<EndingRow, 'effect' | 'reason'>,
): Promise<void> {
  if (!(await keepEnding(tx, subscriptionId, ending, ctx.clock()))) return;
  await audit(tx, ctx, {
    action: 'subscription.changed',
    objectType: 'subscription',
    objectId: subscriptionId,
    after: { isToEnd: ending.effect, because: ending.reason },
  });
}

function factsOf({ status, tier, accessUntil, cancelsAtPeriodEnd, revokedAt }: SubscriptionRow) {
  return {
    status,
    tier,
    accessUntil: accessUntil?.toISOString() ?? null,
    cancelsAtPeriodEnd,
    isRevoked: revokedAt !== null,
  };
}

async function auditChange(
  tx: Db,
  ctx: AuditCtx,
  accountId: string | null,
  old: SubscriptionRow | undefined,
  row: SubscriptionRow,
): Promise<void> {
  const [before, after] = [old && factsOf(old), factsOf(row)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await audit(tx, ctx, {
    action: 'subscription.changed',
    objectType: 'subscription',
    objectId: row.id,
    ...(accountId === null ? {} : { accountId }),
    ...(before ? { before } : {}),
    after,
  });
}
