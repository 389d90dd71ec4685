import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createEmptyDatabase } from '#server/testing/database.ts';
import { databaseEnv } from '#server/testing/environment.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';
import { chartProblems, startChartWriters } from './chart-writers.ts';
import { type Instance, isServerBuilt, startInstance } from './instance.ts';
import type { RunSuite } from './suite.ts';

const COUNTS = {
  usual: { serverKills: 4, cuts: 3, databaseKills: 1 },
  large: { serverKills: 200, cuts: 20, databaseKills: 20 },
} as const;
/** On a busy machine a server answers slowly after its start. */
const RECOVERED_MS = 30_000;
/** The kill comes at a random moment within this after writing resumes. */
const WRITING_MS = 300;

/** A server on a database, written to all the time. */
interface Ground {
  /** Waits until a write goes through, and some random moments more. */
  untilWritten(what: string): Promise<void>;
  killServer(): Promise<void>;
  /** Notes it when the process has ended. */
  expectAlive(what: string): void;
}

/** Runs what disturbs a server during writes. @returns what was lost, doubled, or did not come back */
async function duringWrites(
  url: string,
  env: Readonly<Record<string, string>>,
  disturb: (ground: Ground) => Promise<void>,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const port = await freePort();
  const failures: string[] = [];
  let instance: Instance = await startInstance(port, folder, env);
  try {
    const writers = await startChartWriters(instance.origin);
    const ground: Ground = {
      async untilWritten(what) {
        const [before, deadline] = [writers.acknowledged.length, Date.now() + RECOVERED_MS];
        while (writers.acknowledged.length === before) {
          if (Date.now() > deadline) return void failures.push(`${what}: no write went through`);
          await pause(20);
        }
        await pause(Math.random() * WRITING_MS);
      },
      async killServer() {
        await instance.stop('SIGKILL');
        instance = await startInstance(port, folder, env);
      },
      expectAlive(what) {
        const { exitCode, signalCode } = instance.child;
        if (exitCode !== null || signalCode !== null) failures.push(`${what}: the process exited`);
      },
    };
    try {
      await disturb(ground);
      await ground.untilWritten('the end');
      ground.expectAlive('the end');
    } finally {
      await writers.stop();
    }
    failures.push(...(await chartProblems(url, writers.acknowledged)));
  } finally {
    await instance.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
  return failures;
}

async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .finally(() => client.end());
}

/** D1, D2: the server, its connections or PostgreSQL die during writes; nothing acknowledged is lost or doubled. */
export const kills: RunSuite = async (scale) => {
  const skip = (skipped: string) => ({ cases: 0, failures: [], skipped });
  if (!isServerBuilt()) return skip('run npm run build first');
  await using database = await createEmptyDatabase();
  if (database.config.kind !== 'postgres') return skip('needs PostgreSQL at TEST_DATABASE_URL');
  using cluster = await startThrowawayPostgres();
  if (!cluster) return skip('needs an installed PostgreSQL');
  const { url } = database.config;
  const { serverKills, cuts, databaseKills } = COUNTS[scale >= 10 ? 'large' : 'usual'];
  const ofServer = await duringWrites(url, databaseEnv(database.config), async (ground) => {
    for (let kill = 0; kill < serverKills; kill += 1) {
      await ground.untilWritten(`server kill ${kill}`);
      await ground.killServer();
    }
    for (let cut = 0; cut < cuts; cut += 1) {
      await ground.untilWritten(`cut ${cut}`);
      await cutConnections(url);
      ground.expectAlive(`cut ${cut}`);
    }
  });
  const clusterEnv = databaseEnv({ url: cluster.url, namedStatements: true });
  const ofDatabase = await duringWrites(cluster.url, clusterEnv, async (ground) => {
    for (let kill = 0; kill < databaseKills; kill += 1) {
      await ground.untilWritten(`PostgreSQL kill ${kill}`);
      await cluster.killAndRestart();
      ground.expectAlive(`PostgreSQL kill ${kill}`);
    }
  });
  return { cases: serverKills + cuts + databaseKills, failures: [...ofServer, ...ofDatabase] };
};
