import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { appPort, browserPath, databaseUrl, inherited } from './environment.ts';

const executablePath = browserPath();
const port = appPort();

export default defineConfig({
  testDir: fileURLToPath(new URL('./journeys', import.meta.url)),
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  // All journeys share the app's database, so each uses people of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Traces cost a third of the run time, so only the retry of a failed journey is recorded; if it
  // passes, the journey is reported as flaky.
  retries: 1,
  // So many failures have one cause: the rest would only spend their time limits.
  maxFailures: 12,
  // No journey measures time: a busy machine may take as long as it needs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // What never becomes possible fails here, not only at the journey's limit.
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    // It would answer requests that journeys fail on purpose; those about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // Fewer processes to start: all pages are the app's own.
        '--in-process-gpu',
        '--process-per-site',
        '--disable-site-isolation-trials',
        // No page lives long enough for what its optimizing compilers would take.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    env: {
      ...inherited(),
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'demo',
      PORT: String(port),
      PUBLIC_URL: '',
      DATABASE_URL: databaseUrl(),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'journeys-')),
      LOG_LEVEL: 'warn',
      // All journeys come from one IP address, so raise the rate limits.
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
