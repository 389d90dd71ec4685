import { describe, expect, test } from 'vitest';
import type { StoredSubscription } from './subscription.ts';
import { GRACE_MS, isSameTerm, type StoredInvoice, type StoredPayment, termOf } from './term.ts';

const HOUR_MS = 3_600_000;
const at = (day: string) => new Date(`${day}T00:00:00Z`);
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

const NOW = at('2027-03-01');
const START = at('2027-01-15');
const END = at('2028-01-15');
const ENDED = at('2027-06-01');
const withGrace = (date: Date) => later(date, GRACE_MS);

const SECOND_YEAR: StoredSubscription = {
  id: 'sub_1',
  status: 'active',
  tier: 'team_platform',
  openedAt: at('2026-01-15'),
  periodStart: START,
  periodEnd: END,
  cancelsAtPeriodEnd: false,
  endedAt: null,
  hasPendingChange: false,
  latestInvoiceId: 'in_latest',
  revokedAt: null,
};
const invoice = (fields: Partial<StoredInvoice> = {}): StoredInvoice => ({
  id: 'in_latest',
  status: 'paid',
  reason: 'renewal',
  paidAt: START,
  ...fields,
});
const payment = (fields: Partial<StoredPayment> = {}): StoredPayment => ({
  invoiceId: 'in_latest',
  paidCents: 49_900,
  refundedCents: 0,
  dispute: 'none',
  ...fields,
});
const term = (
  fields: Partial<Parameters<typeof termOf>[0]>,
  latest: Partial<StoredInvoice> | null = {},
  payments: readonly StoredPayment[] = [],
) => termOf({ ...SECOND_YEAR, ...fields }, latest === null ? [] : [invoice(latest)], payments, NOW);

const NOTHING = { paidUntil: null, accessUntil: null, revokedAt: null };

describe('what has been paid for', () => {
  test.each<
    [string, Partial<StoredSubscription>, Partial<StoredInvoice> | null, Date | null, Date | null]
  >([
    ['a paid year', {}, {}, END, withGrace(END)],
    ['a paid first year', {}, { reason: 'first' }, END, withGrace(END)],
    ['a paid change of plan', {}, { reason: 'change' }, END, withGrace(END)],
    ['an unpaid change of plan', {}, { reason: 'change', status: 'open' }, END, withGrace(END)],
    ['an open renewal', {}, { status: 'open' }, START, withGrace(START)],
    [
      'an open renewal, past due',
      { status: 'past_due' },
      { status: 'open' },
      START,
      withGrace(START),
    ],
    ['an open first invoice', {}, { reason: 'first', status: 'open' }, null, null],
    ['a price that is not ours', { tier: null }, {}, null, null],
    ['incomplete', { status: 'incomplete' }, {}, null, null],
    ['expired before it was paid', { status: 'incomplete_expired' }, {}, null, null],
    ['active, invoice unknown', {}, null, END, withGrace(END)],
    ['trialing, invoice unknown', { status: 'trialing' }, null, END, withGrace(END)],
    ['past due, invoice unknown', { status: 'past_due' }, null, null, null],
    ['canceled, invoice unknown', { status: 'canceled' }, null, null, null],
    [
      'another invoice is the latest',
      { latestInvoiceId: 'in_2' },
      { status: 'open' },
      END,
      withGrace(END),
    ],
  ])('%s', (_name, fields, latest, paidUntil, accessUntil) => {
    expect(term(fields, latest)).toEqual({ paidUntil, accessUntil, revokedAt: null });
  });
});

describe('days of grace', () => {
  const OPEN = { status: 'open' } as const;
  test.each<[string, Partial<StoredSubscription>, Partial<StoredInvoice>, Date]>([
    ['follow a plan that renews', {}, {}, withGrace(END)],
    ['do not follow a canceled plan', { cancelsAtPeriodEnd: true }, {}, END],
    [
      'follow a canceled plan whose renewal is open',
      { cancelsAtPeriodEnd: true },
      OPEN,
      withGrace(START),
    ],
    ['follow a failed payment', { status: 'past_due' }, OPEN, withGrace(START)],
    ['do not follow an unpaid plan', { status: 'unpaid' }, OPEN, START],
    ['do not follow a paused plan', { status: 'paused' }, {}, END],
    [
      'do not follow an unpaid, canceled plan',
      { status: 'unpaid', cancelsAtPeriodEnd: true },
      OPEN,
      START,
    ],
  ])('%s', (_name, fields, latest, accessUntil) => {
    expect(term(fields, latest).accessUntil).toEqual(accessUntil);
  });

  test('are three', () => {
    expect(GRACE_MS).toBe(3 * 24 * HOUR_MS);
  });
});

