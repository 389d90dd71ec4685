import { isLiveOrOpen, type StoredSubscription } from './subscription.ts';

/** What has to happen to a subscription at the provider. */
export interface Cancellation {
  readonly effect: 'now' | 'period_end';
  /** `person_disabled` also stands for a buyer who asked for their deletion. */
  readonly reason: 'account_deleted' | 'person_deleted' | 'person_disabled' | 'money_back';
}

type Cancelable = Pick<StoredSubscription, 'status' | 'cancelsAtPeriodEnd'>;

function isPaid({ status }: Cancelable): boolean {
  return status === 'active' || status === 'trialing';
}

/** What decides whether a buyer leaves their plan. */
export interface BuyerState {
  readonly isActive: boolean;
  /** When their own account is deleted; null unless they asked for it. */
  readonly deletionDueAt: Date | null;
  /** When their current subscription renews; null without one. */
  readonly renewsAt: Date | null;
}

/**
 * Whether a buyer must not be charged again: they are disabled, or their plan renews before they are
 * deleted. A plan that renews only afterwards is canceled with the deletion.
 */
export function isLeaving({ isActive, deletionDueAt, renewsAt }: BuyerState): boolean {
  return !isActive || (deletionDueAt !== null && renewsAt !== null && renewsAt <= deletionDueAt);
}

/**
 * Whether a subscription has to be canceled at the provider so that nobody is charged for nothing.
 * Returned money cancels right away. A buyer who leaves is not charged again, while the rest of the
 * account keeps what is paid.
 * @param isBuyerLeaving as `isLeaving` says.
 */
export function cancellationOf(
  subscription: Cancelable & Pick<StoredSubscription, 'revokedAt'>,
  isBuyerLeaving: boolean,
): Cancellation | null {
  if (!isLiveOrOpen(subscription)) return null;
  if (subscription.revokedAt !== null) return { effect: 'now', reason: 'money_back' };
  if (!isBuyerLeaving) return null;
  if (!isPaid(subscription)) return { effect: 'now', reason: 'person_disabled' };
  if (subscription.cancelsAtPeriodEnd) return null;
  return { effect: 'period_end', reason: 'person_disabled' };
}

/** A cancellation that was requested; `doneAt` is null until it is carried out. */
interface Requested {
  readonly subscriptionId: string;
  readonly reason: Cancellation['reason'];
  readonly doneAt: Date | null;
}

/** Requested cancellations to withdraw, since their buyer stays. @returns subscription ids. */
export function withdrawnOf(requested: Iterable<Requested>, isBuyerLeaving: boolean): string[] {
  if (isBuyerLeaving) return [];
  return [...requested]
    .filter(({ reason, doneAt }) => reason === 'person_disabled' && doneAt === null)
    .map(({ subscriptionId }) => subscriptionId);
}

/** The call that carries a cancellation out; null when the provider has done it already. */
export function callFor(
  effect: Cancellation['effect'],
  subscription: Cancelable,
): 'cancel_now' | 'cancel_at_period_end' | null {
  if (!isLiveOrOpen(subscription)) return null;
  if (effect === 'period_end' && subscription.cancelsAtPeriodEnd) return null;
  return effect === 'now' || !isPaid(subscription) ? 'cancel_now' : 'cancel_at_period_end';
}
