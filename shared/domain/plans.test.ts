import { describe, expect, test } from 'vitest';
import { ENTERPRISE, isSoldTier, isUpgrade, PLANS, planOf, SOLD_TIERS } from './plans.ts';

describe('the catalog', () => {
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

  test('keeps the lookup keys that the payment provider knows its prices by', () => {
    expect(
      PLANS.map(({ lookupKey, currency, interval }) => [lookupKey, currency, interval]),
    ).toEqual([
      ['team_platform_yearly', 'usd', 'year'],
      ['team_genius_blueprint_yearly', 'usd', 'year'],
    ]);
  });

  test('promises what the plans are sold with', () => {
    const offers = [...PLANS, ENTERPRISE].map(({ name, features }) => [name, features]);
    expect(offers).toEqual([
      [
        'Team Platform',
        [
          '3-5 team members',
          '1-on-1 consultation with the founder',
          'Charts and insights',
          'Team dynamics analysis',
        ],
      ],
      [
        'Team Genius Blueprint',
        [
          'Up to 10 teams with 30-50 members',
          '4-hour group training seminar',
          'Advanced analytics',
          'Custom working dynamics reports',
          'Priority support',
        ],
      ],
      ['Enterprise', ['Custom pricing', 'Dedicated support', 'Custom training']],
    ]);
    expect(PLANS.map(({ guarantee }) => guarantee)).toEqual([null, '365-day money-back guarantee']);
  });

  test('describes every plan in a sentence of its own', () => {
    const sentences = [...PLANS, ENTERPRISE].map(({ description }) => description);
    expect(new Set(sentences).size).toBe(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^For .+\.$/);
  });

  test('names enterprise without a price', () => {
    expect(ENTERPRISE).not.toHaveProperty('priceCents');
    expect(isSoldTier(ENTERPRISE.tier)).toBe(false);
    expect(isSoldTier('team_platform')).toBe(true);
    expect(isSoldTier('Team_platform')).toBe(false);
  });
});

describe('tiers', () => {
  test('can only be upgraded to a larger one', () => {
    expect(isUpgrade('team_platform', 'team_genius_blueprint')).toBe(true);
    expect(isUpgrade('team_genius_blueprint', 'enterprise')).toBe(true);
    expect(isUpgrade('team_platform', 'team_platform')).toBe(false);
    expect(isUpgrade('enterprise', 'team_platform')).toBe(false);
  });
});
