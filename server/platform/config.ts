import { z } from 'zod';
import {
  type AiConfig,
  aiOf,
  OPENAI_VARIABLES,
  openAiProblems,
  openAiProductionProblems,
} from './config-ai.ts';
import {
  DATABASE_VARIABLES,
  type DatabaseConfig,
  databaseOf,
  databaseProblems,
} from './config-database.ts';
import { type Given, groupProblems, hasAll } from './config-groups.ts';
import { MAIL_VARIABLES, type MailChoice, mailOf, mailProblems } from './config-mail.ts';
import {
  type PaymentsChoice,
  paymentsOf,
  STRIPE_VARIABLES,
  stripeProblems,
  stripeProductionProblems,
} from './config-payments.ts';
import { RETENTION_VARIABLES, type Retention, retentionOf } from './config-retention.ts';
import { SERVING_VARIABLES, type ServingConfig, servingOf } from './config-serving.ts';

const text = z.string().trim().min(1);
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ''),
  );
const emails = list.refine(
  (all) => all.every((part) => z.email().safeParse(part).success),
  'must be email addresses separated by commas',
);
const count = z.coerce.number().int().min(1).max(1_000_000_000);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Every environment variable the server knows. `.env.example` explains each in one line. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: text.default('.data'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  ALLOW_EMBEDDED: z.enum(['demo']).optional(),
  ...DATABASE_VARIABLES,
  ...SERVING_VARIABLES,
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  MASTER_ADMIN_EMAILS: emails,
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000).default(1),
  GOOGLE_PLACES_API_KEY: text.optional(),
  GOOGLE_PLACES_API: z.enum(['legacy', 'new']).default('new'),
  ...OPENAI_VARIABLES,
  COACH_DAILY_QUESTIONS: count.default(200),
  COACH_DAILY_ACCOUNT_QUESTIONS: count.default(2_000),
  COACH_DAILY_TOKENS: count.default(1_000_000),
  ...STRIPE_VARIABLES,
  ...MAIL_VARIABLES,
  ...RETENTION_VARIABLES,
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OFFLINE: z.enum(['on', 'off']).default('on'),
  SUPPORT_EMAIL: z.email().default('support@example.com'),
  SALES_EMAIL: z.email().default('sales@example.com'),
  SALES_NAME: text.default('Sales'),
  FOUNDER_NAME: text.default('The founder'),
});

export type IdentityConfig =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'oidc';
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
    };

export type PlacesChoice =
  | { readonly kind: 'gazetteer' }
  | { readonly kind: 'google'; readonly apiKey: string; readonly api: 'legacy' | 'new' };

/** Daily limits of the coach (per UTC day). */
export interface CoachLimits {
  readonly questionsPerPerson: number;
  readonly questionsPerAccount: number;
  /** Input plus output tokens per person; once they are used up, the next question is refused. */
  readonly tokensPerPerson: number;
}

export interface Config extends ServingConfig {
  readonly mode: 'development' | 'production' | 'test';
  readonly port: number;
  /** The app's only origin, without a trailing slash. */
  readonly publicUrl: string;
  readonly trustProxyHops: number;
  readonly dataDir: string;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly database: DatabaseConfig;
  readonly identity: IdentityConfig;
  readonly places: PlacesChoice;
  readonly payments: PaymentsChoice;
  readonly mail: MailChoice;
  readonly ai: AiConfig;
  readonly coachLimits: CoachLimits;
  readonly retention: Retention;
  /** When absent, generated once and stored in the data directory. */
  readonly sessionSecret: string | undefined;
  readonly session: {
    readonly idleMs: number;
    readonly absoluteMs: number;
    readonly masterIdleMs: number;
    readonly masterAbsoluteMs: number;
  };
  readonly masterAdminEmails: readonly string[];
  /** Who may read the metrics: scrapers on a port of their own, or with a token; by default nobody. */
  readonly metrics: { readonly port: number | undefined; readonly token: string | undefined };
  /** False removes the service worker, and what it keeps, from browsers that have it. */
  readonly isOfflineOn: boolean;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  readonly site: {
    readonly supportEmail: string;
    readonly salesEmail: string;
    readonly salesName: string;
    readonly founderName: string;
  };
}

