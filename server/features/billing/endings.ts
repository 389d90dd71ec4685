import type { AuditCtx } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SubscriptionState } from '../../providers/payments/port.ts';
import { apply } from './apply.ts';
import type { BillingDeps } from './deps.ts';
import {
  claimEndings,
  type EndingRow,
  lockBuyersOf,
  markEnded,
  putEndingOff,
} from './ending-store.ts';
import { noteTrouble, resolveTroubles } from './event-store.ts';
import { isLiveOrOpen } from './policy.ts';
import { askForEnding, settle } from './settle.ts';
import { drawTicket, findBuyer, lockBuyer, subscriptionsOf } from './store.ts';

const BATCH = 20;
/** Longer than the provider's deadlines: what is not done by then, its worker does not do. */
const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const TRIES_UNTIL_TROUBLE = 3;

/**
 * Ends what pays for some accounts that are being deleted, in the transaction that does it: access
 * at once, and the subscriptions at the provider once it is over.
 */
export async function endPlansOf(
  tx: Db,
  ctx: AuditCtx,
  accountIds: readonly string[],
): Promise<void> {
  for (const buyer of await lockBuyersOf(tx, accountIds)) {
    const before = await subscriptionsOf(tx, buyer.userId);
    for (const { id } of before.filter(isLiveOrOpen)) {
      await askForEnding(tx, ctx, id, { effect: 'now', reason: 'account_deleted' });
    }
    await settle(tx, ctx, buyer, before);
  }
}

/**
 * Brings a person's subscriptions in line with whether they may sign in, in the transaction that
 * changes that: somebody who is disabled is not charged again.
 */
export async function followStanding(tx: Db, ctx: AuditCtx, userId: string): Promise<void> {
  if (!(await findBuyer(tx, userId))) return;
  const buyer = await lockBuyer(tx, userId);
  await settle(tx, ctx, buyer, await subscriptionsOf(tx, userId));
}

function end(
  { payments, signal }: BillingDeps,
  { subscriptionId, effect, requestedAt }: EndingRow,
  { status }: SubscriptionState,
): Promise<SubscriptionState> {
  const isPaid = status === 'active' || status === 'trialing';
  if (effect === 'now' || !isPaid) {
    return payments.cancelNow({ subscriptionId, idempotencyKey: `end-${subscriptionId}` }, signal);
  }
  const idempotencyKey = `end-later-${subscriptionId}-${requestedAt.getTime()}`;
  return payments.setCancelAtPeriodEnd({ subscriptionId, cancels: true, idempotencyKey }, signal);
}

/** Whether the provider would still do what was to end. */
function goesOn({ effect }: EndingRow, subscription: SubscriptionState): boolean {
  const { cancelsAtPeriodEnd } = subscription;
  return isLiveOrOpen(subscription) && (effect === 'now' || !cancelsAtPeriodEnd);
}

async function carryOut(deps: BillingDeps, ending: EndingRow): Promise<void> {
  const { db, payments, signal, clock } = deps;
  let ticket = await drawTicket(db);
  const found = await payments.readSubscription(ending.subscriptionId, signal);
  let subscription = found?.subscription ?? null;
  if (subscription && goesOn(ending, subscription)) {
    ticket = await drawTicket(db);
    subscription = await end(deps, ending, subscription);
  }
  await inTransaction(db, async (tx) => {
    // First, since what is kept now may ask for another end.
    await markEnded(tx, ending, clock());
    if (subscription) await apply(tx, deps, { ticket, subscription });
    await resolveTroubles(tx, 'ending', [ending.subscriptionId], clock());
  });
}

async function putOff({ db, clock, log }: BillingDeps, ending: EndingRow, error: unknown) {
  const { subscriptionId, attempts } = ending;
  log.warn({ err: error, attempts }, 'a subscription could not be ended');
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  const now = clock();
  const lastError = error instanceof Error ? error.name : 'unknown';
  const nextTryAt = new Date(now.getTime() + pause);
  await putEndingOff(db, subscriptionId, { nextTryAt, lastError });
  if (attempts < TRIES_UNTIL_TROUBLE) return;
  const detail = `It was to end and has not, after ${attempts} tries; the last failed by ${lastError}.`;
  await noteTrouble(db, { kind: 'ending', subject: subscriptionId, detail }, now);
}

/**
 * Ends at the provider what was written down to end. What fails is tried again, ever more seldom,
 * until it is done.
 */
export async function workOffEndings(deps: BillingDeps): Promise<void> {
  for (;;) {
    const now = deps.clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const due = await claimEndings(deps.db, { now, until, limit: BATCH });
    if (due.length === 0) return;
    for (const ending of due) {
      try {
        await carryOut(deps, ending);
      } catch (error) {
        await putOff(deps, ending, error);
      }
    }
  }
}
