import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';
import { findHeadlessBrowser } from '../browser.ts';
import { environment } from '../environment.ts';
import { isBuilt } from './built.ts';
import { readReport, root, run } from './run.ts';
import { NO_REPORT, type Totals } from './totals.ts';

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) }),
  ),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});
const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema),
});

type Spec = z.output<typeof specSchema>;

function specsOf(suite: z.output<typeof suiteSchema>): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

const titleOf = ({ file, title }: Spec) => `e2e/${file}: ${title}`;

/** An empty database for the app under test, when the run has a PostgreSQL server. */
async function createDatabase(): Promise<{
  env: Record<string, string>;
  drop: () => Promise<void>;
} | null> {
  const serverUrl = environment()['TEST_DATABASE_URL'];
  if (!serverUrl) return null;
  // A pooler's idle connections would keep a database from being dropped.
  const directUrl = environment()['TEST_DATABASE_DIRECT_URL'] || serverUrl;
  const name = `journeys_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: directUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const env = {
    E2E_DATABASE_URL: url.href,
    DATABASE_NAMED_STATEMENTS: directUrl === serverUrl ? 'on' : 'off',
  };
  return { env, drop: () => admin(`drop database if exists ${name} with (force)`) };
}

/**
 * Runs the browser journeys against the built app.
 * @param reports folder for the report
 * @param isBeside while another runner shows its output
 */
export async function journeys(reports: string, isBeside: boolean): Promise<Totals> {
  if (!(await isBuilt(root))) return NO_REPORT;
  const database = await createDatabase();
  const file = join(reports, 'playwright.json');
  const hasSucceeded = await run(
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      isShownLater: isBeside,
      env: {
        CHROMIUM_PATH: findHeadlessBrowser(environment()['CHROMIUM_PATH']),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...database?.env,
      },
    },
  );
  await database?.drop();
  const report = readReport(file, reportSchema);
  if (!report) return NO_REPORT;
  const specs = report.suites.flatMap(specsOf);
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: Math.max(report.stats.unexpected, hasSucceeded ? 0 : 1),
    failures: specs.filter(({ ok }) => !ok).map(titleOf),
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(titleOf),
    durations: specs.map((spec) => ({
      title: titleOf(spec),
      ms: spec.tests
        .flatMap(({ results }) => results)
        .reduce((ms, { duration }) => ms + duration, 0),
    })),
  };
}
