import * as z from 'zod';

/* The Stripe parameters that the sandbox supports; all others are rejected. */

const text = z.string().min(1).max(5_000);
const yes = z.enum(['true', 'false']).transform((value) => value === 'true');
const whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const expand = z.array(text).max(10).default([]);
const page = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
  expand,
};

export const Nothing = z.strictObject({ expand });

export const CustomerCreate = z.strictObject({
  email: z.email().optional(),
  name: text.optional(),
  metadata,
  expand,
});

export const ProductCreate = z.strictObject({
  id: text.optional(),
  name: text,
  description: text.optional(),
  metadata,
  expand,
});

export const ProductList = z.strictObject({ ids: z.array(text).optional(), ...page });

export const PriceCreate = z.strictObject({
  product: text,
  currency: z.literal('usd'),
  unit_amount: whole.pipe(z.number().min(0)),
  recurring: z.strictObject({ interval: z.literal('year') }),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: yes.default(false),
  metadata,
  expand,
});

export const PriceList = z.strictObject({
  lookup_keys: z.array(text).max(10).optional(),
  active: yes.optional(),
  ...page,
});

const prorated = z.literal('always_invoice');
const changedItems = z.tuple([z.strictObject({ id: text, price: text })]);

export const SubscriptionCreate = z.strictObject({
  customer: text,
  items: z.tuple([z.strictObject({ price: text })]),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.strictObject({ save_default_payment_method: z.literal('on_subscription') }),
  metadata,
  expand,
});

export const SubscriptionUpdate = z.union([
  z.strictObject({ cancel_at_period_end: yes, expand }),
  z.strictObject({
    items: changedItems,
    proration_behavior: prorated,
    proration_date: whole.optional(),
    payment_behavior: z.literal('pending_if_incomplete'),
    expand,
  }),
]);

export const SubscriptionList = z.strictObject({
  customer: text.optional(),
  status: z.enum(['all', 'active', 'past_due', 'incomplete', 'canceled']).optional(),
  ...page,
});

export const InvoicePreview = z.strictObject({
  customer: text.optional(),
  subscription: text,
  subscription_details: z.strictObject({
    items: changedItems,
    proration_behavior: prorated,
    proration_date: whole.optional(),
  }),
  expand,
});

export const InvoicePaymentList = z.strictObject({
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }),
  ...page,
});

const begun = z.strictObject({ gte: whole }).optional();

export const DisputeList = z.strictObject({
  payment_intent: text.optional(),
  created: begun,
  ...page,
});

export const RefundList = z.strictObject({ created: begun, ...page });

export const RefundCreate = z.strictObject({
  payment_intent: text,
  amount: whole.pipe(z.number().min(1)).optional(),
  metadata,
  expand,
});

export const EventList = z.strictObject({
  created: begun,
  type: text.optional(),
  delivery_success: yes.optional(),
  ...page,
});

export const PortalCreate = z.strictObject({ customer: text, return_url: z.url(), expand });

/** The first problem of a request, in Stripe's format. */
export function problemOf(error: z.ZodError): { message: string; code: string; param: string } {
  const issue = error.issues.flatMap((one) =>
    one.code === 'invalid_union' ? (one.errors.at(-1) ?? one) : one,
  )[0];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...keys].map(String);
  const [first = '', ...rest] = path;
  const param = first + rest.map((part) => `[${part}]`).join('');
  if (keys.length > 0) {
    return { code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` };
  }
  return { code: 'parameter_invalid', param, message: `Invalid parameter ${param}` };
}
