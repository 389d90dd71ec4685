import * as z from 'zod/mini';
import { planOf, SOLD_TIERS } from '../domain/plans.ts';
import { route } from './route.ts';

const SoldTier = z.enum(SOLD_TIERS, 'Choose one of the plans that are sold online');
/** ISO 8601, UTC. */
const Instant = z.string();

/**
 * What a person's plan is now. `none`: never bought. `incomplete`: opened, not paid yet. `past_due`:
 * a payment failed, access goes on until `accessUntil`. `ended`: the account can be read only.
 */
export const BILLING_STATES = ['none', 'incomplete', 'active', 'past_due', 'ended'] as const;

/** What the browser needs to let the buyer pay; the secret belongs to this buyer alone. */
const OpenPayment = z.object({
  clientSecret: z.string(),
  /** `setup` when nothing is due today and only a card is kept. */
  kind: z.enum(['payment', 'setup']),
});

export const BillingStatus = z.object({
  state: z.enum(BILLING_STATES),
  /** What is paid for now; null unless `active`, `past_due` or `ended`. */
  tier: z.nullable(z.enum(SOLD_TIERS)),
  /** The team account that the plan opened. */
  accountId: z.nullable(z.string()),
  /** The account may be changed: teams, people and analyses. */
  hasAccess: z.boolean(),
  /** The end of the paid year, days of grace not counted. */
  paidUntil: z.nullable(Instant),
  /** When access ends unless something is paid until then. */
  accessUntil: z.nullable(Instant),
  /** The plan does not go on after `paidUntil`. */
  cancelsAtPeriodEnd: z.boolean(),
  /** A change of plan waits for its payment. */
  hasPendingChange: z.boolean(),
  /** The last refund or dispute has ended access. */
  isRevoked: z.boolean(),
  /** An account that the person belongs to may be changed, whoever pays for it. */
  isCovered: z.boolean(),
});
export type BillingStatus = z.infer<typeof BillingStatus>;

/** Browsers load the card form by this; the sandbox's takes the secret at `confirmPath`. */
export const getBillingConfig = route({
  method: 'GET',
  path: '/api/billing/config',
  summary: 'How the browser takes the card: the provider’s form, or the sandbox’s',
  access: 'public',
  reply: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
    z.object({ kind: z.literal('sandbox'), confirmPath: z.string() }),
  ]),
  errors: [],
});

export const createSubscription = route({
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Open a subscription to a plan, or go on with the open one; nothing is charged yet',
  access: 'user',
  limit: 'checkout',
  body: z
    .strictObject({
      tier: SoldTier,
      /** US cents, as the buyer was shown. */
      amount: z.int(),
    })
    .check(
      z.refine(({ tier, amount }) => amount === planOf(tier).priceCents, {
        error: 'The amount is not the price of this plan',
        path: ['amount'],
      }),
    ),
  reply: z.object({ ...OpenPayment.shape, subscriptionId: z.string() }),
  errors: ['billing.plan_running', 'billing.not_sold', 'billing.refused', 'billing.unavailable'],
});

export const getBillingStatus = route({
  method: 'GET',
  path: '/api/billing/status',
  summary: 'What the person’s plan is now, as far as is known here; to be asked again and again',
  access: 'user',
  reply: BillingStatus,
  errors: [],
});

export const refreshBilling = route({
  method: 'POST',
  path: '/api/billing/refresh',
  summary: 'Ask the payment provider about the person’s own subscription, and tell what it is now',
  access: 'user',
  reply: BillingStatus,
  errors: ['billing.unavailable'],
});

export const BillingInvoice = z.object({
  id: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  /** What it is for: a first year, another year, a change of plan. */
  reason: z.enum(['first', 'renewal', 'change', 'other']),
  totalCents: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  /** When it was first known here. */
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  /** The provider’s page: the receipt once paid, the way to pay while open. Null when not to be had. */
  url: z.nullable(z.string()),
});
export type BillingInvoice = z.infer<typeof BillingInvoice>;

