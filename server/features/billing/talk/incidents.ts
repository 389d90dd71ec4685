import type { PaymentIncident } from '#shared/contract/billing.ts';
import type { UserActor } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import { makeDue } from '../../../platform/jobs/queue-store.ts';
import type { Ctx } from '../../context.ts';
import { listUndelivered, retryUndelivered, type Undelivered } from '../../mail/service.ts';
import { type BillingDeps, depsOfRequest } from '../deps.ts';
import { applySnapshot } from '../keep/apply.ts';
import { CANCELLATION_QUEUE } from '../keep/cancellation-store.ts';
import { EVENT_QUEUE, findEvent } from '../keep/event-store.ts';
import {
  findIncident,
  type IncidentRow,
  listIncidents,
  resolveIncidents,
} from '../keep/incident-store.ts';
import { drawFencingToken } from '../keep/subscription-store.ts';
import { processCancellations } from './cancellation-outbox.ts';
import { processEvents } from './events.ts';
import { withBillingErrors } from './provider-errors.ts';
import { reviewPrices, reviewSecondSubscriptions } from './reconcile.ts';
import { fetchSnapshot } from './snapshot.ts';

function presented({ firstSeenAt, lastSeenAt, resolvedAt, ...rest }: IncidentRow): PaymentIncident {
  return {
    ...rest,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

function presentedMail({ id, attempts, lastError, ...times }: Undelivered): PaymentIncident {
  return {
    id,
    kind: 'mail',
    subject: id,
    detail: `We tried ${attempts} times; the last try failed by ${lastError}. Check the mail server’s settings.`,
    attempts,
    firstSeenAt: times.createdAt.toISOString(),
    lastSeenAt: times.triedAt.toISOString(),
    resolvedAt: times.doneAt?.toISOString() ?? null,
  };
}

/** Payment incidents and undelivered e-mail, for the master admin. */
export async function list({ db }: Ctx<UserActor>): Promise<PaymentIncident[]> {
  const mail = (await listUndelivered(db)).map(presentedMail);
  return [...mail, ...(await listIncidents(db)).map(presented)];
}

async function retryDispute(deps: BillingDeps, paymentId: string): Promise<void> {
  const snapshot = await fetchSnapshot(deps, { kind: 'payment', paymentId });
  if (!snapshot) return;
  await inTransaction(deps.db, async (tx) => void (await applySnapshot(tx, deps, snapshot)));
}

async function retrySubscription(deps: BillingDeps, { kind, subject }: IncidentRow): Promise<void> {
  const { db, clock, payments, signal } = deps;
  const fencingToken = await drawFencingToken(db);
  const found = await payments.readSubscription(subject, signal);
  await inTransaction(db, async (tx) => {
    const subscription = found?.subscription;
    if (subscription) await applySnapshot(tx, deps, { fencingToken, subscription });
    if (kind === 'difference') await resolveIncidents(tx, 'difference', [subject], clock());
  });
  await reviewSecondSubscriptions(deps);
}

async function retryCause(deps: BillingDeps, incident: IncidentRow): Promise<void> {
  const { db, clock } = deps;
  const { kind, subject } = incident;
  switch (kind) {
    case 'price':
      return reviewPrices(deps);
    case 'event':
      if (!(await findEvent(db, subject))) return resolveIncidents(db, kind, [subject], clock());
      await makeDue(db, EVENT_QUEUE, subject, clock());
      return processEvents(deps);
    case 'cancellation':
      await makeDue(db, CANCELLATION_QUEUE, subject, clock());
      return processCancellations(deps);
    case 'dispute':
      return retryDispute(deps, subject);
    default:
      return retrySubscription(deps, incident);
  }
}

/**
 * Retries what failed, right away.
 * @throws AppError billing.incident_not_found, billing.unavailable
 */
export async function retry(ctx: Ctx<UserActor>, id: string): Promise<PaymentIncident> {
  const incident = await findIncident(ctx.db, id);
  if (!incident) {
    const mail = await retryUndelivered({ ...ctx, mail: ctx.providers.mail }, id);
    if (!mail) throw new AppError('billing.incident_not_found');
    return presentedMail(mail);
  }
  if (incident.resolvedAt === null) {
    await withBillingErrors(() => retryCause(depsOfRequest(ctx), incident));
  }
  return presented((await findIncident(ctx.db, id)) ?? incident);
}
