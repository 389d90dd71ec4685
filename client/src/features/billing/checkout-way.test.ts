import { expect, test } from 'vitest';
import { wayFromCheckout } from './checkout-way.ts';

const none = { state: 'none', tier: null, hasAccess: false } as const;
const small = { state: 'active', tier: 'team_platform', hasAccess: true } as const;
const large = { state: 'active', tier: 'team_genius_blueprint', hasAccess: true } as const;

test.each([
  ['somebody without a plan may buy', none, false, 'team_platform', null],
  ['somebody in another account has nothing to buy', none, true, 'team_platform', '/team'],
  [
    'an open purchase may be gone on with',
    { ...none, state: 'incomplete' },
    false,
    'team_platform',
    null,
  ],
  ['a running plan leads to the team', small, true, 'team_platform', '/team'],
  ['a running plan leads to the team when nothing is chosen', small, true, null, '/team'],
  [
    'a larger plan than the running one is bought as an upgrade',
    small,
    true,
    'team_genius_blueprint',
    '/billing',
  ],
  ['the largest plan is enough for any', large, true, 'team_platform', '/team'],
  ['a plan in arrears still runs', { ...small, state: 'past_due' }, true, 'team_platform', '/team'],
  [
    'a plan that has ended may be bought again',
    { ...small, state: 'ended', hasAccess: false },
    true,
    'team_platform',
    null,
  ],
] as const)('%s', (_, status, hasTeamAccess, wanted, way) => {
  expect(wayFromCheckout(status, hasTeamAccess, wanted)).toBe(way);
});
