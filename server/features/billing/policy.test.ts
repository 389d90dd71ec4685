import { describe, expect, test } from 'vitest';
import { endingOf, type KeptSubscription, termOf } from './policy.ts';

const NOW = new Date('2027-03-01T00:00:00Z');
const FIRST_PAID = new Date('2026-01-15T00:00:00Z');
const SECOND_YEAR: KeptSubscription = {
  id: 'sub_1',
  status: 'active',
  tier: 'team_platform',
  openedAt: FIRST_PAID,
  periodStart: new Date('2027-01-15T00:00:00Z'),
  periodEnd: new Date('2028-01-15T00:00:00Z'),
  cancelsAtPeriodEnd: false,
  endedAt: null,
  hasPendingChange: false,
  latestInvoiceId: 'in_change',
  revokedAt: null,
};
const FIRST = { id: 'in_first', status: 'paid', reason: 'first', paidAt: FIRST_PAID } as const;
const RENEWAL = {
  id: 'in_renewal',
  status: 'paid',
  reason: 'renewal',
  paidAt: new Date('2027-01-15T01:00:00Z'),
} as const;
const CHANGE = { id: 'in_change', status: 'paid', reason: 'change', paidAt: NOW } as const;
const returned = (invoiceId: string) =>
  ({ invoiceId, paidCents: 49_900, refundedCents: 49_900, dispute: 'none' }) as const;

describe('money that went back', () => {
  test('for the year that runs takes access away', () => {
    const term = termOf(SECOND_YEAR, [FIRST, RENEWAL, CHANGE], [returned('in_renewal')], NOW);
    expect(term).toMatchObject({ revokedAt: NOW, accessUntil: NOW });
  });

  test('for a year that is over does not, whether the invoice of this one is known or not', () => {
    for (const invoices of [
      [FIRST, RENEWAL, CHANGE],
      [FIRST, CHANGE],
    ]) {
      const term = termOf(SECOND_YEAR, invoices, [returned('in_first')], NOW);
      expect(term.revokedAt).toBeNull();
      expect(term.accessUntil?.getTime()).toBeGreaterThan(SECOND_YEAR.periodEnd.getTime());
    }
  });
});

test('a plan whose account was deleted gives nothing from then on, whatever is paid', () => {
  const term = termOf({ ...SECOND_YEAR, endsHereAt: NOW }, [FIRST, RENEWAL, CHANGE], [], NOW);
  expect(term).toEqual({ paidUntil: SECOND_YEAR.periodEnd, accessUntil: NOW, revokedAt: null });
});

describe('what has to end at the provider', () => {
  const ends = (effect: string, reason: string) => ({ effect, reason });
  test.each([
    ['active', false, false, false, null],
    ['past_due', false, false, false, null],
    ['active', true, false, false, ends('now', 'money_back')],
    ['past_due', true, false, true, ends('now', 'money_back')],
    ['canceled', true, false, true, null],
    ['incomplete_expired', false, false, true, null],
    ['active', false, false, true, ends('period_end', 'person_disabled')],
    ['active', false, true, true, null],
    ['trialing', false, false, true, ends('period_end', 'person_disabled')],
    ['incomplete', false, false, true, ends('now', 'person_disabled')],
    ['past_due', false, true, true, ends('now', 'person_disabled')],
    ['unpaid', false, false, true, ends('now', 'person_disabled')],
    ['paused', false, false, true, ends('now', 'person_disabled')],
  ] as const)(
    '%s, money back %s, ends with its year %s, buyer disabled %s: %j',
    (status, isBack, cancelsAtPeriodEnd, isDisabled, ending) => {
      const subscription = { status, cancelsAtPeriodEnd, revokedAt: isBack ? NOW : null };
      expect(endingOf(subscription, isDisabled)).toEqual(ending);
    },
  );
});
