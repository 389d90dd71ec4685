import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, Environment, readConfig } from './config.ts';

type Env = Record<string, string | undefined>;
const NAMES = Object.keys(Environment.shape);

function problemsOf(env: Env): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const OIDC = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'client-secret',
};
const OPENAI = {
  OPENAI_API_KEY: 'openai-key',
  OPENAI_BASE_URL: 'https://words.example.com/v1',
  OPENAI_CHAT_MODEL: 'talker',
  OPENAI_EMBEDDING_MODEL: 'embedder',
};
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
};
const MAIL = {
  SMTP_URL: 'smtps://app:mail-secret@mail.example.com',
  MAIL_FROM: 'Example <team@example.com>',
};
const DATABASE = { DATABASE_URL: 'postgres://app@db.example.com/app' };
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://app.example.com',
  ...DATABASE,
  SESSION_SECRET: 'a-session-secret-of-forty-characters-abc',
  ...OIDC,
  ...STRIPE,
};

/** An invalid value for every variable. */
const WRONG: Record<string, string> = {
  NODE_ENV: 'staging',
  PORT: '70000',
  PUBLIC_URL: 'ftp://files.example.com',
  TRUST_PROXY_HOPS: '-1',
  DATA_DIR: ' ',
  LOG_LEVEL: 'chatty',
  METRICS_PORT: '70001',
  METRICS_TOKEN: 'short-quiet',
  OFFLINE: 'elsewhere-sometimes',
  RATE_LIMIT_FACTOR: '0.75',
  ALLOW_EMBEDDED: 'yes',
  DATABASE_URL: 'mysql://db.example.com/app',
  DATABASE_DIRECT_URL: 'postgres://db.example.com:no-port/app',
  DATABASE_REPLICA_URL: 'mysql://replica.example.com/app',
  DATABASE_POOL_MAX: 'unlimited',
  DATABASE_CA: ' ',
  DATABASE_NAMED_STATEMENTS: 'sometimes',
  KEEP_ALIVE_SECONDS: 'forever',
  DRAIN_SECONDS: '-3',
  REQUESTS_MAX: 'as-many-as-come',
  SESSION_SECRET: 'too-short-a-secret',
  OIDC_ISSUER: 'mailto:issuer@example.com',
  OIDC_CLIENT_ID: ' ',
  OIDC_CLIENT_SECRET: ' ',
  MASTER_ADMIN_EMAILS: 'boss@example.com, not-an-address',
  GOOGLE_PLACES_API_KEY: ' ',
  GOOGLE_PLACES_API: 'newest',
  OPENAI_API_KEY: ' ',
  OPENAI_BASE_URL: 'ftp://words.example.com',
  OPENAI_CHAT_MODEL: ' ',
  OPENAI_EMBEDDING_MODEL: ' ',
  OPENAI_API: 'telegraph',
  OPENAI_REASONING_EFFORT: 'lots',
  OPENAI_VERBOSITY: 'chatty',
  OPENAI_MAX_OUTPUT_TOKENS: '3999',
  OPENAI_FIRST_TEXT_SECONDS: '61',
  COACH_JUDGE_MODEL: ' ',
  COACH_DAILY_QUESTIONS: '-45',
  COACH_DAILY_ACCOUNT_QUESTIONS: 'many',
  COACH_DAILY_TOKENS: '1.5',
  RETENTION_CHAT_DAYS: 'year',
  RETENTION_MAIL_DAYS: 'week',
  RETENTION_INVITATION_DAYS: '-31.5',
  RETENTION_PAYMENT_EVENT_DAYS: '1.5',
  RETENTION_INVOICE_DAYS: '90000',
  STRIPE_SECRET_KEY: 'live_quiet',
  STRIPE_WEBHOOK_SECRET: 'hook_quiet',
  STRIPE_PUBLISHABLE_KEY: 'sk_live_quiet',
  SMTP_URL: 'https://mail-quiet.example.com',
  MAIL_FROM: 'nobody-quiet',
  SUPPORT_EMAIL: 'somewhere-quiet',
  SALES_EMAIL: 'elsewhere-quiet',
  SALES_NAME: ' ',
  FOUNDER_NAME: ' ',
};

