import type { PaymentTrouble } from '#shared/contract/billing.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { apply } from './apply.ts';
import { type BillingDeps, depsOfRequest } from './deps.ts';
import { makeEndingDue } from './ending-store.ts';
import { workOffEndings } from './endings.ts';
import {
  findEvent,
  findTrouble,
  listTroubles,
  makeDue,
  resolveTroubles,
  type TroubleRow,
} from './event-store.ts';
import { ask, workOff } from './events.ts';
import { askingProvider } from './provider-errors.ts';
import { reviewPrices, reviewSeconds } from './reconcile.ts';
import { drawTicket } from './store.ts';

function troubleOf({ firstSeenAt, lastSeenAt, resolvedAt, ...rest }: TroubleRow): PaymentTrouble {
  return {
    ...rest,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

/** What went wrong around payments, for the master admin. */
export async function list({ db }: Ctx<UserActor>): Promise<PaymentTrouble[]> {
  return (await listTroubles(db)).map(troubleOf);
}

async function lookAgain(deps: BillingDeps, { kind, subject }: TroubleRow): Promise<void> {
  const { db, clock, payments, signal } = deps;
  if (kind === 'price') return reviewPrices(deps);
  if (kind === 'event') {
    if (!(await findEvent(db, subject))) return resolveTroubles(db, 'event', [subject], clock());
    await makeDue(db, subject, clock());
    return workOff(deps);
  }
  if (kind === 'ending') {
    await makeEndingDue(db, subject, clock());
    return workOffEndings(deps);
  }
  if (kind === 'dispute') {
    const told = await ask(deps, { kind: 'payment', paymentId: subject });
    if (told) await inTransaction(db, async (tx) => void (await apply(tx, deps, told)));
    return;
  }
  const ticket = await drawTicket(db);
  const found = await payments.readSubscription(subject, signal);
  await inTransaction(db, async (tx) => {
    if (found) await apply(tx, deps, { ticket, subscription: found.subscription });
    if (kind === 'difference') await resolveTroubles(tx, 'difference', [subject], clock());
  });
  await reviewSeconds(deps);
}

/**
 * Tries again at once what went wrong.
 * @throws AppError billing.trouble_not_found, billing.unavailable
 */
export async function retry(ctx: Ctx<UserActor>, id: string): Promise<PaymentTrouble> {
  const trouble = await findTrouble(ctx.db, id);
  if (!trouble) throw new AppError('billing.trouble_not_found');
  if (trouble.resolvedAt === null) {
    await askingProvider(() => lookAgain(depsOfRequest(ctx), trouble));
  }
  return troubleOf((await findTrouble(ctx.db, id)) ?? trouble);
}
