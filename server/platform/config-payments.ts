import { z } from 'zod';
import { type Given, groupProblems, hasAll } from './config-groups.ts';

const text = z.string().trim().min(1);
const STRIPE_KEYS = { secret: /^[sr]k_(test|live)_\S+$/, publishable: /^pk_(test|live)_\S+$/ };

const STRIPE_MODE = /^[a-z]k_(test|live)_/;

/** The environment variables of payments. */
export const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: text
    .regex(STRIPE_KEYS.secret, 'must begin with sk_test_ or sk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_\S+$/, 'must begin with whsec_').optional(),
  STRIPE_PUBLISHABLE_KEY: text
    .regex(STRIPE_KEYS.publishable, 'must begin with pk_test_ or pk_live_')
    .optional(),
};

type StripeValues = z.output<z.ZodObject<typeof STRIPE_VARIABLES>>;

export type PaymentsChoice =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Served to the browser by the API at run time. */
      readonly publishableKey: string;
    };

const STRIPE_GROUP = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PUBLISHABLE_KEY',
] as const;

/** Stripe when it is configured, else the sandbox. */
export function paymentsOf(env: StripeValues): PaymentsChoice {
  if (!hasAll(env, STRIPE_GROUP)) return { kind: 'embedded' };
  return {
    kind: 'stripe',
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
  };
}

/** Problems between variables, in any mode. */
export function stripeProblems(given: Given): string[] {
  if (!hasAll(given, STRIPE_GROUP)) return groupProblems(given, STRIPE_GROUP);
  const [secretMode, publishableMode] = [given.STRIPE_SECRET_KEY, given.STRIPE_PUBLISHABLE_KEY].map(
    (key) => STRIPE_MODE.exec(key)?.[1],
  );
  return secretMode && publishableMode && secretMode !== publishableMode
    ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: test and live']
    : [];
}

/** What production refuses; each message says how to fix it. */
export function stripeProductionProblems(given: Given): string[] {
  if (STRIPE_GROUP.every((name) => given[name] === undefined)) {
    return ['STRIPE_SECRET_KEY is missing: set it'];
  }
  return STRIPE_MODE.exec(given['STRIPE_SECRET_KEY'] ?? '')?.[1] === 'test'
    ? ['STRIPE_SECRET_KEY is one for tests: set a live one']
    : [];
}
