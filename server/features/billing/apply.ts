import type { Db } from '../../db/client.ts';
import type {
  InvoiceState,
  PaymentState,
  SubscriptionState,
} from '../../providers/payments/port.ts';
import { audit } from '../audit/service.ts';
import type { BillingDeps } from './deps.ts';
import { noteTrouble } from './event-store.ts';
import { bestOf, isLive, isLiveOrOpen, termOf } from './policy.ts';
import { provision } from './provisioning.ts';
import {
  closeAttempt,
  findOwner,
  invoicesOf,
  keepCustomer,
  keepInvoice,
  keepPayment,
  keepSubscription,
  keepTerm,
  lockBuyer,
  markCurrent,
  paymentsOf,
  type SubscriptionRow,
  subscriptionsOf,
} from './store.ts';

/** What the provider said when it was asked after the ticket had been drawn. */
export interface Told {
  readonly ticket: number;
  readonly subscription: SubscriptionState;
  readonly invoices?: readonly InvoiceState[];
  readonly payments?: readonly PaymentState[];
}

/**
 * Keeps what the provider told and works out anew, from all that is kept of the buyer, which
 * subscription counts and what access follows; to be called in a transaction. Old news change
 * nothing, so it may be called in any order and any number of times.
 * @returns false for a subscription of nobody known here.
 */
export async function apply(tx: Db, deps: BillingDeps, told: Told): Promise<boolean> {
  const { ticket, subscription, invoices = [], payments = [] } = told;
  const { id, customerId, latestInvoice } = subscription;
  const userId = await findOwner(tx, customerId, subscription.userId);
  if (userId === null) return false;
  await lockBuyer(tx, userId);
  await keepCustomer(tx, userId, customerId);
  const before = await subscriptionsOf(tx, userId);
  await keepSubscription(tx, userId, ticket, subscription);
  const now = deps.clock();
  const all = latestInvoice ? [latestInvoice, ...invoices] : invoices;
  for (const invoice of new Map(all.map((one) => [one.id, one])).values()) {
    await keepInvoice(tx, ticket, id, invoice, now);
  }
  for (const payment of payments) {
    const { invoiceId } = payment;
    if (invoiceId === null) continue;
    await keepPayment(tx, ticket, { ...payment, subscriptionId: id, invoiceId });
  }
  await settle(tx, deps, userId, before);
  return true;
}

function isSame(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime();
}

async function settle(
  tx: Db,
  deps: BillingDeps,
  userId: string,
  before: readonly SubscriptionRow[],
): Promise<void> {
  const now = deps.clock();
  const kept = await subscriptionsOf(tx, userId);
  const invoices = await invoicesOf(tx, userId);
  const payments = await paymentsOf(tx, userId);
  const rows: SubscriptionRow[] = [];
  for (const row of kept) {
    const own = ({ subscriptionId }: { subscriptionId: string }) => subscriptionId === row.id;
    const term = termOf(row, invoices.filter(own), payments.filter(own), now);
    const isUnchanged =
      isSame(term.paidUntil, row.paidUntil) &&
      isSame(term.accessUntil, row.accessUntil) &&
      isSame(term.revokedAt, row.revokedAt);
    if (!isUnchanged) await keepTerm(tx, row.id, term);
    if (row.status !== 'incomplete') await closeAttempt(tx, row.id);
    rows.push({ ...row, ...term });
  }
  const current = bestOf(rows.filter(isLiveOrOpen), now);
  await markCurrent(tx, userId, current?.id ?? null);
  await noteSecond(tx, rows, now);
  const accountId = await provision(tx, deps, userId, rows);
  for (const row of rows) {
    const old = before.find(({ id }) => id === row.id);
    await auditChange(tx, deps, accountId, old, row);
  }
}

async function noteSecond(tx: Db, rows: readonly SubscriptionRow[], now: Date): Promise<void> {
  const live = rows.filter((row) => isLive(row) && row.revokedAt === null);
  // The oldest is the one that was meant.
  for (const { id } of live.slice(0, -1)) {
    const detail = 'This buyer has a second live subscription; one of them is to be ended.';
    await noteTrouble(tx, { kind: 'second_subscription', subject: id, detail }, now);
  }
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
  { clock, requestId }: BillingDeps,
  accountId: string | null,
  old: SubscriptionRow | undefined,
  row: SubscriptionRow,
): Promise<void> {
  const [before, after] = [old && factsOf(old), factsOf(row)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await audit(
    tx,
    { actor: { kind: 'system' }, clock, requestId },
    {
      action: 'subscription.changed',
      objectType: 'subscription',
      objectId: row.id,
      ...(accountId === null ? {} : { accountId }),
      ...(before ? { before } : {}),
      after,
    },
  );
}
