import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createEmptyDatabase } from '#server/testing/database.ts';
import { databaseEnv, testDatabaseUrl } from '#server/testing/environment.ts';
import { freePort } from '#server/testing/free-port.ts';
import { environment } from '../environment.ts';
import type { RunSuite } from './suite.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const INSTANCES = 3;
const READY_MS = 60_000;

/** Starts one instance. @returns what went wrong, null when it became ready */
async function startOnce(database: Record<string, string>, folder: string): Promise<string | null> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: {
      PATH: environment()['PATH'],
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'demo',
      PORT: String(port),
      ...database,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const deadline = Date.now() + READY_MS;
  try {
    while (Date.now() < deadline) {
      if (child.exitCode !== null) return `exit ${child.exitCode}: ${output.slice(-300)}`;
      const { ok } = await fetch(`http://localhost:${port}/readyz`).catch(() => ({ ok: false }));
      if (ok) return null;
      await pause(100);
    }
    return `not ready in ${READY_MS / 1_000} s: ${output.slice(-300)}`;
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

/** D4: several instances start together on an empty database, and all of them come up. */
export const firstStarts: RunSuite = async (scale) => {
  const skip = (skipped: string) => ({ cases: 0, failures: [], skipped });
  if (!testDatabaseUrl()) return skip('needs PostgreSQL at TEST_DATABASE_URL');
  if (!existsSync(MAIN)) return skip('run npm run build first');
  const failures: string[] = [];
  let cases = 0;
  for (let round = 0; round < 2 * scale; round += 1) {
    await using database = await createEmptyDatabase();
    if (database.config.kind !== 'postgres') return skip('needs PostgreSQL');
    const env = databaseEnv(database.config);
    const folders = await Promise.all(
      Array.from({ length: INSTANCES }, () => mkdtemp(join(tmpdir(), 'first-start-'))),
    );
    const results = await Promise.all(folders.map((folder) => startOnce(env, folder)));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    cases += results.length;
    for (const problem of results) if (problem) failures.push(`round ${round}: ${problem}`);
  }
  return { cases, failures };
};