/** Every problem in the environment, without any of its values. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n- ${problems.join('\n- ')}`);
    this.name = 'ConfigError';
  }
}

const HOUR_MS = 3_600_000;

/** The valid values by name, and one problem per invalid variable. */
function readValues(given: Given): {
  values: z.output<typeof Environment>;
  wrong: ReadonlyMap<string, string>;
} {
  const wrong = new Map<string, string>();
  const parsed = Environment.safeParse(given);
  if (parsed.success) return { values: parsed.data, wrong };
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, `${name}: ${message}`);
  }
  // Parse the valid values too, so that problems between variables are reported in the same run.
  const right = Object.entries(given).filter(([name]) => !wrong.has(name));
  return { values: Environment.parse(Object.fromEntries(right)), wrong };
}

const OIDC_GROUP = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

function identityOf(env: z.output<typeof Environment>): IdentityConfig {
  if (!hasAll(env, OIDC_GROUP)) return { kind: 'embedded' };
  return {
    kind: 'oidc',
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  };
}

/** Problems between variables, in any mode. */
function problemsBetween(given: Given): string[] {
  return [
    ...groupProblems(given, OIDC_GROUP),
    ...stripeProblems(given),
    ...openAiProblems(given),
    ...mailProblems(given),
    ...databaseProblems(given),
  ];
}

function productionProblems(given: Given, values: z.output<typeof Environment>): string[] {
  const hint = 'or set ALLOW_EMBEDDED=demo for a demonstration';
  const isGiven = (name: string) => given[name] !== undefined;
  const problems = ['DATABASE_URL', 'SESSION_SECRET']
    .filter((name) => !isGiven(name))
    .map((name) => `${name} is missing: set it, ${hint}`);
  if (!OIDC_GROUP.some(isGiven)) problems.push(`OIDC_ISSUER is missing: set it, ${hint}`);
  problems.push(...stripeProductionProblems(given).map((problem) => `${problem}, ${hint}`));
  problems.push(...openAiProductionProblems(values).map((problem) => `${problem}, ${hint}`));
  const isInsecure = /^http:/i.test(given['PUBLIC_URL'] ?? 'http:');
  return isInsecure ? [...problems, `PUBLIC_URL must begin with https:, ${hint}`] : problems;
}

function refusesEmbedded(env: z.output<typeof Environment>): boolean {
  return env.NODE_ENV === 'production' && env.ALLOW_EMBEDDED !== 'demo';
}

/**
 * Reads the configuration from an environment; a pure function.
 * @throws ConfigError naming every problem
 */
export function readConfig(env: Given): Config {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { values, wrong } = readValues(given);
  const problems = [...wrong.values(), ...problemsBetween(given)];
  const config: Config = {
    mode: values.NODE_ENV,
    port: values.PORT,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    trustProxyHops: values.TRUST_PROXY_HOPS,
    ...servingOf(
      values,
      values.NODE_ENV === 'production',
      values.DATABASE_URL === undefined ? 'embedded' : 'postgres',
    ),
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    database: databaseOf(values, values.DATA_DIR),
    identity: identityOf(values),
    places: values.GOOGLE_PLACES_API_KEY
      ? { kind: 'google', apiKey: values.GOOGLE_PLACES_API_KEY, api: values.GOOGLE_PLACES_API }
      : { kind: 'gazetteer' },
    payments: paymentsOf(values),
    mail: mailOf(values, !refusesEmbedded(values)),
    ai: aiOf(values),
    coachLimits: {
      questionsPerPerson: values.COACH_DAILY_QUESTIONS,
      questionsPerAccount: values.COACH_DAILY_ACCOUNT_QUESTIONS,
      tokensPerPerson: values.COACH_DAILY_TOKENS,
    },
    retention: retentionOf(values),
    sessionSecret: values.SESSION_SECRET,
    session: {
      idleMs: 24 * HOUR_MS,
      absoluteMs: 14 * 24 * HOUR_MS,
      masterIdleMs: HOUR_MS / 2,
      masterAbsoluteMs: 12 * HOUR_MS,
    },
    masterAdminEmails: values.MASTER_ADMIN_EMAILS,
    metrics: { port: values.METRICS_PORT, token: values.METRICS_TOKEN },
    isOfflineOn: values.OFFLINE === 'on',
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    site: {
      supportEmail: values.SUPPORT_EMAIL,
      salesEmail: values.SALES_EMAIL,
      salesName: values.SALES_NAME,
      founderName: values.FOUNDER_NAME,
    },
  };
  if (refusesEmbedded(values)) {
    problems.push(...productionProblems(given, values));
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The process's environment, with defaults from an optional `.env` file in the working folder. */
export function processEnvironment(): Given {
  try {
    process.loadEnvFile();
  } catch {
    // Without a .env file the defaults run the whole product.
  }
  return process.env;
}
