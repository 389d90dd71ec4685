import { describe, expect, test } from 'vitest';
import { ENTERPRISE, isSoldTier, isUpgrade, limitsOf, PLANS, planOf, SOLD_TIERS } from './plans.ts';

describe('the catalogue', () => {
  test('sells two plans by the year', () => {
    expect(PLANS.map(({ tier, priceCents, limits }) => [tier, priceCents, limits])).toEqual([
      ['team_platform', 49_900, { teamLimit: 1, memberLimit: 5 }],
      ['team_genius_blueprint', 299_700, { teamLimit: 10, memberLimit: 50 }],
    ]);
    expect(PLANS.map(({ tier }) => tier)).toEqual([...SOLD_TIERS]);
    expect(PLANS.filter(({ isMostPopular }) => isMostPopular)).toEqual([
      planOf('team_genius_blueprint'),
    ]);
  });

  test('has one lookup key for each plan', () => {
    expect(new Set(PLANS.map(({ lookupKey }) => lookupKey)).size).toBe(PLANS.length);
  });

  test('names enterprise without a price', () => {
    expect(ENTERPRISE).not.toHaveProperty('priceCents');
    expect(isSoldTier(ENTERPRISE.tier)).toBe(false);
    expect(isSoldTier('team_platform')).toBe(true);
    expect(isSoldTier('Team_platform')).toBe(false);
  });
});

describe('tiers', () => {
  test('are upgraded upwards only', () => {
    expect(isUpgrade('team_platform', 'team_genius_blueprint')).toBe(true);
    expect(isUpgrade('team_genius_blueprint', 'enterprise')).toBe(true);
    expect(isUpgrade('team_platform', 'team_platform')).toBe(false);
    expect(isUpgrade('enterprise', 'team_platform')).toBe(false);
  });

  test('bring their limits, unless they are agreed upon', () => {
    expect(limitsOf('team_genius_blueprint')).toEqual({ teamLimit: 10, memberLimit: 50 });
    expect(limitsOf('enterprise')).toBeNull();
  });
});
