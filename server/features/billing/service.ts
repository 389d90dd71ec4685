import type { BillingStatus, getBilling, openBillingPortal } from '#shared/contract/billing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import { planOf } from '#shared/domain/plans.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { isAnyRunning } from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import { apply } from './apply.ts';
import { depsOfRequest } from './deps.ts';
import { paymentsOf } from './payment-store.ts';
import { bestOf, isLiveOrOpen } from './policy.ts';
import { askingProvider } from './provider-errors.ts';
import {
  drawTicket,
  findBuyer,
  type InvoiceRow,
  invoicesOf,
  type SubscriptionRow,
  subscriptionsOf,
} from './store.ts';

/** Receipts of more years than that are at the provider's page. */
const INVOICES_SHOWN = 12;

function stateOf(row: SubscriptionRow | undefined, now: Date): BillingStatus['state'] {
  if (!row) return 'none';
  if (row.accessUntil === null) return row.status === 'incomplete' ? 'incomplete' : 'none';
  if (row.accessUntil <= now) return 'ended';
  return row.status === 'past_due' ? 'past_due' : 'active';
}

interface Standing {
  /** The account that the plan opened. */
  readonly accountId: string | null;
  /** One of the accounts that the person belongs to may be changed. */
  readonly isCovered: boolean;
}

function statusFrom(
  row: SubscriptionRow | undefined,
  { accountId, isCovered }: Standing,
  now: Date,
): BillingStatus {
  const state = stateOf(row, now);
  const isPaid = row?.accessUntil != null;
  const hasAccess = state === 'active' || state === 'past_due';
  return {
    state,
    tier: isPaid ? row.tier : null,
    accountId,
    hasAccess,
    paidUntil: row?.paidUntil?.toISOString() ?? null,
    accessUntil: row?.accessUntil?.toISOString() ?? null,
    cancelsAtPeriodEnd: isPaid && row.cancelsAtPeriodEnd,
    hasPendingChange: isPaid && row.hasPendingChange,
    isRevoked: row?.revokedAt != null,
    // The account may have been opened only now.
    isCovered: hasAccess || isCovered,
  };
}

/** Whether an account that the person belongs to may be changed. */
function isInRunning({ db, actor, clock }: Ctx<UserActor>): Promise<boolean> {
  const ids = actor.teams.map(({ teamAccount }) => teamAccount.id);
  return isAnyRunning(db, ids, clock());
}

/** What is known here of the person's plan; the provider is not asked. */
export async function readStatus(ctx: Ctx<UserActor>): Promise<BillingStatus> {
  const { db, clock, actor } = ctx;
  const now = clock();
  const buyer = await findBuyer(db, actor.id);
  const rows = buyer ? await subscriptionsOf(db, actor.id) : [];
  return statusFrom(
    bestOf(rows, now),
    { accountId: buyer?.accountId ?? null, isCovered: await isInRunning(ctx) },
    now,
  );
}

/**
 * Asks the provider about the person's own subscriptions: never about one that the caller names.
 * @throws AppError billing.unavailable
 */
export async function refresh(ctx: Ctx<UserActor>): Promise<BillingStatus> {
  const deps = depsOfRequest(ctx);
  const buyer = await findBuyer(ctx.db, ctx.actor.id);
  const customerId = buyer?.customerId;
  if (customerId) {
    await askingProvider(async () => {
      const ticket = await drawTicket(deps.db);
      const told = await deps.payments.subscriptions({ customerId }, deps.signal);
      for (const subscription of told) {
        await inTransaction(deps.db, (tx) => apply(tx, deps, { ticket, subscription }));
      }
    });
  }
  return readStatus(ctx);
}

function nextInvoiceOf(
  row: SubscriptionRow | undefined,
  now: Date,
): RouteReply<typeof getBilling>['nextInvoice'] {
  if (row?.status !== 'active' || row.tier === null || row.cancelsAtPeriodEnd) return null;
  if (stateOf(row, now) !== 'active') return null;
  return { dueAt: row.periodEnd.toISOString(), totalCents: planOf(row.tier).priceCents };
}

/** The provider's page of an invoice, which it hands out anew each time; null when it cannot. */
async function urlOf({ providers, signal, log }: Ctx, { id }: InvoiceRow): Promise<string | null> {
  try {
    return (await providers.payments.readInvoice(id, signal))?.payUrl ?? null;
  } catch (error) {
    log.warn({ err: error }, 'an invoice could not be read');
    return null;
  }
}

/** The person's plan with its next invoice and the last ones. */
export async function readBilling(ctx: Ctx<UserActor>): Promise<RouteReply<typeof getBilling>> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const buyer = await findBuyer(db, actor.id);
  const rows = buyer ? await subscriptionsOf(db, actor.id) : [];
  const best = bestOf(rows, now);
  const standing = { accountId: buyer?.accountId ?? null, isCovered: await isInRunning(ctx) };
  const invoices = (await invoicesOf(db, actor.id)).slice(0, INVOICES_SHOWN);
  const payments = await paymentsOf(db, actor.id);
  const urls = await Promise.all(invoices.map((invoice) => urlOf(ctx, invoice)));
  return {
    status: statusFrom(best, standing, now),
    nextInvoice: nextInvoiceOf(best, now),
    invoices: invoices.map((invoice, index) => ({
      id: invoice.id,
      status: invoice.status,
      reason: invoice.reason,
      totalCents: invoice.totalCents,
      paidCents: invoice.paidCents,
      refundedCents: payments
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .reduce((sum, { refundedCents }) => sum + refundedCents, 0),
      createdAt: invoice.createdAt.toISOString(),
      paidAt: invoice.paidAt?.toISOString() ?? null,
      url: urls[index] ?? null,
    })),
    hasPortal: Boolean(buyer?.customerId) && rows.some((row) => row.accessUntil !== null),
  };
}

/** @throws AppError billing.no_plan, billing.unavailable, billing.refused */
export async function openPortal(
  ctx: Ctx<UserActor>,
  returnUrl: string,
): Promise<RouteReply<typeof openBillingPortal>> {
  const { payments } = ctx.providers;
  const buyer = await findBuyer(ctx.db, ctx.actor.id);
  const customerId = buyer?.customerId;
  const rows = customerId ? await subscriptionsOf(ctx.db, ctx.actor.id) : [];
  const hasPlan = rows.some((row) => row.accessUntil !== null || isLiveOrOpen(row));
  if (!customerId || !hasPlan) throw new AppError('billing.no_plan');
  const visit = { customerId, returnUrl };
  return { url: await askingProvider(() => payments.portalUrl(visit, ctx.signal)) };
}
