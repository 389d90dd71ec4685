import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { INCIDENT_KINDS } from '#shared/contract/billing.ts';
import {
  type EventSubject,
  type InvoiceState,
  type PaymentState,
  SUBSCRIPTION_STATUSES,
} from '#shared/domain/payment-state.ts';
import { SOLD_TIERS } from '#shared/domain/plans.ts';
import { teamAccounts } from './accounts.ts';
import { createdAt, id, instant, newest, updatedAt } from './columns.ts';
import { users } from './identity.ts';
import { queueColumns } from './queue-columns.ts';

const INVOICE_STATUSES = [
  'draft',
  'open',
  'paid',
  'void',
  'uncollectible',
] as const satisfies readonly InvoiceState['status'][];
const INVOICE_REASONS = [
  'first',
  'renewal',
  'change',
  'other',
] as const satisfies readonly InvoiceState['reason'][];
const DISPUTES = [
  'none',
  'open',
  'won',
  'lost',
] as const satisfies readonly PaymentState['dispute'][];

/** When a subscription is canceled: right away, or at the end of the paid year. */
export const CANCELLATION_EFFECTS = ['now', 'period_end'] as const;
export const CANCELLATION_REASONS = [
  'account_deleted',
  'person_deleted',
  'person_disabled',
  'money_back',
] as const;

const providerId = (name: string) => varchar(name, { length: 255 });
/** Drawn before the provider is asked: an answer with a larger token is never older. */
const fencingToken = () => bigint('fencing_token', { mode: 'number' }).notNull();

/**
 * Numbers drawn in order by all instances together. Not sequences: distributed databases hand those
 * out in blocks.
 */
export const billingCounters = pgTable('billing_counters', {
  name: varchar('name', { length: 40, enum: ['fencing_token'] }).primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
});

export const RECONCILED_LISTS = ['events', 'subscriptions', 'returned_payments'] as const;

/** How far reconciliation has come in the provider's lists. */
export const billingCursors = pgTable('billing_cursors', {
  list: varchar('list', { length: 40, enum: RECONCILED_LISTS }).primaryKey(),
  /** The last object compared; null before the first and after the last page. */
  after: providerId('after'),
  /** Everything created before then has been compared. */
  comparedUntil: instant('compared_until'),
});

/** A buyer. Lock this row before changing anything that belongs to them. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: providerId('customer_id'),
    /** The account that the plan opened. */
    accountId: uuid('account_id').references(() => teamAccounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('billing_customers_customer').on(table.customerId),
    uniqueIndex('billing_customers_account').on(table.accountId),
  ],
);

const buyer = () =>
  uuid('user_id')
    .notNull()
    .references(() => billingCustomers.userId, { onDelete: 'cascade' });

/** A checkout, stored before the provider is asked: its id is the idempotency key. */
export const billingAttempts = pgTable(
  'billing_attempts',
  {
    id: id(),
    userId: buyer(),
    tier: varchar('tier', { length: 30, enum: SOLD_TIERS }).notNull(),
    subscriptionId: providerId('subscription_id'),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_attempts_open').on(table.userId).where(sql`${table.isOpen}`),
    index('billing_attempts_user').on(table.userId),
  ],
);

/** Subscriptions as the provider last reported them, and the access that follows. */
export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: providerId('id').primaryKey(),
    userId: buyer(),
    status: varchar('status', { length: 20, enum: SUBSCRIPTION_STATUSES }).notNull(),
    tier: varchar('tier', { length: 30, enum: SOLD_TIERS }),
    openedAt: instant('opened_at').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull(),
    endedAt: instant('ended_at'),
    hasPendingChange: boolean('has_pending_change').notNull(),
    latestInvoiceId: providerId('latest_invoice_id'),
    fencingToken: fencingToken(),
    /** The one live subscription that counts for its buyer. */
    isCurrent: boolean('is_current').notNull().default(false),
    paidUntil: instant('paid_until'),
    accessUntil: instant('access_until'),
    /** When a full refund or a lost dispute was first seen. */
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('billing_subscriptions_current').on(table.userId).where(sql`${table.isCurrent}`),
    index('billing_subscriptions_user').on(table.userId),
  ],
);

const subscription = () =>
  providerId('subscription_id')
    .notNull()
    .references(() => billingSubscriptions.id, { onDelete: 'cascade' });

export const billingInvoices = pgTable(
  'billing_invoices',
  {
    id: providerId('id').primaryKey(),
    subscriptionId: subscription(),
    status: varchar('status', { length: 20, enum: INVOICE_STATUSES }).notNull(),
    reason: varchar('reason', { length: 20, enum: INVOICE_REASONS }).notNull(),
    totalCents: integer('total_cents').notNull(),
    paidCents: integer('paid_cents').notNull(),
    paidAt: instant('paid_at'),
    fencingToken: fencingToken(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('billing_invoices_subscription').on(table.subscriptionId)],
);

export const billingPayments = pgTable(
  'billing_payments',
  {
    id: providerId('id').primaryKey(),
    subscriptionId: subscription(),
    invoiceId: providerId('invoice_id').notNull(),
    paidCents: integer('paid_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    dispute: varchar('dispute', { length: 10, enum: DISPUTES }).notNull(),
    fencingToken: fencingToken(),
  },
  (table) => [index('billing_payments_subscription').on(table.subscriptionId)],
);

/**
 * The outbox of cancellations at the provider, written in the transaction that makes them necessary.
 * They outlive their buyer: a trigger adds those of deleted people.
 */
export const billingCancellations = pgTable(
  'billing_cancellations',
  {
    subscriptionId: providerId('subscription_id').primaryKey(),
    effect: varchar('effect', { length: 20, enum: CANCELLATION_EFFECTS }).notNull(),
    reason: varchar('reason', { length: 20, enum: CANCELLATION_REASONS }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    ...queueColumns(),
  },
  (table) => [
    index('billing_cancellations_due').on(table.nextTryAt).where(sql`${table.doneAt} is null`),
    index('billing_cancellations_lease').on(table.lease).where(sql`${table.lease} is not null`),
  ],
);

/** The provider's events, each once; they are processed after the webhook has answered. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: providerId('id').primaryKey(),
    name: varchar('name', { length: 100 }).notNull(),
    subject: jsonb('subject').$type<EventSubject>().notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    ...queueColumns(),
  },
  (table) => [
    index('payment_events_received').on(table.receivedAt),
    index('payment_events_due').on(table.nextTryAt).where(sql`${table.doneAt} is null`),
    index('payment_events_lease').on(table.lease).where(sql`${table.lease} is not null`),
  ],
);

/** The notices e-mailed to a buyer about a subscription, so that each is sent once. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    subscriptionId: subscription(),
    /** "failed" or "ended", and since when, in seconds since 1970: "ended:1795000000". */
    about: varchar('about', { length: 40 }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.about] })],
);

/** Payment problems that a master admin has to look into. */
export const paymentIncidents = pgTable(
  'payment_incidents',
  {
    id: id(),
    kind: varchar('kind', { length: 30, enum: INCIDENT_KINDS }).notNull(),
    subject: providerId('subject').notNull(),
    detail: text('detail').notNull(),
    attempts: integer('attempts').notNull().default(1),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    uniqueIndex('payment_incidents_open')
      .on(table.kind, table.subject)
      .where(sql`${table.resolvedAt} is null`),
    index('payment_incidents_newest').on(newest(table.lastSeenAt)),
  ],
);
