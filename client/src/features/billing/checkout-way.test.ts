import { expect, test } from 'vitest';
import { wayFromCheckout } from './checkout-way.ts';

const none = { state: 'none', tier: null, hasAccess: false, isCovered: false } as const;
const small = {
  state: 'active',
  tier: 'team_platform',
  hasAccess: true,
  isCovered: true,
} as const;
const large = { ...small, tier: 'team_genius_blueprint' } as const;
const ended = { ...small, state: 'ended', hasAccess: false, isCovered: false } as const;

test.each([
  ['a person without a plan may buy', none, 'team_platform', null],
  [
    'a member of a running account has nothing to buy',
    { ...none, isCovered: true },
    'team_platform',
    '/team',
  ],
  ['an open purchase may be continued', { ...none, state: 'incomplete' }, 'team_platform', null],
  ['a running plan redirects to the team', small, 'team_platform', '/team'],
  ['a running plan redirects to the team when no plan is chosen', small, null, '/team'],
  [
    'a larger plan than the running one is bought as an upgrade',
    small,
    'team_genius_blueprint',
    '/billing',
  ],
  ['the largest plan covers any other', large, 'team_platform', '/team'],
  ['a plan past due is still running', { ...small, state: 'past_due' }, 'team_platform', '/team'],
  ['a plan that has ended may be bought again', ended, 'team_platform', null],
  [
    'an ended plan may be bought again by a member of another account',
    { ...ended, isCovered: true },
    'team_platform',
    null,
  ],
] as const)('%s', (_, status, wanted, way) => {
  expect(wayFromCheckout(status, wanted)).toBe(way);
});