describe('the environment', () => {
  test('when empty, gives a development server with embedded services', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'development',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      trustProxyHops: 0,
      database: { kind: 'embedded', directory: '.data' },
      identity: { kind: 'embedded' },
      payments: { kind: 'embedded' },
      places: { kind: 'gazetteer' },
      ai: { chat: { kind: 'built-in' }, embeddings: { kind: 'lexical' } },
      masterAdminEmails: [],
      rateLimitFactor: 1,
      isOfflineOn: true,
      logLevel: 'info',
      metrics: { port: undefined, token: undefined },
      site: {
        supportEmail: 'support@example.com',
        salesEmail: 'sales@example.com',
        salesName: 'Sales',
        founderName: 'The founder',
      },
    });
    expect(config.sessionSecret).toBeUndefined();
  });

  test.each(NAMES)('treats an empty %s as unset', (name) => {
    expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
  });

  test.each(NAMES)('reports only %s when it alone is invalid', (name) => {
    const value = WRONG[name];
    expect(value, `no wrong value known for ${name}`).toBeDefined();
    const problems = problemsOf({
      ...DATABASE,
      ...OIDC,
      ...OPENAI,
      ...STRIPE,
      ...MAIL,
      [name]: value,
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: .`));
  });

  test('reports every invalid variable at once and no values', () => {
    const problems = problemsOf(WRONG);
    for (const name of NAMES) {
      expect(problems.filter((problem) => problem.startsWith(`${name}:`))).toHaveLength(1);
    }
    const text = new ConfigError(problems).message;
    for (const value of Object.values(WRONG).filter((wrong) => wrong.trim() !== '')) {
      expect(text).not.toContain(value);
    }
  });

  test('ignores unknown variables', () => {
    expect(readConfig({ PATH: '/bin', HOME: '/root' })).toEqual(readConfig({}));
  });

  test.each([
    ['http://localhost:8080/', 'http://localhost:8080'],
    ['https://app.example.com:443', 'https://app.example.com'],
    ['HTTPS://App.Example.com', 'https://app.example.com'],
  ])('with PUBLIC_URL %s has the origin %s', (given, origin) => {
    expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(origin);
  });

  test.each([
    ['PORT', 1, 65_535],
    ['METRICS_PORT', 1, 65_535],
    ['TRUST_PROXY_HOPS', 0, 10],
    ['RATE_LIMIT_FACTOR', 1, 1_000],
    ['DATABASE_POOL_MAX', 1, 1_000],
    ['KEEP_ALIVE_SECONDS', 1, 3_600],
    ['DRAIN_SECONDS', 0, 60],
    ['REQUESTS_MAX', 1, 100_000],
    ['COACH_DAILY_QUESTIONS', 1, 1_000_000_000],
    ['RETENTION_CHAT_DAYS', 1, 36_500],
    ['OPENAI_MAX_OUTPUT_TOKENS', 4_000, 100_000],
    ['OPENAI_FIRST_TEXT_SECONDS', 5, 60],
  ])('takes a %s from %i to %i', (name, least, most) => {
    const isTaken = (value: number) => problemsOf({ [name]: String(value) }).length === 0;
    expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
  });

  test.each(['3000.5', 'http', '3e99'])('rejects the port %s', (PORT) => {
    expect(problemsOf({ PORT })).toHaveLength(1);
  });

  test.each([
    ['NODE_ENV', ['development', 'production', 'test']],
    ['LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug']],
    ['OPENAI_API', ['responses', 'chat']],
    ['OPENAI_REASONING_EFFORT', ['none', 'minimal', 'low', 'medium', 'high']],
    ['OPENAI_VERBOSITY', ['low', 'medium', 'high']],
  ])('takes a %s of %j', (name, values) => {
    for (const value of values) {
      expect(problemsOf({ ...PRODUCTION, ...OPENAI, [name]: value })).toEqual([]);
    }
  });

  test.each([
    ['PUBLIC_URL', 'ftp://a.example', 'must be an http or https address'],
    ['PUBLIC_URL', 'shttp://a.example', 'must be an http or https address'],
    ['OIDC_ISSUER', 'httpsx://a.example', 'must be an http or https address'],
    ['OPENAI_BASE_URL', 'nowhere', 'must be an http or https address'],
    ['OPENAI_BASE_URL', 'shttp://a.example', 'must be an http or https address'],
    ['OPENAI_BASE_URL', 'httpsx://a.example', 'must be an http or https address'],
    ['OPENAI_BASE_URL', 'https://a.example#b', 'must have no name, query or fragment'],
    ['DATABASE_URL', 'a.example', 'must begin with postgres://'],
    ['DATABASE_URL', 'jdbc:postgres://a.example', 'must begin with postgres://'],
    [
      'DATABASE_URL',
      'postgresql://a.example:port',
      'must be an address such as postgres://user@host:5432/name',
    ],
    ['SMTP_URL', 'http://a.example', 'must begin with smtp:// or smtps://'],
    ['SMTP_URL', 'xsmtp://a.example', 'must begin with smtp:// or smtps://'],
    ['SMTP_URL', 'smtpsx://a.example', 'must begin with smtp:// or smtps://'],
    ['MAIL_FROM', 'nobody', 'must be an address, or a name and an address in angle brackets'],
    ['SESSION_SECRET', 'short', 'must have at least 32 characters'],
    ['METRICS_TOKEN', 'x'.repeat(15), 'must have at least 16 characters'],
    ['MASTER_ADMIN_EMAILS', 'a@b.example, c', 'must be email addresses separated by commas'],
    ['STRIPE_SECRET_KEY', 'old_sk_live_a', 'must begin with sk_test_ or sk_live_'],
    ['STRIPE_SECRET_KEY', 'sk_live_a b', 'must begin with sk_test_ or sk_live_'],
    ['STRIPE_PUBLISHABLE_KEY', 'old_pk_live_a', 'must begin with pk_test_ or pk_live_'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_a b', 'must begin with pk_test_ or pk_live_'],
    ['STRIPE_WEBHOOK_SECRET', 'old_whsec_a', 'must begin with whsec_'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_a b', 'must begin with whsec_'],
  ])('says what is wrong with the %s %s', (name, value, problem) => {
    const whole = { ...DATABASE, ...OIDC, ...OPENAI, ...STRIPE, ...MAIL };
    expect(problemsOf({ ...whole, [name]: value })).toEqual([`${name}: ${problem}`]);
  });

  test.each([
    ['DATA_DIR', ' /var/data ', { dataDir: '/var/data' }],
    ['SMTP_URL', 'smtp://mail.example.com', { mail: { url: 'smtp://mail.example.com' } }],
    ['MAIL_FROM', ' team@example.com ', { mail: { from: 'team@example.com' } }],
    ['STRIPE_WEBHOOK_SECRET', ' whsec_a ', { payments: { webhookSecret: 'whsec_a' } }],
    [
      'DATABASE_URL',
      ' postgresql://db.example.com/app ',
      { database: { url: 'postgresql://db.example.com/app' } },
    ],
    ['METRICS_PORT', '9090', { metrics: { port: 9_090 } }],
    ['METRICS_TOKEN', 'x'.repeat(16), { metrics: { token: 'x'.repeat(16) } }],
    ['OFFLINE', 'off', { isOfflineOn: false }],
    ['SUPPORT_EMAIL', 'help@example.com', { site: { supportEmail: 'help@example.com' } }],
    ['SALES_EMAIL', 'sell@example.com', { site: { salesEmail: 'sell@example.com' } }],
    ['SALES_NAME', 'Sam', { site: { salesName: 'Sam' } }],
    ['FOUNDER_NAME', 'Fay', { site: { founderName: 'Fay' } }],
  ])('takes the %s %j', (name, value, part) => {
    expect(readConfig({ ...DATABASE, ...STRIPE, ...MAIL, [name]: value })).toMatchObject(part);
  });

  test('lists master admins in lower case, without spaces and empty entries', () => {
    const { masterAdminEmails } = readConfig({
      MASTER_ADMIN_EMAILS: ' Boss@Example.com ,, second@example.com ,',
    });
    expect(masterAdminEmails).toEqual(['boss@example.com', 'second@example.com']);
  });

  test.each(['31', '32'])('accepts a session secret of at least 32 characters (%s)', (length) => {
    const SESSION_SECRET = 'x'.repeat(Number(length));
    expect(problemsOf({ SESSION_SECRET })).toHaveLength(length === '32' ? 0 : 1);
  });

  test('with a Google key uses Places (New) unless configured otherwise', () => {
    const key = { GOOGLE_PLACES_API_KEY: 'key' };
    expect(readConfig(key).places).toEqual({ kind: 'google', apiKey: 'key', api: 'new' });
    expect(readConfig({ ...key, GOOGLE_PLACES_API: 'legacy' }).places).toEqual({
      kind: 'google',
      apiKey: 'key',
      api: 'legacy',
    });
  });

  test('has default daily limits for questions', () => {
    expect(readConfig({}).coachLimits).toEqual({
      questionsPerPerson: 200,
      questionsPerAccount: 2_000,
      tokensPerPerson: 1_000_000,
    });
    const limits = {
      COACH_DAILY_QUESTIONS: '1',
      COACH_DAILY_ACCOUNT_QUESTIONS: '2',
      COACH_DAILY_TOKENS: '3',
    };
    expect(readConfig(limits).coachLimits).toEqual({
      questionsPerPerson: 1,
      questionsPerAccount: 2,
      tokensPerPerson: 3,
    });
  });

  test('ends sessions after a day idle or two weeks, and much earlier for master admins', () => {
    const { session } = readConfig({});
    expect(session).toEqual({
      idleMs: 24 * 3_600_000,
      absoluteMs: 14 * 24 * 3_600_000,
      masterIdleMs: 30 * 60_000,
      masterAbsoluteMs: 12 * 3_600_000,
    });
  });
});

describe('how long data are kept', () => {
  const usual = { chat: 365, mail: 7, invitation: 30, paymentEvent: 90, invoice: 3_650 };

  test('has a default for each kind', () => {
    expect(readConfig({}).retention).toEqual(usual);
  });

  test.each([
    ['RETENTION_CHAT_DAYS', { chat: 3 }],
    ['RETENTION_MAIL_DAYS', { mail: 3 }],
    ['RETENTION_INVITATION_DAYS', { invitation: 3 }],
    ['RETENTION_PAYMENT_EVENT_DAYS', { paymentEvent: 3 }],
    ['RETENTION_INVOICE_DAYS', { invoice: 3 }],
  ])('follows %s', (name, change) => {
    expect(readConfig({ [name]: '3' }).retention).toEqual({ ...usual, ...change });
  });
});

describe('serving requests', () => {
  const own = { running: 16, waiting: 100, waitMs: 1_500 };
  const pooled = { running: 100, waiting: 300, waitMs: 1_000 };

  test.each([
    ['in development on the embedded database', {}, 0, own],
    ['in development on PostgreSQL', DATABASE, 0, pooled],
    ['in production', PRODUCTION, 3_000, pooled],
    ['in production that drains longer', { ...PRODUCTION, DRAIN_SECONDS: '9.5' }, 9_500, pooled],
    ['with fewer requests at a time', { REQUESTS_MAX: '2' }, 0, { ...own, running: 2 }],
  ])('%s has its capacity and time to drain', (_title, env, drainMs, capacity) => {
    expect(readConfig(env)).toMatchObject({ keepAliveMs: 75_000, drainMs, capacity });
  });

  test('keeps idle connections as long as it is told', () => {
    expect(readConfig({ KEEP_ALIVE_SECONDS: '5' }).keepAliveMs).toBe(5_000);
  });
});

describe('the sign-in group', () => {
  const names = Object.keys(OIDC);

  test('is used when all three are set', () => {
    expect(readConfig(OIDC).identity).toEqual({
      kind: 'oidc',
      issuer: OIDC.OIDC_ISSUER,
      clientId: OIDC.OIDC_CLIENT_ID,
      clientSecret: OIDC.OIDC_CLIENT_SECRET,
    });
  });

  test.each(names)('is rejected by name when only %s is set', (name) => {
    const value = OIDC[name as keyof typeof OIDC];
    expect(problemsOf({ [name]: value })).toEqual([
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all of them',
    ]);
  });

  test.each(names)('is rejected by name when only %s is missing', (name) => {
    expect(problemsOf({ ...OIDC, [name]: '' })).toHaveLength(1);
  });

  test('is reported together with other problems', () => {
    const problems = problemsOf({ PORT: 'no', OIDC_CLIENT_ID: 'client' });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^PORT/);
    expect(problems[1]).toContain('OIDC_CLIENT_SECRET');
  });
});

describe('the payments group', () => {
  const names = Object.keys(STRIPE);

  test('selects Stripe when complete', () => {
    expect(readConfig(STRIPE).payments).toEqual({
      kind: 'stripe',
      secretKey: STRIPE.STRIPE_SECRET_KEY,
      webhookSecret: STRIPE.STRIPE_WEBHOOK_SECRET,
      publishableKey: STRIPE.STRIPE_PUBLISHABLE_KEY,
    });
    expect(readConfig({ ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_x' }).payments.kind).toBe('stripe');
  });

  test.each(names)('is rejected by name when only %s is set or missing', (name) => {
    const value = STRIPE[name as keyof typeof STRIPE];
    for (const env of [{ [name]: value }, { ...STRIPE, [name]: '' }]) {
      const problems = problemsOf(env);
      expect(problems).toHaveLength(1);
      for (const member of names) expect(problems[0]).toContain(member);
      for (const secret of Object.values(STRIPE)) expect(problems[0]).not.toContain(secret);
    }
  });

  test('is rejected when its keys mix test and live mode', () => {
    const problems = problemsOf({ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_test_public' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('modes');
  });

  test('rejects test keys in production', () => {
    const forTests = {
      ...STRIPE,
      STRIPE_SECRET_KEY: 'sk_test_secret',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    };
    expect(problemsOf(forTests)).toEqual([]);
    const problems = problemsOf({ ...PRODUCTION, ...forTests });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^STRIPE_SECRET_KEY is one for tests/);
    expect(problemsOf({ ...PRODUCTION, ...forTests, ALLOW_EMBEDDED: 'demo' })).toEqual([]);
  });
});

describe('the AI group', () => {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = OPENAI;
  const own = { kind: 'openai', apiKey: 'openai-key', baseUrl: 'https://api.openai.com/v1' };

  const asked = {
    api: 'responses',
    isOpenAi: true,
    reasoningEffort: null,
    verbosity: null,
    maxOutputTokens: 4_000,
    firstTextMs: 15_000,
    judgeModel: 'gpt-4.1-mini',
  };

  test('with only a key uses OpenAI and its default models', () => {
    expect(readConfig({ OPENAI_API_KEY }).ai).toEqual({
      chat: { ...own, ...asked, model: 'gpt-4.1-mini' },
      embeddings: { ...own, model: 'text-embedding-3-small' },
    });
  });

  test('uses the models that are named', () => {
    const { OPENAI_BASE_URL: _, ...named } = OPENAI;
    expect(readConfig(named).ai).toEqual({
      chat: { ...own, ...asked, model: 'talker' },
      embeddings: { ...own, model: 'embedder' },
    });
  });

  test.each([
    ['gpt-5.4-mini', 'low', 'low', 45_000],
    ['gpt-5.1-chat-latest', null, 'low', 15_000],
    ['o4-mini', 'low', null, 45_000],
    ['gpt-4o', null, null, 15_000],
    ['gpt-10', 'low', 'low', 45_000],
    ['ft:gpt-5:ours', null, null, 15_000],
  ])('lets %s think little and write briefly', (model, reasoningEffort, verbosity, firstTextMs) => {
    expect(readConfig({ OPENAI_API_KEY, OPENAI_CHAT_MODEL: model }).ai.chat).toMatchObject({
      reasoningEffort,
      verbosity,
      firstTextMs,
    });
  });

  test('asks another server in the way every server knows, and judges only when told', () => {
    expect(readConfig({ ...OPENAI, OPENAI_CHAT_MODEL: 'gpt-5.4' }).ai.chat).toMatchObject({
      api: 'chat',
      isOpenAi: false,
      reasoningEffort: null,
      verbosity: null,
      judgeModel: null,
    });
  });

  test('follows what is set', () => {
    const set = {
      OPENAI_API: 'responses',
      OPENAI_REASONING_EFFORT: 'high',
      OPENAI_VERBOSITY: 'medium',
      OPENAI_MAX_OUTPUT_TOKENS: '9000',
      OPENAI_FIRST_TEXT_SECONDS: '30',
      COACH_JUDGE_MODEL: 'judge',
    };
    expect(readConfig({ ...OPENAI, ...set }).ai.chat).toMatchObject({
      api: 'responses',
      reasoningEffort: 'high',
      verbosity: 'medium',
      maxOutputTokens: 9_000,
      firstTextMs: 30_000,
      judgeModel: 'judge',
    });
    const off = readConfig({ OPENAI_API_KEY, COACH_JUDGE_MODEL: 'off' });
    expect(off.ai.chat).toMatchObject({ judgeModel: null });
  });

  test.each([
    ['OPENAI_CHAT_MODEL', 'openai', 'lexical'],
    ['OPENAI_EMBEDDING_MODEL', 'built-in', 'openai'],
  ])(
    'with another server and only %s uses nothing else of that server',
    (name, chat, embeddings) => {
      const { ai } = readConfig({ OPENAI_API_KEY, OPENAI_BASE_URL, [name]: 'model' });
      expect(ai).toMatchObject({ chat: { kind: chat }, embeddings: { kind: embeddings } });
    },
  );

  test.each([
    'http://localhost:11434/v1//',
    'http://localhost:11434/v1/',
    'http://localhost:11434/v1',
  ])('reaches %s without a doubled slash', (address) => {
    const { ai } = readConfig({ ...OPENAI, OPENAI_BASE_URL: address });
    expect(ai.chat).toMatchObject({ baseUrl: 'http://localhost:11434/v1' });
  });

  test.each(Object.keys(OPENAI).slice(1))(
    'is rejected by name when %s is set without a key',
    (name) => {
      const value = OPENAI[name as keyof typeof OPENAI];
      const model = { OPENAI_CHAT_MODEL: 'talker' };
      const names = name === 'OPENAI_BASE_URL' ? `${name} and OPENAI_CHAT_MODEL` : name;
      const given = { [name]: value, ...(name === 'OPENAI_BASE_URL' && model) };
      expect(problemsOf(given)).toEqual([
        `${names} without OPENAI_API_KEY: set it (any word, if the server asks for none)`,
      ]);
    },
  );

  test('is rejected when another server has no model', () => {
    const problems = problemsOf({ OPENAI_API_KEY, OPENAI_BASE_URL });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toBe(
      'OPENAI_BASE_URL needs OPENAI_CHAT_MODEL or OPENAI_EMBEDDING_MODEL: name its models',
    );
  });

  test.each(['https://me:secret@words.example.com/v1', 'https://words.example.com/v1?key=secret'])(
    'is refused with a secret in the address %s',
    (address) => {
      const problems = problemsOf({ ...OPENAI, OPENAI_BASE_URL: address });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^OPENAI_BASE_URL: /);
      expect(problems[0]).not.toContain('secret');
    },
  );

  test.each([
    ['http://words.example.com/v1', 1],
    ['http://localhost.example.com/v1', 1],
    ['http://11.0.0.1/v1', 1],
    ['http://192.168.evil.example/v1', 1],
    ['http://172.2x.0.1.example/v1', 1],
    ['http://172.32.0.1/v1', 1],
    ['https://words.example.com/v1', 0],
    ['http://localhost:11434/v1', 0],
    ['http://127.0.0.1:8080/v1', 0],
    ['http://[::1]:8080/v1', 0],
    ['http://10.1.2.3/v1', 0],
    ['http://192.168.1.20/v1', 0],
    ['http://172.25.0.1/v1', 0],
    ['http://172.16.0.1/v1', 0],
    ['http://ollama:11434/v1', 0],
  ])('in production at %s has %i problem(s)', (address, count) => {
    const problems = problemsOf({ ...PRODUCTION, ...OPENAI, OPENAI_BASE_URL: address });
    expect(problems).toHaveLength(count);
    expect(problemsOf({ ...OPENAI, OPENAI_BASE_URL: address })).toEqual([]);
  });
});

describe('the database', () => {
  test('is embedded without an address, and then nothing else of it may be set', () => {
    expect(readConfig({}).database).toEqual({ kind: 'embedded', directory: '.data' });
    const problems = problemsOf({
      DATABASE_DIRECT_URL: 'postgres://db.example.com/app',
      DATABASE_CA: '/etc/ca.pem',
    });
    expect(problems).toEqual([
      'DATABASE_DIRECT_URL needs DATABASE_URL: set both',
      'DATABASE_CA needs DATABASE_URL: set both',
    ]);
  });

  test('keeps ten connections unless told otherwise', () => {
    const url = 'postgres://app@db.example.com/app';
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({
      kind: 'postgres',
      url,
      poolMax: 10,
      namedStatements: true,
    });
    const more = { DATABASE_URL: url, DATABASE_POOL_MAX: '25', DATABASE_NAMED_STATEMENTS: 'off' };
    expect(readConfig(more).database).toMatchObject({ poolMax: 25, namedStatements: false });
  });

  test.each([
    ['postgres://app@db.example.com/app', 'sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem'],
    [
      'postgres://app@db.example.com/app?sslmode=verify-ca',
      'sslmode=verify-ca&sslrootcert=%2Fetc%2Fca.pem',
    ],
  ])('trusts the given authority on every connection (%s)', (url, query) => {
    const { database } = readConfig({
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: url,
      DATABASE_CA: '/etc/ca.pem',
    });
    const expected = `postgres://app@db.example.com/app?${query}`;
    expect(database).toMatchObject({ url: expected, directUrl: expected });
  });
});