export const getBilling = route({
  method: 'GET',
  path: '/api/billing',
  summary: 'The person’s plan, its next invoice and the invoices so far, newest first',
  access: 'user',
  reply: z.object({
    status: BillingStatus,
    /** Null when there is no plan, or it does not go on. */
    nextInvoice: z.nullable(z.object({ dueAt: Instant, totalCents: z.number() })),
    invoices: z.array(BillingInvoice),
    /** Whether the provider’s page for cards and cancellation can be opened. */
    hasPortal: z.boolean(),
  }),
  errors: [],
});

/** The address is a bearer secret: go there at once, keep it nowhere. */
export const openBillingPortal = route({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'The address of the provider’s page for cards and cancellation',
  access: 'user',
  reply: z.object({ url: z.string() }),
  errors: ['billing.no_plan', 'billing.refused', 'billing.unavailable'],
});

export const previewUpgrade = route({
  method: 'POST',
  path: '/api/billing/upgrade-preview',
  summary: 'What a change to a larger plan costs now',
  access: 'user',
  body: z.strictObject({ tier: SoldTier }),
  reply: z.object({
    tier: z.enum(SOLD_TIERS),
    /** US cents that are charged at once. */
    dueNowCents: z.number(),
    /** Hand it to the upgrade to be charged just that; good for 15 minutes. */
    countedFrom: Instant,
  }),
  errors: [
    'billing.no_plan',
    'billing.no_upgrade',
    'billing.not_sold',
    'billing.refused',
    'billing.unavailable',
  ],
});

export const upgradePlan = route({
  method: 'POST',
  path: '/api/billing/upgrade',
  summary: 'Change to a larger plan; the plan changes once the difference is paid',
  access: 'user',
  body: z.strictObject({
    tier: SoldTier,
    countedFrom: z.iso.datetime({ error: 'Give the instant of the preview' }),
  }),
  reply: z.object({
    status: BillingStatus,
    /** What the buyer still has to confirm; null when the card on file was enough. */
    payment: z.nullable(OpenPayment),
  }),
  errors: [
    'billing.no_plan',
    'billing.no_upgrade',
    'billing.preview_expired',
    'billing.not_sold',
    'billing.refused',
    'billing.unavailable',
  ],
});

/**
 * Payment incidents. `event`: an event of the provider could not be processed.
 * `difference`: what is kept here was not what the provider says. `second_subscription`: a buyer has
 * two live ones. `price`: a plan’s price at the provider is not the catalogue’s.
 */
export const INCIDENT_KINDS = [
  'event',
  'difference',
  'second_subscription',
  'price',
  'cancellation',
  'dispute',
] as const;

export const PaymentIncident = z.object({
  id: z.string(),
  kind: z.enum(INCIDENT_KINDS),
  /** The id or name at the provider of the event, subscription, price or payment. */
  subject: z.string(),
  /** A sentence for the admin, without personal data. */
  detail: z.string(),
  attempts: z.number(),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  /** Null while it is open. */
  resolvedAt: z.nullable(Instant),
});
export type PaymentIncident = z.infer<typeof PaymentIncident>;

export const listPaymentIncidents = route({
  method: 'GET',
  path: '/api/admin/payment-incidents',
  summary: 'Payment incidents: open ones first, the latest 200',
  access: 'master_admin',
  reply: z.array(PaymentIncident),
  errors: [],
});

export const retryPaymentIncident = route({
  method: 'POST',
  path: '/api/admin/payment-incidents/:id/retry',
  summary: 'Retry what failed; the answer tells whether it is resolved',
  access: 'master_admin',
  params: z.object({ id: z.string().check(z.uuid()) }),
  reply: PaymentIncident,
  errors: ['billing.incident_not_found', 'billing.unavailable'],
});
