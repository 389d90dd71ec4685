import { describe, expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#shared/domain/payment-state.ts';
import { bestOf, isLive, isLiveOrOpen, isRunning, surplusOf } from './subscription.ts';

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

describe('the subscription that counts', () => {
  const plain = {
    id: 'b',
    status: 'active',
    tier: 'team_platform',
    openedAt: days(-100),
    accessUntil: days(100),
  } as const;
  type Fields = Partial<Record<keyof typeof plain, unknown>>;
  const row = (fields: Fields) => ({ ...plain, ...fields }) as Parameters<typeof bestOf>[0][number];

  test.each<[string, Fields, Fields]>([
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
    expect(bestOf([row(best), row(other)], NOW)).toEqual(row(best));
    expect(bestOf([row(other), row(best)], NOW)).toEqual(row(best));
  });

  test('is none of none, and the given list stays in its order', () => {
    expect(bestOf([], NOW)).toBeUndefined();
    const list = [row({ id: 'c' }), row({ id: 'a' })];
    bestOf(list, NOW);
    expect(list.map(({ id }) => id)).toEqual(['c', 'a']);
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
