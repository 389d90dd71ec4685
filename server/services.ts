import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Router } from 'express';
import passport from 'passport';
import type { Logger } from 'pino';
import type { Library } from '#shared/library/library.ts';
import { openMigrated } from './database.ts';
import { loadEphemeris } from './ephemeris.ts';
import type { SignInCtx } from './features/auth/service.ts';
import { createSafetyJudge } from './features/coach/safety/safety.ts';
import { embeddedText, loadPassages } from './features/knowledge/passages.ts';
import { openLibrary } from './features/library/service.ts';
import { KNOWLEDGE } from './knowledge-folders.ts';
import type { Config } from './platform/config.ts';
import type { Clock } from './platform/context.ts';
import type { Database } from './platform/db/client.ts';
import { createLimiter, type Limiter } from './platform/limits/service.ts';
import { createLog } from './platform/log.ts';
import type { MetricSources, Metrics } from './platform/metrics/metrics.ts';
import { builtInCoach, coachWhenAsked } from './providers/ai/embedded/built-in-coach.ts';
import { loadCases } from './providers/ai/embedded/coach/cases/load-cases.ts';
import { loadSituations } from './providers/ai/embedded/coach/load-situations.ts';
import { createLexicalEmbeddings } from './providers/ai/embedded/lexical-embeddings.ts';
import { createChat, createEmbeddings } from './providers/ai/select.ts';
import { MASTER_PERSONA } from './providers/identity/personas.ts';
import { createIdentity } from './providers/identity/select.ts';
import type { Outbox } from './providers/mail/embedded/outbox.ts';
import { createMail } from './providers/mail/select.ts';
import type { Sandbox, SandboxOptions } from './providers/payments/embedded/sandbox.ts';
import { createPayments } from './providers/payments/select.ts';
import { createPlaces } from './providers/places/select.ts';
import { zonesAt } from './providers/places/zones.ts';
import type { Providers } from './providers/providers.ts';

/** Everything the app works with; created once, closed once. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly database: Database;
  readonly providers: Providers;
  readonly authenticator: passport.Authenticator;
  /** The public pages about gates, channels and everything else in a chart. */
  readonly library: () => Library;
  /** The embedded issuer's routes; null when another issuer is configured. */
  readonly issuer: Router | null;
  /** The payments sandbox; null when Stripe is configured. */
  readonly sandbox: Sandbox | null;
  /** E-mail that was not sent; null when an SMTP server is configured. */
  readonly outbox: Outbox | null;
  readonly sessionSecret: string;
  readonly limiter: Limiter;
  /** Null unless somebody may read them. */
  readonly metrics: Metrics | null;
  /** @param requestId the request that signs in, if there is one */
  signInCtx(requestId?: string): SignInCtx;
  close(): Promise<void>;
}

export interface Overrides {
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly providers?: Partial<Providers>;
  /** An open, migrated database that the caller closes: an embedded one can be opened only once. */
  readonly database?: Database;
  /** How long a start waits for a database that isn't up yet; a minute by default. */
  readonly databaseWaitMs?: number;
  readonly sandbox?: Pick<SandboxOptions, 'isDeliveryManual' | 'judge'>;
}

const SECRET_MIN = 32;

async function sessionSecretOf(config: Config): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  // A crash may have truncated the file while it was written: generate a new secret.
  if (kept.trim().length >= SECRET_MIN) return kept.trim();
  const secret = randomBytes(32).toString('base64url');
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/** The limiter, and the metrics that watch it; their library is loaded only when they are read. */
async function metered(
  { metrics: { port, token } }: Config,
  sources: MetricSources,
  limiter: Limiter,
): Promise<Pick<Services, 'limiter' | 'metrics'>> {
  if (port === undefined && token === undefined) return { limiter, metrics: null };
  const { createMetrics, countingRefusals } = await import('./platform/metrics/metrics.ts');
  const metrics = createMetrics(sources);
  return { limiter: countingRefusals(limiter, metrics), metrics };
}

/** What the coach answers with, finds passages with, and is kept safe by. */
async function coachProviders(
  ai: Config['ai'],
  passages: Providers['passages'],
  given: Partial<Providers>,
): Promise<Pick<Providers, 'chat' | 'embeddings' | 'safety'>> {
  return {
    chat:
      given.chat ??
      (await createChat(ai, {
        builtIn: () =>
          coachWhenAsked(() =>
            builtInCoach(loadSituations(KNOWLEDGE.situations), loadCases(KNOWLEDGE.cases)),
          ),
      })),
    embeddings:
      given.embeddings ??
      (await createEmbeddings(ai, {
        lexical: () => createLexicalEmbeddings(passages.map(embeddedText)),
      })),
    safety: given.safety ?? createSafetyJudge(KNOWLEDGE),
  };
}

/**
 * Opens the database, migrates its schema and selects the providers.
 * @throws DirectoryInUse, UnusableDatabase; DatabaseRefused when it can't be reached for a minute
 */
export async function createServices(config: Config, overrides: Overrides = {}): Promise<Services> {
  const log = overrides.log ?? createLog(config);
  const clock = overrides.clock ?? (() => new Date());
  const database =
    overrides.database ?? (await openMigrated(config, log, { waitMs: overrides.databaseWaitMs }));
  let sandbox: Sandbox | null = null;
  const close = async () => {
    await sandbox?.close();
    if (!overrides.database) await database.close();
  };
  try {
    const { providers: given = {} } = overrides;
    const passages = given.passages ?? loadPassages(KNOWLEDGE.articles);
    const authenticator = new passport.Passport();
    const { identity, issuer } = await createIdentity(config, authenticator);
    const masterAdminEmails =
      config.identity.kind === 'embedded'
        ? [...config.masterAdminEmails, MASTER_PERSONA]
        : config.masterAdminEmails;
    const { payments, sandbox: ownSandbox } = given.payments
      ? { payments: given.payments, sandbox: null }
      : await createPayments(config, clock, overrides.sandbox);
    sandbox = ownSandbox;
    const { mail, outbox } = await createMail(config.mail, { dataDir: config.dataDir, clock });
    const limiter = createLimiter({ db: database.db, clock, factor: config.rateLimitFactor });
    return {
      ...(await metered(config, { database, clock }, limiter)),
      config,
      log,
      clock,
      database,
      providers: {
        identity,
        payments,
        mail,
        places: given.places ?? createPlaces(config.places),
        zonesAt,
        ephemeris: given.ephemeris ?? loadEphemeris(),
        ...(await coachProviders(config.ai, passages, given)),
        passages,
        ...given,
      },
      authenticator,
      library: openLibrary(KNOWLEDGE.articles),
      issuer,
      sandbox,
      outbox,
      sessionSecret: await sessionSecretOf(config),
      signInCtx: (requestId) => ({
        db: database.db,
        now: clock(),
        masterAdminEmails,
        lifetimes: config.session,
        requestId: requestId ?? null,
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