describe('production', () => {
  test('starts when every real service is configured', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://app.example.com',
      database: { kind: 'postgres' },
      identity: { kind: 'oidc' },
      payments: { kind: 'stripe' },
    });
  });

  test('reports every embedded or insecure part at once', () => {
    const demo = 'or set ALLOW_EMBEDDED=demo for a demonstration';
    const NODE_ENV = 'production';
    const OPENAI_BASE_URL = 'http://words.example.com/v1';
    expect(problemsOf({ NODE_ENV, ...OPENAI, OPENAI_BASE_URL }).toSorted()).toEqual([
      `DATABASE_URL is missing: set it, ${demo}`,
      `OIDC_ISSUER is missing: set it, ${demo}`,
      `OPENAI_BASE_URL must begin with https: outside the own network, ${demo}`,
      `PUBLIC_URL must begin with https:, ${demo}`,
      `SESSION_SECRET is missing: set it, ${demo}`,
      `STRIPE_SECRET_KEY is missing: set it, ${demo}`,
    ]);
  });

  test.each([
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['SESSION_SECRET', { SESSION_SECRET: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://app.example.com' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' }],
    ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: '' }],
    [
      'STRIPE_SECRET_KEY',
      { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PUBLISHABLE_KEY: '' },
    ],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
  ])('refuses to start because of %s alone (%o)', (name, change) => {
    const problems = problemsOf({ ...PRODUCTION, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  test('does not report an invalid variable as missing', () => {
    const problems = problemsOf({
      ...PRODUCTION,
      DATABASE_URL: 'mysql://db',
      SESSION_SECRET: 'short',
      PUBLIC_URL: 'nowhere',
      OIDC_ISSUER: 'nowhere',
    });
    expect(problems).toHaveLength(4);
    expect(problems.join()).not.toContain('missing');
  });

  test('reports invalid and missing variables together', () => {
    const problems = problemsOf({ NODE_ENV: 'production', PORT: 'no' });
    expect(problems).toHaveLength(6);
  });

  test('runs embedded services when configured as a demonstration', () => {
    const config = readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'demo' });
    expect(config).toMatchObject({
      mode: 'production',
      database: { kind: 'embedded' },
      identity: { kind: 'embedded' },
    });
  });

  test('rejects an incomplete sign-in group even as a demonstration', () => {
    expect(
      problemsOf({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'demo', OIDC_CLIENT_ID: 'client' }),
    ).toHaveLength(1);
  });
});

