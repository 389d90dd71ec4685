/** Every tier a team account can have, from the smallest to the largest. */
export const PLAN_TIERS = ['team_platform', 'team_genius_blueprint', 'enterprise'] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

/** The tiers sold online; the others are negotiated. */
export const SOLD_TIERS = ['team_platform', 'team_genius_blueprint'] as const;
export type SoldTier = (typeof SOLD_TIERS)[number];

/** How many active teams an account may have, and how many people may sign in to it. */
export interface TierLimits {
  readonly teamLimit: number;
  readonly memberLimit: number;
}

/** A tier's name and description for buyers. */
export interface TierOffer {
  readonly tier: PlanTier;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** A plan that is sold online, billed annually and renewed. */
export interface Plan extends TierOffer {
  readonly tier: SoldTier;
  /** US cents for one year. */
  readonly priceCents: number;
  readonly currency: 'usd';
  readonly interval: 'year';
  /**
   * Lookup key of its price at the payment provider; prices are immutable, so a new price takes
   * over the key.
   */
  readonly lookupKey: string;
  readonly isMostPopular: boolean;
  readonly guarantee: string | null;
  readonly limits: TierLimits;
}

/** What is sold online, in display order. */
export const PLANS: readonly Plan[] = [
  {
    tier: 'team_platform',
    name: 'Team Platform',
    description: 'For one team that wants to know how it works best together.',
    features: [
      '3-5 team members',
      '1-on-1 consultation with the founder',
      'Charts and insights',
      'Team dynamics analysis',
    ],
    priceCents: 49_900,
    currency: 'usd',
    interval: 'year',
    lookupKey: 'team_platform_yearly',
    isMostPopular: false,
    guarantee: null,
    limits: { teamLimit: 1, memberLimit: 5 },
  },
  {
    tier: 'team_genius_blueprint',
    name: 'Team Genius Blueprint',
    description: 'For organizations whose teams depend on each other.',
    features: [
      'Up to 10 teams with 30-50 members',
      '4-hour group training seminar',
      'Advanced analytics',
      'Custom working dynamics reports',
      'Priority support',
    ],
    priceCents: 299_700,
    currency: 'usd',
    interval: 'year',
    lookupKey: 'team_genius_blueprint_yearly',
    isMostPopular: true,
    guarantee: '365-day money-back guarantee',
    limits: { teamLimit: 10, memberLimit: 50 },
  },
];

/** Negotiated; its limits are stored with the account. */
export const ENTERPRISE: TierOffer = {
  tier: 'enterprise',
  name: 'Enterprise',
  description: 'For larger organizations, with their own price and program.',
  features: ['Custom pricing', 'Dedicated support', 'Custom training'],
};

/** True for a tier that is sold online. */
export function isSoldTier(tier: string): tier is SoldTier {
  return SOLD_TIERS.some((sold) => sold === tier);
}

/** The plan of a tier that is sold online. */
export function planOf(tier: SoldTier): Plan {
  const plan = PLANS.find((one) => one.tier === tier);
  if (!plan) throw new Error(`There is no plan ${tier}`);
  return plan;
}

/** True when the second tier is larger than the first. */
export function isUpgrade(from: PlanTier, to: PlanTier): boolean {
  return PLAN_TIERS.indexOf(to) > PLAN_TIERS.indexOf(from);
}
