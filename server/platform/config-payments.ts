import { z } from 'zod';

const text = z.string().trim().min(1);
const STRIPE_KEYS = { secret: /^[sr]k_(test|live)_\S+$/, publishable: /^pk_(test|live)_\S+$/ };

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

type Given = Readonly<Record<string, string | undefined>>;
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
  const [secretKey, webhookSecret, publishableKey] = STRIPE_GROUP.map((name) => env[name]);
  return secretKey && webhookSecret && publishableKey
    ? { kind: 'stripe', secretKey, webhookSecret, publishableKey }
    : { kind: 'embedded' };
}

/** Problems between variables, in any mode. */
export function stripeProblems(given: Given): string[] {
  const keys = STRIPE_GROUP.map((name) => given[name]);
  const isWhole = keys.every((key) => key !== undefined);
  if (!isWhole && keys.some((key) => key !== undefined)) {
    return [
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY belong together: set all',
    ];
  }
  const [secretMode, , publishableMode] = keys.map((key) => /_(test|live)_/.exec(key ?? '')?.[1]);
  return isWhole && secretMode && publishableMode && secretMode !== publishableMode
    ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: test and live']
    : [];
}

/** What production refuses; each message says how to fix it. */
export function stripeProductionProblems(given: Given): string[] {
  const secretKey = given['STRIPE_SECRET_KEY'];
  if (STRIPE_GROUP.every((name) => given[name] === undefined)) {
    return ['STRIPE_SECRET_KEY is missing: set it'];
  }
  return /^[sr]k_test_/.test(secretKey ?? '')
    ? ['STRIPE_SECRET_KEY is one for tests: set a live one']
    : [];
}
