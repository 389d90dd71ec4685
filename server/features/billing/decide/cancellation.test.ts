import { describe, expect, test } from 'vitest';
import {
  type BuyerState,
  type Cancellation,
  callFor,
  cancellationOf,
  isLeaving,
  withdrawnOf,
} from './cancellation.ts';

const NOW = new Date('2027-03-01T00:00:00Z');

describe('whether a buyer leaves their plan', () => {
  const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
  test.each<[string, Partial<BuyerState>, boolean]>([
    ['nobody who stays', {}, false],
    ['who is disabled', { isActive: false }, true],
    ['who is disabled, without a plan', { isActive: false, renewsAt: null }, true],
    ['whose plan renews before they are deleted', { deletionDueAt: later(1) }, true],
    ['whose plan renews as they are deleted', { deletionDueAt: NOW }, true],
    ['whose plan renews after they are deleted', { deletionDueAt: later(-1) }, false],
    ['who is deleted and has no plan', { deletionDueAt: later(1), renewsAt: null }, false],
  ])('%s', (_name, fields, expected) => {
    const stays: BuyerState = { isActive: true, deletionDueAt: null, renewsAt: NOW };
    expect(isLeaving({ ...stays, ...fields })).toBe(expected);
  });
});

describe('what has to be canceled at the provider', () => {
  const cancel = (effect: string, reason: string) => ({ effect, reason });
  test.each([
    ['active', false, false, false, null],
    ['past_due', false, false, false, null],
    ['incomplete', false, false, false, null],
    ['active', true, false, false, cancel('now', 'money_back')],
    ['past_due', true, false, true, cancel('now', 'money_back')],
    ['canceled', true, false, true, null],
    ['incomplete_expired', false, false, true, null],
    ['active', false, false, true, cancel('period_end', 'person_disabled')],
    ['active', false, true, true, null],
    ['trialing', false, false, true, cancel('period_end', 'person_disabled')],
    ['incomplete', false, false, true, cancel('now', 'person_disabled')],
    ['past_due', false, true, true, cancel('now', 'person_disabled')],
    ['unpaid', false, false, true, cancel('now', 'person_disabled')],
    ['paused', false, false, true, cancel('now', 'person_disabled')],
  ] as const)(
    '%s, money returned %s, cancels at period end %s, buyer disabled %s: %j',
    (status, isReturned, cancelsAtPeriodEnd, isDisabled, expected) => {
      const revokedAt = isReturned ? NOW : null;
      const subscription = { status, cancelsAtPeriodEnd, revokedAt };
      expect(cancellationOf(subscription, isDisabled)).toEqual(expected);
    },
  );
});

describe('a requested cancellation', () => {
  test.each<[Cancellation['reason'], Date | null, boolean, boolean]>([
    ['person_disabled', null, false, true],
    ['person_disabled', null, true, false],
    ['person_disabled', NOW, false, false],
    ['account_deleted', null, false, false],
    ['person_deleted', null, false, false],
    ['money_back', null, false, false],
  ])('for %s, done at %s, buyer leaving %s: withdrawn %s', (reason, doneAt, isBuyerLeaving, is) => {
    const requested = [{ subscriptionId: 'sub_1', reason, doneAt }];
    expect(withdrawnOf(requested, isBuyerLeaving)).toEqual(is ? ['sub_1'] : []);
  });
});

describe('the call that carries a cancellation out', () => {
  test.each([
    ['now', 'active', false, 'cancel_now'],
    ['now', 'active', true, 'cancel_now'],
    ['now', 'incomplete', false, 'cancel_now'],
    ['now', 'canceled', false, null],
    ['now', 'incomplete_expired', false, null],
    ['period_end', 'active', false, 'cancel_at_period_end'],
    ['period_end', 'trialing', false, 'cancel_at_period_end'],
    ['period_end', 'active', true, null],
    ['period_end', 'past_due', true, null],
    ['period_end', 'past_due', false, 'cancel_now'],
    ['period_end', 'canceled', false, null],
  ] as const)('%s for %s, cancels at period end %s: %s', (effect, status, isSet, call) => {
    expect(callFor(effect, { status, cancelsAtPeriodEnd: isSet })).toBe(call);
  });
});
