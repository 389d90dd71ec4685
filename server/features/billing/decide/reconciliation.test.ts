import { describe, expect, test } from 'vitest';
import type { SubscriptionState } from '../../../providers/payments/port.ts';
import {
  differs,
  differsInReturn,
  isAbandoned,
  isRelevant,
  isStale,
  subjectKeyOf,
} from './reconciliation.ts';

const START = new Date('2027-01-15T00:00:00Z');
const END = new Date('2028-01-15T00:00:00Z');

describe('events', () => {
  test.each([
    ['customer.subscription.created', true],
    ['customer.subscription.deleted', true],
    ['customer.subscription.', false],
    ['customer.updated', false],
    ['x.customer.subscription.created', false],
    ['invoice.paid', true],
    ['invoice.payment_failed', true],
    ['invoice.payment_action_required', true],
    ['invoice.voided', true],
    ['invoice.marked_uncollectible', true],
    ['invoice.finalization_failed', true],
    ['invoice.created', false],
    ['invoice.paid.twice', false],
    ['payment_intent.succeeded', true],
    ['payment_intent.created', false],
    ['charge.refunded', true],
    ['charge.dispute.created', true],
    ['charge.dispute.', false],
    ['charge.succeeded', false],
    ['refund.updated', true],
    ['refund.', false],
    ['price.updated', false],
  ])('%s is relevant: %s', (name, expected) => {
    expect(isRelevant(name)).toBe(expected);
  });

  test('share a key when they are relevant and about the same subject', () => {
    const subject = (paymentId: string) => ({ kind: 'payment', paymentId }) as const;
    const key = (name: string, id: string) => subjectKeyOf({ name, subject: subject(id) });
    expect(key('charge.refunded', 'a')).toBe(key('refund.updated', 'a'));
    expect(key('charge.refunded', 'a')).not.toBe(key('charge.refunded', 'b'));
    expect(key('charge.refunded', 'a')).not.toBe(key('charge.succeeded', 'a'));
    expect(key('charge.succeeded', 'a')).toBe(key('charge.succeeded', 'b'));
  });
});

describe('a subscription at the provider', () => {
  const invoice = { id: 'in_1', status: 'paid' } as SubscriptionState['latestInvoice'];
  const provided: SubscriptionState = {
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    tier: 'team_platform',
    createdAt: START,
    periodStart: START,
    periodEnd: END,
    cancelsAtPeriodEnd: false,
    endedAt: null,
    hasPendingChange: false,
    userId: 'user',
    attemptId: 'attempt',
    latestInvoice: invoice,
  };
  const stored = {
    status: 'active',
    tier: 'team_platform',
    periodStart: new Date(START),
    periodEnd: new Date(END),
    cancelsAtPeriodEnd: false,
    endedAt: null,
    hasPendingChange: false,
    latestInvoiceId: 'in_1',
    invoiceStatus: 'paid',
  } as const;

  test('is what is stored, and differs from nothing', () => {
    expect(differs(provided, stored)).toBe(false);
    expect(differs({ ...provided, endedAt: END }, { ...stored, endedAt: new Date(END) })).toBe(
      false,
    );
    expect(differs(provided, undefined)).toBe(true);
  });

  test('without an invoice is what is stored without one', () => {
    const none = { ...stored, latestInvoiceId: null, invoiceStatus: null };
    expect(differs({ ...provided, latestInvoice: null }, none)).toBe(false);
    expect(differs({ ...provided, latestInvoice: null }, stored)).toBe(true);
  });

  test.each([
    { status: 'past_due' },
    { tier: 'team_genius_blueprint' },
    { tier: null },
    { periodStart: END },
    { periodEnd: START },
    { cancelsAtPeriodEnd: true },
    { endedAt: END },
    { hasPendingChange: true },
    { latestInvoiceId: 'in_2' },
    { invoiceStatus: 'open' },
  ] as const)('differs from %j', (field) => {
    expect(differs(provided, { ...stored, ...field })).toBe(true);
  });

  test.each([
    ['incomplete', 'gone', true],
    ['incomplete', 'open', false],
    ['incomplete', null, false],
    ['active', 'gone', false],
  ] as const)('%s of attempt %s is abandoned: %s', (status, attemptId, expected) => {
    expect(isAbandoned({ status, attemptId }, new Set(['open']))).toBe(expected);
  });

  test.each([
    ['incomplete', 'earlier', true],
    ['active', null, true],
    ['incomplete', 'this', false],
    ['canceled', 'earlier', false],
  ] as const)('%s of attempt %s is stale beside this one: %s', (status, attemptId, expected) => {
    expect(isStale({ status, attemptId }, 'this')).toBe(expected);
  });
});

describe('a returned payment', () => {
  test.each([
    [100, 'none', { refundedCents: 100, dispute: 'none' }, false],
    [100, 'none', { refundedCents: 0, dispute: 'none' }, true],
    [0, 'lost', { refundedCents: 0, dispute: 'open' }, true],
    [0, 'none', undefined, false],
    [1, 'none', undefined, true],
    [0, 'open', undefined, true],
  ] as const)(
    'of %d cents, dispute %s, beside %j differs: %s',
    (cents, dispute, stored, expected) => {
      expect(differsInReturn({ refundedCents: cents, dispute }, stored)).toBe(expected);
    },
  );
});
