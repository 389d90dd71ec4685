import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { request } from '#server/testing/request.ts';
import { cookieOf } from './instance.ts';

const WRITERS = 10;

const BIRTH = {
  birthDate: '1987-06-14',
  birthTime: '14:25',
  birthPlace: 'Berlin, Germany',
  latitude: 52.52,
  longitude: 13.405,
  timeZone: 'Europe/Berlin',
};

/** People who write charts one after another, each under one key until it is acknowledged. */
export interface ChartWriters {
  /** Names of the charts whose writes were acknowledged. */
  readonly acknowledged: readonly string[];
  stop(): Promise<void>;
}

/** @param origin of a server that may die and come back meanwhile */
export async function startChartWriters(origin: string): Promise<ChartWriters> {
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async (cookie: string) => {
    while (!isOver) {
      const name = randomUUID();
      const headers = {
        Cookie: cookie,
        Origin: origin,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      };
      const body = JSON.stringify({ ...BIRTH, name });
      for (let isDone = false; !isDone && !isOver; ) {
        const { status } = await request(`${origin}/api/individual/charts/preview`, {
          method: 'POST',
          headers,
          body,
        }).catch(() => ({ status: 0 }));
        // 409: the work was done before a kill, its reply not yet stored.
        isDone = status === 200 || status === 409;
        if (isDone) acknowledged.push(name);
        else await pause(50);
      }
    }
  };
  const cookies = [];
  for (let index = 0; index < WRITERS; index += 1) {
    cookies.push(await cookieOf(origin, `writer-${index}`));
  }
  const writing = cookies.map(write);
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await Promise.all(writing);
    },
  };
}

/**
 * Compares what a database holds with what was acknowledged.
 * @returns a line for each chart that is missing or there twice
 */
export async function chartProblems(
  url: string,
  acknowledged: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ name: string; total: number }>(
      'select name, count(*)::int as total from individual_charts group by name',
    )
    .finally(() => client.end());
  const kept = new Map(rows.map(({ name, total }) => [name, total]));
  return [
    ...acknowledged.filter((name) => !kept.has(name)).map((name) => `lost ${name}`),
    ...[...kept].filter(([, total]) => total > 1).map(([name]) => `twice ${name}`),
  ];
}
