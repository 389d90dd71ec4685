// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { billingStatusWith } from '#client/testing/samples.ts';
import type { BillingInvoice, BillingStatus } from '#shared/contract/billing.ts';
import {
  incidentWords,
  invoiceLabel,
  missedRenewal,
  nextWords,
  reasonWords,
  stateLabel,
} from './billing-messages.ts';

const PAID_UNTIL = '2027-05-03T12:00:00.000Z';
const ACCESS_UNTIL = '2027-05-10T12:00:00.000Z';

const invoiceWith = (changes: Partial<BillingInvoice> = {}): BillingInvoice => ({
  id: 'in_1',
  status: 'open',
  reason: 'renewal',
  totalCents: 49_900,
  paidCents: 0,
  refundedCents: 0,
  createdAt: PAID_UNTIL,
  paidAt: null,
  url: 'https://pay.example/in_1',
  ...changes,
});

test.each<[Partial<BillingStatus>, label: string, tone: string]>([
  [{ state: 'none' }, 'Not paid yet', 'warn'],
  [{ state: 'active' }, 'Active', 'ok'],
  [{ state: 'active', cancelsAtPeriodEnd: true }, 'Active, not renewing', 'warn'],
  [{ state: 'past_due', cancelsAtPeriodEnd: true }, 'Payment failed', 'danger'],
  [{ state: 'ended' }, 'Ended', 'neutral'],
])('a plan %j is labeled "%s"', (status, label, tone) => {
  expect(stateLabel(billingStatusWith(status))).toEqual({ label, tone });
});

describe('an invoice that can be paid manually', () => {
  const others = [
    invoiceWith({ id: 'paid', status: 'paid' }),
    invoiceWith({ id: 'change', reason: 'change' }),
    invoiceWith({ id: 'no page', url: null }),
  ];
  const missed = (status: Partial<BillingStatus>, invoices = [...others, invoiceWith()]) =>
    missedRenewal({ status: billingStatusWith(status), invoices })?.id;

  test('is the open one of a failed renewal', () => {
    expect(missed({ state: 'past_due' })).toBe('in_1');
    expect(missed({ state: 'ended' })).toBe('in_1');
    expect(missed({ state: 'past_due' }, others)).toBeUndefined();
  });

  test.each<Partial<BillingStatus>>([
    { state: 'active' },
    { state: 'none' },
    { state: 'ended', isRevoked: true },
  ])('is none of a plan %j', (status) => {
    expect(missed(status)).toBeUndefined();
  });
});

describe('what happens to a plan next', () => {
  const nextInvoice = { dueAt: PAID_UNTIL, totalCents: 49_900 };

  test.each<[Partial<BillingStatus>, string | null]>([
    [
      { state: 'ended', isRevoked: true, paidUntil: PAID_UNTIL },
      'The payment was reversed, so the plan has ended.',
    ],
    [
      { state: 'ended', paidUntil: PAID_UNTIL },
      'The paid year ended on May 3, 2027. You can still view your teams.',
    ],
    [{ state: 'ended' }, 'You can still view your teams.'],
    [
      { state: 'past_due', accessUntil: ACCESS_UNTIL },
      'Your teams stay open until May 10, 2027. Pay before then to keep them open.',
    ],
    [{ state: 'past_due', paidUntil: PAID_UNTIL }, null],
    [
      { state: 'active', cancelsAtPeriodEnd: true, paidUntil: PAID_UNTIL },
      'Your plan is canceled and ends on May 3, 2027. You won’t be charged again.',
    ],
    [{ state: 'active', cancelsAtPeriodEnd: true }, null],
    [{ state: 'active', paidUntil: PAID_UNTIL }, 'Paid until May 3, 2027.'],
    [{ state: 'active' }, null],
  ])('%j', (status, words) => {
    expect(nextWords({ status: billingStatusWith(status), nextInvoice: null })).toBe(words);
  });

  test('is its invoice, unless it has ended or does not renew', () => {
    const words = (status: Partial<BillingStatus>) =>
      nextWords({ status: billingStatusWith({ paidUntil: PAID_UNTIL, ...status }), nextInvoice });
    expect(words({ state: 'active' })).toMatch(
      /^The next invoice, \$499(\.00)?, is due on May 3, 2027\.$/,
    );
    expect(words({ state: 'active', cancelsAtPeriodEnd: true })).toMatch(/^Your plan is canceled/);
    expect(words({ state: 'ended' })).toMatch(/^The paid year ended/);
  });
});

test.each<[BillingInvoice['reason'], string]>([
  ['first', 'First year'],
  ['renewal', 'Another year'],
  ['change', 'Change of plan'],
  ['other', 'Invoice'],
])('an invoice of the kind %s is for: %s', (reason, words) => {
  expect(reasonWords(invoiceWith({ reason }))).toBe(words);
});

test.each<[Partial<BillingInvoice>, label: string, tone: string]>([
  [{ status: 'draft' }, 'In preparation', 'neutral'],
  [{ status: 'open' }, 'To be paid', 'warn'],
  [{ status: 'paid', paidCents: 49_900 }, 'Paid', 'ok'],
  [{ status: 'void' }, 'Canceled', 'neutral'],
  [{ status: 'uncollectible' }, 'Not paid', 'danger'],
  [{ status: 'paid', paidCents: 49_900, refundedCents: 1 }, 'Partly refunded', 'neutral'],
  [{ status: 'paid', paidCents: 49_900, refundedCents: 49_900 }, 'Refunded', 'neutral'],
])('an invoice %j is labeled "%s"', (invoice, label, tone) => {
  expect(invoiceLabel(invoiceWith(invoice))).toEqual({ label, tone });
});

test('payment incidents have distinct messages', () => {
  const kinds = [
    'event',
    'difference',
    'second_subscription',
    'price',
    'cancellation',
    'dispute',
  ] as const;
  const words = kinds.map((kind) => incidentWords({ kind } as Parameters<typeof incidentWords>[0]));
  for (const each of words) expect(each).toMatch(/^[A-Z]\w* \w+/);
  expect(new Set(words).size).toBe(kinds.length);
});
