import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { openAccount } from '#server/features/accounts/service.ts';
import { authenticate, signIn } from '#server/features/auth/service.ts';
import { analyze } from '#server/features/teams/analysis.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { BIRTHS } from '#server/testing/team-births.ts';

/**
 * Measures what it takes to analyse a team of five on the embedded database: charts, ten pairs, the
 * Penta and all rows, once with exact birth times and once with none.
 */

const ROUNDS = 30;
const WARM_UP = 5;
const AIM_MS = 300;

const directory = await mkdtemp(join(tmpdir(), 'bench-team-'));
const config = readConfig({ DATA_DIR: directory });
const services = await createServices(config, { log: createLog(config, { write: () => {} }) });

async function actorOf(): Promise<UserActor> {
  const login = await signIn(services.signInCtx(), {
    issuer: 'https://bench.invalid',
    subject: randomUUID(),
    email: null,
    emailVerified: false,
    firstName: null,
    lastName: null,
    pictureUrl: null,
  });
  const actor = login && (await authenticate(services.signInCtx(), login.loginId));
  if (!actor) throw new Error('Nobody could be signed in');
  return actor;
}

async function newCtx(): Promise<Ctx<UserActor>> {
  return {
    actor: await actorOf(),
    db: services.database.db,
    clock: services.clock,
    providers: services.providers,
    log: services.log,
    requestId: 'bench',
    signal: new AbortController().signal,
  };
}

function print(name: string, times: readonly number[], statements: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  process.stdout.write(
    `${name}: ${at(0.5)} ms (median), ${at(0.95)} ms (p95), ${statements} statements; aim ${AIM_MS} ms\n`,
  );
}

try {
  const ctx = await newCtx();
  const members = [{ userId: ctx.actor.id, role: 'account_admin' as const }];
  const teamAccountId = await openAccount(ctx.db, 'Bench', members, 10_000);
  const once = (isExact: boolean) =>
    analyze(ctx, {
      teamName: randomUUID(),
      teamAccountId,
      members: BIRTHS.map((birth) => (isExact ? birth : { ...birth, birthTime: null })),
    });
  for (const [name, isExact] of [
    ['five exact births', true],
    ['five unknown times', false],
  ] as const) {
    const statements = await queriesOf(services.database.pool, () => once(isExact));
    for (let round = 0; round < WARM_UP; round += 1) await once(isExact);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await once(isExact);
      times.push(performance.now() - start);
    }
    print(name, times, statements.length);
  }
} finally {
  await services.close();
  await rm(directory, { recursive: true, force: true });
}
