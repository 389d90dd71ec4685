import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '#server/testing/browser.ts';
import { createEmptyDatabase, databaseKind, type TestDatabase } from '#server/testing/database.ts';
import { request } from '#server/testing/request.ts';
import {
  demoEnv,
  killServers,
  type ServerProcess,
  startServer,
} from '#server/testing/server-process.ts';
import { REPEATED_MS, sizeOf } from '#server/testing/sizes.ts';
import {
  postgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '#server/testing/throwaway-postgres.ts';

const WRITERS = 10;
const CUTS = 20;
const KILLS = sizeOf('databaseKills');
/** Far longer than it takes: just after its start, on a busy machine, a server answers slowly. */
const BACK_WITHIN_MS = 30_000;

const canRun = databaseKind === 'postgres' && postgresBinaries() !== null;

describe.skipIf(!canRun)(
  'ten writers whose PostgreSQL fails (needs TEST_DATABASE_URL and an installed PostgreSQL)',
  () => {
    let postgres: ThrowawayPostgres;
    let database: TestDatabase;
    let env: Record<string, string>;
    let server: ServerProcess;
    beforeAll(async () => {
      const started = await startThrowawayPostgres();
      if (!started) throw new Error('PostgreSQL is not installed');
      postgres = started;
      // Only its folder is used: the data are in the cluster that gets killed.
      database = await createEmptyDatabase();
      env = {
        ...(await demoEnv(database)),
        DATABASE_URL: postgres.url,
        RATE_LIMIT_FACTOR: '1000',
      };
      server = startServer(env, database.dataDir);
      await server.saying('"listening"');
    }, 120_000);
    afterAll(async () => {
      killServers();
      await server?.ended;
      postgres?.[Symbol.dispose]();
      await database?.[Symbol.asyncDispose]();
    });

    const origin = () => `http://localhost:${env['PORT']}`;

    async function signIn(index: number): Promise<string> {
      const browser = openBrowser(origin());
      await browser.visit(`/api/login?login_hint=writer-${index}@people.example`);
      return [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
    }

    /** Writes charts one after another until stopped. */
    function startWriter(cookie: string, seen: Seen): () => Promise<void> {
      let isOver = false;
      const writeOne = async () => {
        const name = randomUUID();
        const { status, headers } = await request(`${origin()}/api/individual/charts/preview`, {
          method: 'POST',
          headers: { Cookie: cookie, Origin: origin(), 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...BIRTH, name }),
        });
        if (status === 200) seen.acknowledged.push(name);
        else if (status === 503 && headers['retry-after'] !== undefined) seen.refused += 1;
        else seen.strange.push(status);
      };
      const running = (async () => {
        while (!isOver) {
          await writeOne().catch((error: unknown) => seen.strange.push(String(error)));
          await pause(10);
        }
      })();
      return () => {
        isOver = true;
        return running;
      };
    }

    async function onCluster<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
      const client = new pg.Client({ connectionString: postgres.url });
      client.on('error', () => undefined);
      await client.connect();
      return work(client).finally(() => client.end());
    }

    /** Ends all of the server's connections while at least one is inside a transaction. */
    async function cutInsideTransaction(): Promise<void> {
      await onCluster(async (client) => {
        for (let cut = 0; cut === 0; ) {
          const { rows } = await client.query<{ pid: number }>(
            `with others as materialized (
               select pid, state from pg_stat_activity
               where datname = current_database() and pid <> pg_backend_pid()
             )
             select pg_terminate_backend(pid), pid from others
             where exists (select 1 from others where state = 'idle in transaction')`,
          );
          cut = rows.length;
        }
      });
    }

    test(
      'keeps the process and every acknowledged write, and recovers',
      async () => {
        const seen: Seen = { acknowledged: [], refused: 0, strange: [] };
        const cookies = [];
        for (let index = 0; index < WRITERS; index += 1) cookies.push(await signIn(index));
        const writers = cookies.map((cookie) => startWriter(cookie, seen));
        const untilWritten = () => {
          const before = seen.acknowledged.length;
          const isBack = () => {
            expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
            expect(seen.acknowledged.length).toBeGreaterThan(before);
          };
          return vi.waitFor(isBack, { timeout: BACK_WITHIN_MS, interval: 20 });
        };
        await untilWritten();
        for (let cut = 0; cut < CUTS; cut += 1) {
          await cutInsideTransaction();
          await untilWritten();
        }
        for (let round = 0; round < KILLS; round += 1) {
          await postgres.killAndRestart();
          await untilWritten();
        }
        await Promise.all(writers.map((stop) => stop()));

        expect(seen.strange).toEqual([]);
        expect(seen.refused).toBeGreaterThan(0);
        const { rows } = await onCluster((client) =>
          client.query<{ name: string }>('select name from individual_charts'),
        );
        const kept = new Set(rows.map(({ name }) => name));
        expect(seen.acknowledged.filter((name) => !kept.has(name))).toEqual([]);
      },
      REPEATED_MS,
    );
  },
);

interface Seen {
  /** Names of charts whose writes were acknowledged. */
  readonly acknowledged: string[];
  /** Writes answered with 503 and Retry-After. */
  refused: number;
  /** Every other response, and failed requests. */
  readonly strange: (number | string)[];
}

const BIRTH = {
  birthDate: '1987-06-14',
  birthTime: '14:25',
  birthPlace: 'Berlin, Germany',
  latitude: 52.52,
  longitude: 13.405,
  timeZone: 'Europe/Berlin',
};