describe('e-mail', () => {
  test('lies in an outbox unless an SMTP server is configured', () => {
    expect(readConfig({}).mail).toEqual({ kind: 'outbox' });
    expect(readConfig(MAIL).mail).toEqual({
      kind: 'smtp',
      url: MAIL.SMTP_URL,
      from: MAIL.MAIL_FROM,
    });
  });

  test('is not sent in production without an SMTP server', () => {
    expect(readConfig(PRODUCTION).mail).toEqual({ kind: 'none' });
    expect(readConfig({ ...PRODUCTION, ALLOW_EMBEDDED: 'demo' }).mail).toEqual({ kind: 'outbox' });
  });

  test.each(Object.keys(MAIL))('needs both variables, not only %s', (name) => {
    expect(problemsOf({ [name]: Object.entries(MAIL).find(([key]) => key === name)?.[1] })).toEqual(
      ['SMTP_URL and MAIL_FROM belong together: set all of them'],
    );
  });

  test.each([
    ['team@example.com', true],
    ['Example, Inc. <team@example.com>', true],
    ['Example <team@example.com>, <other@example.com>', false],
    ['Example\r\nBcc: <other@example.com>', false],
    ['Example <team>', false],
    ['team@example.com@', false],
    ['@team@example.com', false],
  ])('takes the sender %j: %s', (sender, isTaken) => {
    expect(problemsOf({ ...MAIL, MAIL_FROM: sender })).toHaveLength(isTaken ? 0 : 1);
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '');

  test('names every variable once and nothing else', () => {
    const named = lines.flatMap((line) => /^#?\s?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(named.toSorted()).toEqual(NAMES.toSorted());
  });

  test('runs the whole product unchanged', () => {
    const env = Object.fromEntries(
      lines
        .filter((line) => !line.startsWith('#'))
        .map((line) => {
          const [name = '', ...value] = line.split('=');
          return [name, value.join('=')];
        }),
    );
    expect(readConfig(env)).toEqual(readConfig({}));
  });
});
