import type { BillingStatus, getBilling, openBillingPortal } from '#shared/contract/billing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { isAnyRunning } from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import { nextInvoiceOf, statusFrom } from './decide/status.ts';
import { grantingOf, isLiveOrOpen } from './decide/subscription.ts';
import { depsOfRequest } from './deps.ts';
import { applySnapshot } from './keep/apply.ts';
import { findBuyer } from './keep/buyer-store.ts';
import { paymentsOf } from './keep/payment-store.ts';
import {
  drawFencingToken,
  type InvoiceRow,
  invoicesOf,
  subscriptionsOf,
} from './keep/subscription-store.ts';
import { withBillingErrors } from './talk/provider-errors.ts';

/** Older receipts are on the provider's page. */
const INVOICES_SHOWN = 12;

/** Whether an account that the person belongs to is writable. */
function isMemberOfRunning({ db, actor, clock }: Ctx<UserActor>): Promise<boolean> {
  const ids = actor.activeAccounts.map(({ id }) => id);
  return isAnyRunning(db, ids, clock());
}

async function readPlan(ctx: Ctx<UserActor>) {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const buyer = await findBuyer(db, actor.id);
  const subscriptions = buyer ? await subscriptionsOf(db, actor.id) : [];
  const granting = grantingOf(subscriptions, now);
  const status = statusFrom(granting, buyer?.accountId ?? null, await isMemberOfRunning(ctx), now);
  return { buyer, subscriptions, status, nextInvoice: nextInvoiceOf(granting, now) };
}

/** The person's plan as it is stored here; the provider is not asked. */
export async function readStatus(ctx: Ctx<UserActor>): Promise<BillingStatus> {
  return (await readPlan(ctx)).status;
}

/**
 * Asks the provider about the person's own subscriptions, never about one that the caller names.
 * @throws AppError billing.unavailable
 */
export async function refresh(ctx: Ctx<UserActor>): Promise<BillingStatus> {
  const deps = depsOfRequest(ctx);
  const buyer = await findBuyer(ctx.db, ctx.actor.id);
  const customerId = buyer?.customerId;
  if (customerId) {
    await withBillingErrors(async () => {
      const fencingToken = await drawFencingToken(deps.db);
      const provided = await deps.payments.subscriptions({ customerId }, deps.signal);
      for (const subscription of provided) {
        const snapshot = { fencingToken, subscription };
        await inTransaction(deps.db, (tx) => applySnapshot(tx, deps, snapshot));
      }
    });
  }
  return readStatus(ctx);
}

/** The provider's page of an invoice, a new address each time; null when it is not available. */
async function urlOf({ providers, signal, log }: Ctx, { id }: InvoiceRow): Promise<string | null> {
  try {
    return (await providers.payments.readInvoice(id, signal))?.payUrl ?? null;
  } catch (error) {
    log.warn({ err: error }, 'an invoice could not be read');
    return null;
  }
}

/** The person's plan with its next invoice and the latest ones. */
export async function readBilling(ctx: Ctx<UserActor>): Promise<RouteReply<typeof getBilling>> {
  const { db, actor } = ctx;
  const { buyer, subscriptions, status, nextInvoice } = await readPlan(ctx);
  const invoices = (await invoicesOf(db, actor.id)).slice(0, INVOICES_SHOWN);
  const payments = await paymentsOf(db, actor.id);
  const urls = await Promise.all(invoices.map((invoice) => urlOf(ctx, invoice)));
  return {
    status,
    nextInvoice,
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
    hasPortal: Boolean(buyer?.customerId) && subscriptions.some((row) => row.accessUntil !== null),
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
  return { url: await withBillingErrors(() => payments.portalUrl(visit, ctx.signal)) };
}