describe('a subscription that has ended', () => {
  test('gives access and counts as paid until then', () => {
    const ended = term({ status: 'canceled', endedAt: ENDED });
    expect(ended).toEqual({ paidUntil: ENDED, accessUntil: ENDED, revokedAt: null });
  });

  test('was paid to its period’s end when it ended after it, and keeps grace until it ended', () => {
    const endedAt = later(END, HOUR_MS);
    const ended = term({ status: 'canceled', endedAt });
    expect(ended).toMatchObject({ paidUntil: END, accessUntil: endedAt });
  });

  test('has its access cut only once it is canceled, its paid time in any case', () => {
    expect(term({ endedAt: ENDED })).toEqual({
      paidUntil: ENDED,
      accessUntil: withGrace(END),
      revokedAt: null,
    });
  });

  test('keeps its period when the provider names no end', () => {
    expect(term({ status: 'canceled' })).toMatchObject({
      paidUntil: END,
      accessUntil: withGrace(END),
    });
  });
});

describe('a deleted account', () => {
  test('ends access there, whatever is paid', () => {
    expect(term({ accountDeletedAt: NOW })).toEqual({
      paidUntil: END,
      accessUntil: NOW,
      revokedAt: null,
    });
  });

  test('does not extend access that ended before', () => {
    const deleted = term({ status: 'canceled', endedAt: ENDED, accountDeletedAt: END });
    expect(deleted.accessUntil).toEqual(ENDED);
  });
});

