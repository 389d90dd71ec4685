import { type AuditCtx, audit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/client.ts';
import { cancellationOf, isLeaving, withdrawnOf } from '../decide/cancellation.ts';
import { currentOf, isLiveOrOpen, surplusOf } from '../decide/subscription.ts';
import { isSameTerm, termOf } from '../decide/term.ts';
import { closeAttemptsFor } from './attempt-store.ts';
import { type BuyerRow, findBuyerState } from './buyer-store.ts';
import {
  type CancellationRow,
  cancellationsOf,
  withdrawCancellations,
} from './cancellation-store.ts';
import { requestCancellation } from './cancellations.ts';
import { reportIncident, resolveIncidents } from './incident-store.ts';
import { type PaymentRow, paymentsOf } from './payment-store.ts';
import { provisionAccount } from './provisioning.ts';
import {
  type InvoiceRow,
  invoicesOf,
  markCurrent,
  type SubscriptionRow,
  subscriptionsOf,
  updateTerm,
} from './subscription-store.ts';

/**
 * Recomputes, from everything stored about a buyer, which subscription counts, what access follows
 * and what has to be canceled at the provider. Lock the buyer's row first.
 * @param before the stored subscriptions until now, to audit what has changed.
 */
export async function recomputeAccess(
  tx: Db,
  ctx: AuditCtx,
  buyer: BuyerRow,
  before: readonly SubscriptionRow[],
): Promise<void> {
  const { userId } = buyer;
  const now = ctx.clock();
  const stored = await subscriptionsOf(tx, userId);
  const invoices = await invoicesOf(tx, userId);
  const payments = await paymentsOf(tx, userId);
  const ids = stored.map(({ id }) => id);
  const cancellations = await cancellationsOf(tx, ids);
  const rows = await recomputeTerms(tx, { stored, invoices, payments, cancellations }, now);
  const pastFirstPayment = rows.filter(({ status }) => status !== 'incomplete');
  await closeAttemptsFor(
    tx,
    pastFirstPayment.map(({ id }) => id),
  );
  const currentId = currentOf(rows, now)?.id ?? null;
  const isMarked = rows.every(({ id, isCurrent }) => isCurrent === (id === currentId));
  if (!isMarked) await markCurrent(tx, userId, currentId);
  await reportSurplus(tx, rows, now);
  await reportDisputes(tx, payments, now);
  const accountId = await provisionAccount(tx, ctx, buyer, rows);
  for (const row of rows) {
    const old = before.find(({ id }) => id === row.id);
    await auditChange(tx, ctx, accountId, old, row);
  }
  await updateCancellations(tx, ctx, userId, rows, cancellations);
}

interface StoredBilling {
  readonly stored: readonly SubscriptionRow[];
  readonly invoices: readonly InvoiceRow[];
  readonly payments: readonly PaymentRow[];
  readonly cancellations: ReadonlyMap<string, CancellationRow>;
}

async function recomputeTerms(
  tx: Db,
  { stored, invoices, payments, cancellations }: StoredBilling,
  now: Date,
): Promise<SubscriptionRow[]> {
  const rows: SubscriptionRow[] = [];
  for (const row of stored) {
    const isOwn = ({ subscriptionId }: { subscriptionId: string }) => subscriptionId === row.id;
    const cancellation = cancellations.get(row.id);
    const isDeleted = cancellation?.reason === 'account_deleted';
    const accountDeletedAt = isDeleted ? cancellation.requestedAt : null;
    const subscription = { ...row, accountDeletedAt };
    const term = termOf(subscription, invoices.filter(isOwn), payments.filter(isOwn), now);
    if (!isSameTerm(term, row)) await updateTerm(tx, row.id, term);
    rows.push({ ...row, ...term });
  }
  return rows;
}

async function reportSurplus(tx: Db, rows: readonly SubscriptionRow[], now: Date): Promise<void> {
  for (const { id } of surplusOf(rows)) {
    const detail = 'This buyer has a second live subscription; one of them is to be ended.';
    await reportIncident(tx, { kind: 'second_subscription', subject: id, detail }, now);
  }
}

async function reportDisputes(tx: Db, payments: readonly PaymentRow[], now: Date): Promise<void> {
  const disputed = payments.filter(({ dispute }) => dispute !== 'none');
  for (const { id } of disputed.filter(({ dispute }) => dispute === 'open')) {
    const detail = 'The buyer’s bank takes this payment back unless it is answered in time.';
    await reportIncident(tx, { kind: 'dispute', subject: id, detail }, now);
  }
  const closed = disputed.filter(({ dispute }) => dispute !== 'open').map(({ id }) => id);
  await resolveIncidents(tx, 'dispute', closed, now);
}

async function updateCancellations(
  tx: Db,
  ctx: AuditCtx,
  userId: string,
  rows: readonly SubscriptionRow[],
  cancellations: ReadonlyMap<string, CancellationRow>,
): Promise<void> {
  const state = rows.some(isLiveOrOpen) ? await findBuyerState(tx, userId) : undefined;
  const isBuyerLeaving = state !== undefined && isLeaving(state);
  for (const row of rows) {
    const cancellation = cancellationOf(row, isBuyerLeaving);
    if (cancellation) await requestCancellation(tx, ctx, row.id, cancellation);
  }
  const withdrawn = withdrawnOf(cancellations.values(), isBuyerLeaving);
  if (withdrawn.length > 0) await withdrawCancellations(tx, withdrawn);
}

function auditedFactsOf(row: SubscriptionRow) {
  const { status, tier, accessUntil, cancelsAtPeriodEnd, revokedAt } = row;
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
  const [before, after] = [old && auditedFactsOf(old), auditedFactsOf(row)];
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
