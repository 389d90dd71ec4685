import { describe, expect, test } from 'vitest';
import { provisionOf } from './provision.ts';
import type { Ranked } from './subscription.ts';

const NOW = new Date('2027-03-01T00:00:00Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const row = (fields: Partial<Ranked> = {}): Ranked => ({
  id: 'sub_1',
  status: 'active',
  tier: 'team_platform',
  openedAt: at(-1),
  accessUntil: at(1),
  ...fields,
});

describe('what happens to a buyer’s account', () => {
  test.each<[string, string | null, string | null, Partial<Ranked>]>([
    ['nothing paid', null, null, { status: 'incomplete', accessUntil: null }],
    ['a price that is not ours', null, null, { tier: null }],
    ['paid', 'open_account', 'update_account', {}],
    ['paid to this instant', null, 'update_account', { accessUntil: NOW }],
    [
      'paid until it was canceled',
      null,
      'update_account',
      { status: 'canceled', accessUntil: at(-1) },
    ],
    ['canceled, with paid time left', 'open_account', 'update_account', { status: 'canceled' }],
  ])('%s: without an account %s is next, with one %s', (_name, without, within, fields) => {
    const subscriptions = [row(fields)];
    expect(provisionOf(subscriptions, false, NOW)?.step ?? null).toBe(without);
    expect(provisionOf(subscriptions, true, NOW)?.step ?? null).toBe(within);
  });

  test('is nothing without a subscription', () => {
    expect(provisionOf([], true, NOW)).toBeNull();
  });

  test('is the best subscription’s plan with the limits of its tier', () => {
    const large = row({ id: 'sub_2', tier: 'team_genius_blueprint', accessUntil: at(2) });
    expect(provisionOf([row(), large], true, NOW)?.plan).toEqual({
      subscriptionId: 'sub_2',
      tier: 'team_genius_blueprint',
      accessUntil: at(2),
      teamLimit: 10,
      memberLimit: 50,
    });
  });
});