describe('returned money', () => {
  const revoked = { revokedAt: NOW, accessUntil: NOW, paidUntil: END };
  const kept = { revokedAt: null, accessUntil: withGrace(END), paidUntil: END };
  test.each<[string, Partial<StoredPayment>, object]>([
    ['refunded in full', { refundedCents: 49_900 }, revoked],
    ['refunded beyond the amount', { refundedCents: 50_000 }, revoked],
    ['refunded but for a cent', { refundedCents: 49_899 }, kept],
    ['refunded by half', { refundedCents: 24_950 }, kept],
    ['not refunded', {}, kept],
    ['nothing paid, nothing refunded', { paidCents: 0 }, kept],
    ['a cent paid and refunded', { paidCents: 1, refundedCents: 1 }, revoked],
    ['a lost dispute', { dispute: 'lost' }, revoked],
    ['an open dispute', { dispute: 'open' }, kept],
    ['a won dispute', { dispute: 'won' }, kept],
    ['of another invoice', { refundedCents: 49_900, invoiceId: 'in_other' }, kept],
  ])('%s', (_name, fields, expected) => {
    expect(term({}, {}, [payment(), payment(fields)])).toEqual(expected);
  });

  test('keeps the instant at which it was first seen', () => {
    const seenAt = at('2027-02-01');
    const again = term({ revokedAt: seenAt }, {}, [payment({ dispute: 'lost' })]);
    expect(again).toMatchObject({ revokedAt: seenAt, accessUntil: seenAt });
  });

  test('does not extend access that ended before', () => {
    const endedAt = at('2027-02-01');
    const ended = term({ status: 'canceled', endedAt }, {}, [payment({ dispute: 'lost' })]);
    expect(ended).toMatchObject({ revokedAt: NOW, accessUntil: endedAt });
  });

  test('that is no longer returned, such as by a dispute reopened and won, gives access back', () => {
    const won = term({ revokedAt: at('2027-02-01') }, {}, [payment({ dispute: 'won' })]);
    expect(won.revokedAt).toBeNull();
  });

  const RETURNED = [payment({ refundedCents: 49_900 })];
  test.each([
    ['at the start of the period', 0, true],
    ['an hour before, the skew that is allowed', -HOUR_MS, true],
    ['a millisecond more than an hour before', -HOUR_MS - 1, false],
    ['a year before', -365 * 24 * HOUR_MS, false],
    ['after the start', HOUR_MS, true],
  ])('counts when the invoice was paid %s: %d, %s', (_name, offsetMs, counts) => {
    const { revokedAt } = term({}, { paidAt: later(START, offsetMs) }, RETURNED);
    expect(revokedAt).toEqual(counts ? NOW : null);
  });

  test('of the last paid year counts while the renewal is open', () => {
    const first = invoice({ id: 'in_first', reason: 'first', paidAt: at('2026-01-15') });
    const renewal = invoice({ status: 'open', paidAt: null });
    const returned = [payment({ invoiceId: 'in_first', refundedCents: 49_900 })];
    const { revokedAt } = termOf(SECOND_YEAR, [renewal, first], returned, NOW);
    expect(revokedAt).toEqual(NOW);
  });

  const FIRST = invoice({ id: 'in_first', reason: 'first', paidAt: at('2026-01-15') });
  const RENEWAL = invoice({ id: 'in_renewal', paidAt: later(START, HOUR_MS) });
  const CHANGE = invoice({ id: 'in_latest', reason: 'change', paidAt: NOW });
  const OTHER = invoice({ id: 'in_other', reason: 'other', paidAt: NOW });
  const UNPAID = invoice({ id: 'in_unpaid', status: 'void', paidAt: NOW });
  test.each([
    ['this year’s', 'in_renewal', [FIRST, RENEWAL, CHANGE, OTHER, UNPAID], true],
    ['this year’s, in another order', 'in_renewal', [RENEWAL, CHANGE, FIRST], true],
    ['last year’s', 'in_first', [FIRST, RENEWAL, CHANGE], false],
    ['last year’s, this year’s not known yet', 'in_first', [FIRST, CHANGE], false],
    ['a change of plan’s', 'in_latest', [FIRST, RENEWAL, CHANGE], false],
  ])('of %s invoice', (_name, invoiceId, invoices, counts) => {
    const returned = [payment({ invoiceId, refundedCents: 49_900 })];
    const { revokedAt } = termOf(SECOND_YEAR, invoices, returned, NOW);
    expect(revokedAt).toEqual(counts ? NOW : null);
  });

  test('of an invoice whose time of payment is unknown counts as older than any other', () => {
    const undated = invoice({ id: 'in_undated', paidAt: null });
    const returned = [payment({ invoiceId: 'in_undated', refundedCents: 49_900 })];
    for (const invoices of [[undated, RENEWAL], [RENEWAL, undated], [undated]]) {
      expect(termOf(SECOND_YEAR, invoices, returned, NOW).revokedAt).toBeNull();
    }
  });

  test('without any paid invoice counts for nothing', () => {
    const open = invoice({ status: 'open', paidAt: null });
    const returned = [payment({ refundedCents: 49_900 })];
    expect(termOf(SECOND_YEAR, [open], returned, NOW).revokedAt).toBeNull();
  });

  test('says nothing where nothing has been paid', () => {
    expect(term({ status: 'incomplete' }, {}, RETURNED)).toEqual(NOTHING);
  });
});

describe('two terms', () => {
  const A = { paidUntil: START, accessUntil: END, revokedAt: NOW };
  test.each([
    ['the same instants', { ...A, paidUntil: new Date(START) }, true],
    ['other paid time', { ...A, paidUntil: END }, false],
    ['other access', { ...A, accessUntil: START }, false],
    ['another revocation', { ...A, revokedAt: END }, false],
    ['no revocation', { ...A, revokedAt: null }, false],
  ])('%s', (_name, b, isSame) => {
    expect(isSameTerm(A, b)).toBe(isSame);
    expect(isSameTerm(b, A)).toBe(isSame);
  });

  test('without any date are the same', () => {
    expect(isSameTerm(NOTHING, { ...NOTHING })).toBe(true);
  });
});
