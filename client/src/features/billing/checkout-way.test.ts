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
  ['somebody without a plan may buy', none, 'team_platform', null],
  [
    'somebody in another’s running account has nothing to buy',
    { ...none, isCovered: true },
    'team_platform',
    '/team',
  ],
  ['an open purchase may be gone on with', { ...none, state: 'incomplete' }, 'team_platform', null],
  ['a running plan leads to the team', small, 'team_platform', '/team'],
  ['a running plan leads to the team when nothing is chosen', small, null, '/team'],
  [
    'a larger plan than the running one is bought as an upgrade',
    small,
    'team_genius_blueprint',
    '/billing',
  ],
  ['the largest plan is enough for any', large, 'team_platform', '/team'],
  ['a plan in arrears still runs', { ...small, state: 'past_due' }, 'team_platform', '/team'],
  ['a plan that has ended may be bought again', ended, 'team_platform', null],
  [
    'also by somebody who meanwhile works in another’s account',
    { ...ended, isCovered: true },
    'team_platform',
    null,
  ],
] as const)('%s', (_, status, wanted, way) => {
  expect(wayFromCheckout(status, wanted)).toBe(way);
});
