import { describe, expect, test } from 'vitest';
import { planOf } from '#shared/domain/plans.ts';
import { nextInvoiceOf, stateOf, statusFrom } from './status.ts';

const NOW = new Date('2027-03-01T00:00:00Z');
const LATER = new Date('2028-01-15T00:00:00Z');
const GRACE = new Date('2028-01-18T00:00:00Z');

const RUNNING = {
  id: 'sub_1',
  status: 'active',
  tier: 'team_platform',
  openedAt: NOW,
  periodStart: NOW,
  periodEnd: LATER,
  cancelsAtPeriodEnd: false,
  endedAt: null,
  hasPendingChange: false,
  latestInvoiceId: 'in_1',
  paidUntil: LATER,
  accessUntil: GRACE,
  revokedAt: null,
} as const;
const UNPAID = { ...RUNNING, status: 'incomplete', paidUntil: null, accessUntil: null } as const;

describe('the state of a plan', () => {
  test.each([
    ['active', GRACE, 'active'],
    ['past_due', GRACE, 'past_due'],
    ['canceled', GRACE, 'active'],
    ['past_due', NOW, 'ended'],
    ['active', new Date(NOW.getTime() + 1), 'active'],
    ['incomplete', null, 'incomplete'],
    ['incomplete_expired', null, 'none'],
    ['active', null, 'none'],
  ] as const)('%s with access until %s: %s', (status, accessUntil, state) => {
    expect(stateOf({ status, accessUntil }, NOW)).toBe(state);
  });

  test('without a subscription is none', () => {
    expect(stateOf(undefined, NOW)).toBe('none');
  });
});

describe('what a person is told', () => {
  test('of a running plan', () => {
    const changing = { ...RUNNING, cancelsAtPeriodEnd: true, hasPendingChange: true };
    expect(statusFrom(changing, 'account', false, NOW)).toEqual({
      state: 'active',
      tier: 'team_platform',
      accountId: 'account',
      hasAccess: true,
      paidUntil: LATER.toISOString(),
      accessUntil: GRACE.toISOString(),
      cancelsAtPeriodEnd: true,
      hasPendingChange: true,
      isRevoked: false,
      isCovered: true,
    });
  });

  test('of a subscription that nobody paid: neither its plan nor what it was going to do', () => {
    const changing = { ...UNPAID, cancelsAtPeriodEnd: true, hasPendingChange: true };
    expect(statusFrom(changing, null, false, NOW)).toEqual({
      state: 'incomplete',
      tier: null,
      accountId: null,
      hasAccess: false,
      paidUntil: null,
      accessUntil: null,
      cancelsAtPeriodEnd: false,
      hasPendingChange: false,
      isRevoked: false,
      isCovered: false,
    });
  });

  test('without a subscription', () => {
    const none = { state: 'none', tier: null, isCovered: true, cancelsAtPeriodEnd: false };
    expect(statusFrom(undefined, null, true, NOW)).toMatchObject({ ...none, isRevoked: false });
    expect(statusFrom(undefined, null, false, NOW)).toMatchObject({ isCovered: false });
  });

  test.each([
    ['a failed payment keeps access', { status: 'past_due' }, 'past_due', true],
    ['returned money ends it', { accessUntil: NOW, revokedAt: NOW }, 'ended', false],
  ] as const)('%s', (_name, fields, state, hasAccess) => {
    const status = statusFrom({ ...RUNNING, ...fields }, null, false, NOW);
    expect(status).toMatchObject({ state, hasAccess, isCovered: hasAccess, tier: 'team_platform' });
    expect(status.isRevoked).toBe('revokedAt' in fields);
  });
});

describe('the next invoice', () => {
  test('is the plan’s price at the end of its year', () => {
    const { priceCents } = planOf('team_platform');
    const expected = { dueAt: LATER.toISOString(), totalCents: priceCents };
    expect(nextInvoiceOf(RUNNING, NOW)).toEqual(expected);
  });

  test.each([
    ['past due', { status: 'past_due' }],
    ['canceled at period end', { cancelsAtPeriodEnd: true }],
    ['a price that is not ours', { tier: null }],
    ['access that is over', { accessUntil: NOW }],
    ['nothing paid', { accessUntil: null }],
  ] as const)('is none for %s', (_name, fields) => {
    expect(nextInvoiceOf({ ...RUNNING, ...fields }, NOW)).toBeNull();
  });

  test('is none without a subscription', () => {
    expect(nextInvoiceOf(undefined, NOW)).toBeNull();
  });
});
