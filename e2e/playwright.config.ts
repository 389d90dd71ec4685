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
  // The app under test has one database: journeys use people of their own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A trace of every run costs a third of the time: a failed journey is recorded on its second try,
  // and reported as flaky if that one passes.
  retries: 1,
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    env: {
      ...inherited(),
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'demo',
      PORT: String(port),
      PUBLIC_URL: '',
      DATABASE_URL: databaseUrl(),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'journeys-')),
      LOG_LEVEL: 'warn',
      // All journeys come from one address.
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
