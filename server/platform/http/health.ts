import { sql } from 'drizzle-orm';
import { Router } from 'express';
import type { Db } from '../db/client.ts';
import type { Draining } from './draining.ts';

const DATABASE_MS = 1_000;

async function databaseAnswers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_MS);
  });
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** `/healthz`: the process is alive. `/readyz`: it may receive traffic. Providers never count. */
export function healthProbes(db: Db, draining: Pick<Draining, 'isDraining'>): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.type('text').send('ok');
  });
  router.get('/readyz', async (_req, res) => {
    const isReady = !draining.isDraining && (await databaseAnswers(db));
    res.status(isReady ? 200 : 503);
    if (!isReady) res.setHeader('Retry-After', '5');
    res.type('text').send(isReady ? 'ready' : 'not ready');
  });
  return router;
}
