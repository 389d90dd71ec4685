import { describe, expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#shared/domain/payment-state.ts';
import {
  currentOf,
  grantingOf,
  isLive,
  isLiveOrOpen,
  isRunning,
  type Ranked,
  surplusOf,
} from './subscription.ts';

const NOW = new Date('2027-03-01T00:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

describe('which subscriptions can still be charged', () => {
  const LIVE = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];
  test.each(SUBSCRIPTION_STATUSES)('%s', (status) => {
    expect(isLive({ status })).toBe(LIVE.includes(status));
    expect(isLiveOrOpen({ status })).toBe(LIVE.includes(status) || status === 'incomplete');
  });

  test.each([
    ['active', days(1), true],
    ['active', NOW, false],
    ['active', days(-1), false],
    ['active', null, false],
    ['canceled', days(1), false],
    ['incomplete', null, false],
  ] as const)('%s with access until %s is running: %s', (status, accessUntil, expected) => {
    expect(isRunning({ status, accessUntil }, NOW)).toBe(expected);
  });
});

const row = (fields: Partial<Ranked>): Ranked => ({
  id: 'b',
  status: 'active',
  tier: 'team_platform',
  openedAt: days(-100),
  accessUntil: days(100),
  ...fields,
});

describe('the subscription that grants access', () => {
  test.each<[string, Partial<Ranked>, Partial<Ranked>]>([
    [
      'the larger plan, though it ends sooner',
      { tier: 'team_genius_blueprint', accessUntil: days(1) },
      {},
    ],
    [
      'access before a larger plan that is over',
      {},
      { tier: 'team_genius_blueprint', accessUntil: days(-1) },
    ],
    [
      'access before a larger plan that ends now',
      {},
      { tier: 'team_genius_blueprint', accessUntil: NOW },
    ],
    ['access before none', {}, { accessUntil: null }],
    [
      'access that is over before none, though it is older',
      { accessUntil: days(-1), openedAt: days(-300) },
      { accessUntil: null },
    ],
    ['the longer access', { accessUntil: days(101) }, {}],
    ['of those that are over, the last', { accessUntil: days(-1) }, { accessUntil: days(-2) }],
    [
      'a live one before a newer one that has ended',
      {},
      { status: 'canceled', openedAt: days(-1) },
    ],
    [
      'an open one before a newer one that has expired',
      { status: 'incomplete', accessUntil: null },
      { status: 'incomplete_expired', accessUntil: null, openedAt: days(-1) },
    ],
    ['the newer one', { openedAt: days(-99) }, {}],
    ['the smaller id, so that it is always the same', { id: 'a' }, {}],
  ])('%s', (_name, best, other) => {
    expect(grantingOf([row(best), row(other)], NOW)).toEqual(row(best));
    expect(grantingOf([row(other), row(best)], NOW)).toEqual(row(best));
  });

  test('is none of none, and the given list stays in its order', () => {
    expect(grantingOf([], NOW)).toBeUndefined();
    const list = [row({ id: 'c' }), row({ id: 'a' })];
    grantingOf(list, NOW);
    expect(list.map(({ id }) => id)).toEqual(['c', 'a']);
  });
});

describe('the current subscription', () => {
  test.each<[string, Partial<Ranked>, Partial<Ranked>, string | undefined, string]>([
    ['a live one', {}, { accessUntil: days(1) }, 'a', 'a'],
    [
      'not one that has ended, though it grants more',
      { status: 'canceled' },
      { accessUntil: days(1) },
      'b',
      'a',
    ],
    [
      'an order that is not paid yet',
      { status: 'canceled' },
      { status: 'incomplete', accessUntil: null },
      'b',
      'a',
    ],
    [
      'none of those that have ended',
      { status: 'canceled' },
      { status: 'incomplete_expired', accessUntil: null },
      undefined,
      'a',
    ],
  ])('is %s', (_name, a, b, current, granting) => {
    const rows = [row({ id: 'a', ...a }), row({ id: 'b', ...b })];
    expect(currentOf(rows, NOW)?.id).toBe(current);
    expect(grantingOf(rows, NOW)?.id).toBe(granting);
  });
});

describe('subscriptions beyond the first live one', () => {
  interface Row {
    readonly id: string;
    readonly status: SubscriptionStatus;
    readonly revokedAt: Date | null;
  }
  const live = (id: string): Row => ({ id, status: 'active', revokedAt: null });
  test.each<[string, readonly Row[], readonly string[]]>([
    ['none', [], []],
    ['one', [live('a')], []],
    ['three, newest first', [live('c'), live('b'), live('a')], ['c', 'b']],
    ['one that has ended beside it', [{ ...live('b'), status: 'canceled' }, live('a')], []],
    ['one that is not paid beside it', [{ ...live('b'), status: 'incomplete' }, live('a')], []],
    ['one whose money went back beside it', [live('b'), { ...live('a'), revokedAt: NOW }], []],
  ])('%s', (_name, rows, ids) => {
    expect(surplusOf(rows).map(({ id }) => id)).toEqual(ids);
  });
});
