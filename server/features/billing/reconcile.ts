import { inTransaction } from '../../platform/db/transaction.ts';
import type { SubscriptionState } from '../../providers/payments/port.ts';
import { apply } from './apply.ts';
import { endSubscription } from './checkout.ts';
import type { BillingDeps } from './deps.ts';
import { workOffEndings } from './endings.ts';
import { keepEvents, noteTrouble, openTroubleSubjects, resolveTroubles } from './event-store.ts';
import { workOff } from './events.ts';
import { compareReturned } from './money-back.ts';
import { isLive } from './policy.ts';
import { drawTicket, findSubscription, keptSubscriptions, openAttemptIds } from './store.ts';

/** The provider keeps its events for that long. */
const EVENTS_KEPT_MS = 30 * 86_400_000;

type Kept =
  Awaited<ReturnType<typeof keptSubscriptions>> extends Map<string, infer Row> ? Row : never;

function differs(told: SubscriptionState, kept: Kept | undefined): boolean {
  if (!kept) return true;
  const instants = [
    [told.periodStart, kept.periodStart],
    [told.periodEnd, kept.periodEnd],
    [told.endedAt, kept.endedAt],
  ];
  return (
    told.status !== kept.status ||
    told.tier !== kept.tier ||
    told.cancelsAtPeriodEnd !== kept.cancelsAtPeriodEnd ||
    told.hasPendingChange !== kept.hasPendingChange ||
    (told.latestInvoice?.id ?? null) !== kept.latestInvoiceId ||
    (told.latestInvoice?.status ?? null) !== kept.invoiceStatus ||
    instants.some(([a, b]) => a?.getTime() !== b?.getTime())
  );
}

async function compareAll(deps: BillingDeps): Promise<void> {
  const { db, clock, log, payments, signal } = deps;
  const ticket = await drawTicket(db);
  const all = await payments.subscriptions({}, signal);
  const kept = await keptSubscriptions(
    db,
    all.map(({ id }) => id),
  );
  const open = await openAttemptIds(db);
  for (const told of all) {
    try {
      await compare(deps, ticket, told, kept.get(told.id), open);
    } catch (error) {
      // One that cannot be kept must not keep the others from being looked at.
      log.error({ err: error }, 'a subscription could not be reconciled');
      const detail = 'The subscription could not be reconciled.';
      await noteTrouble(db, { kind: 'difference', subject: told.id, detail }, clock());
    }
  }
}

async function compare(
  deps: BillingDeps,
  ticket: number,
  told: SubscriptionState,
  kept: Kept | undefined,
  openAttempts: ReadonlySet<string>,
): Promise<void> {
  const { db, clock } = deps;
  const { id, status, attemptId } = told;
  if (differs(told, kept)) {
    await inTransaction(db, async (tx) => {
      const isOurs = await apply(tx, deps, { ticket, subscription: told });
      const now = clock();
      if (!isOurs && isLive(told) && told.userId !== null) {
        const detail = 'A live subscription was bought here by somebody who is no longer known.';
        return noteTrouble(tx, { kind: 'difference', subject: id, detail }, now);
      }
      await resolveTroubles(tx, 'difference', [id], now);
      if (!isOurs) return;
      const detail = `Kept as ${kept?.status ?? 'unknown'}, at the provider ${status}; corrected.`;
      await noteTrouble(tx, { kind: 'difference', subject: id, detail }, now, now);
    });
  }
  const isUnwanted = status === 'incomplete' && attemptId !== null && !openAttempts.has(attemptId);
  if (isUnwanted && (await findSubscription(db, id))) await endSubscription(deps, id);
}

/** Looks again at who had two live subscriptions. */
export async function reviewSeconds({ db, clock }: BillingDeps): Promise<void> {
  const subjects = await openTroubleSubjects(db, 'second_subscription');
  const rows = await keptSubscriptions(db, subjects);
  const over = subjects.filter((id) => {
    const row = rows.get(id);
    return !row || !isLive(row) || row.isCurrent;
  });
  await resolveTroubles(db, 'second_subscription', over, clock());
}

/** Compares the prices at the provider with the catalogue. */
export async function reviewPrices({ db, clock, payments, signal }: BillingDeps): Promise<void> {
  const differences = await payments.priceDifferences(signal);
  for (const { tier, problem } of differences) {
    const detail = `The price at the provider is not the catalogue’s (${problem}); it is not sold.`;
    await noteTrouble(db, { kind: 'price', subject: tier, detail }, clock());
  }
  const known = await openTroubleSubjects(db, 'price');
  const over = known.filter((subject) => !differences.some(({ tier }) => tier === subject));
  await resolveTroubles(db, 'price', over, clock());
}

/**
 * Makes what is kept here what the provider says: events that never came, then every subscription,
 * money that went back, then the prices. What nobody wants any more is ended.
 */
export async function reconcile(deps: BillingDeps): Promise<void> {
  const { db, clock, payments, signal } = deps;
  const since = new Date(clock().getTime() - EVENTS_KEPT_MS);
  const missed = await payments.eventsSince(since, { onlyUndelivered: true }, signal);
  await keepEvents(db, missed, clock());
  await workOff(deps);
  await compareAll(deps);
  await compareReturned(deps);
  await workOffEndings(deps);
  await reviewSeconds(deps);
  await reviewPrices(deps);
}
