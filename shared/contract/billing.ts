import * as z from 'zod/mini';
import { planOf, SOLD_TIERS } from '../domain/plans.ts';
import { route } from './route.ts';

const SoldTier = z.enum(SOLD_TIERS, 'Choose one of the plans that are sold online');
/** ISO 8601, UTC. */
const Instant = z.string();

/**
 * The state of a person's plan. `none`: never bought. `incomplete`: started, not paid yet.
 * `past_due`: a payment failed, access continues until `accessUntil`. `ended`: the account is
 * read-only.
 */
export const BILLING_STATES = ['none', 'incomplete', 'active', 'past_due', 'ended'] as const;

/** What the browser needs for the payment; the secret is for this buyer only. */
const OpenPayment = z.object({
  clientSecret: z.string(),
  /** `setup` when nothing is due today and the card is only stored. */
  kind: z.enum(['payment', 'setup']),
});

export const BillingStatus = z.object({
  state: z.enum(BILLING_STATES),
  /** The paid plan; null unless `active`, `past_due` or `ended`. */
  tier: z.nullable(z.enum(SOLD_TIERS)),
  /** The team account that the plan opened. */
  accountId: z.nullable(z.string()),
  /** The account is writable: teams, people and analyses. */
  hasAccess: z.boolean(),
  /** The end of the paid year, excluding days of grace. */
  paidUntil: z.nullable(Instant),
  /** When access ends unless another payment succeeds before. */
  accessUntil: z.nullable(Instant),
  /** The plan does not renew after `paidUntil`. */
  cancelsAtPeriodEnd: z.boolean(),
  /** A plan change is waiting for its payment. */
  hasPendingChange: z.boolean(),
  /** A refund or lost dispute ended access. */
  isRevoked: z.boolean(),
  /** An account that the person belongs to is writable, independent of who pays for it. */
  isCovered: z.boolean(),
});
export type BillingStatus = z.infer<typeof BillingStatus>;

/** How browsers load the card form; the sandbox's form sends the secret to `confirmPath`. */
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
  holdsSecret: true,
  limit: 'checkout',
  body: z
    .strictObject({
      tier: SoldTier,
      /** US cents, as shown to the buyer. */
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
  /** What it is for: the first year, a renewal, or a plan change. */
  reason: z.enum(['first', 'renewal', 'change', 'other']),
  totalCents: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  /** When it was first stored here. */
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  /**
   * The provider’s page: a receipt once paid, a payment page while open. Null when not available.
   */
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
    /** Null when there is no plan, or it does not renew. */
    nextInvoice: z.nullable(z.object({ dueAt: Instant, totalCents: z.number() })),
    invoices: z.array(BillingInvoice),
    /** Whether the provider’s page for cards and cancellation can be opened. */
    hasPortal: z.boolean(),
  }),
  errors: [],
});

/** The address is a bearer secret: navigate to it immediately, and do not store it. */
export const openBillingPortal = route({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'The address of the provider’s page for cards and cancellation',
  access: 'user',
  holdsSecret: true,
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
    /** US cents charged immediately. */
    dueNowCents: z.number(),
    /** Pass it to the upgrade to be charged exactly this amount; valid for 15 minutes. */
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
  holdsSecret: true,
  body: z.strictObject({
    tier: SoldTier,
    countedFrom: z.iso.datetime({ error: 'Give the instant of the preview' }),
  }),
  reply: z.object({
    status: BillingStatus,
    /** What the buyer still has to confirm; null when the card on file was sufficient. */
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
 * Payment incidents. `event`: an event of the provider could not be processed. `difference`: the
 * stored state differed from the provider's. `second_subscription`: a buyer has two live ones.
 * `price`: a plan’s price at the provider differs from the catalog.
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
  /** `mail`: an email that could not be delivered. */
  kind: z.enum([...INCIDENT_KINDS, 'mail']),
  /** The provider's id or name of the event, subscription, price or payment; an email's own id. */
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
