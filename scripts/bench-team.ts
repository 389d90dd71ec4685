import { randomUUID } from 'node:crypto';
import { openAccount } from '#server/features/accounts/service.ts';
import { analyze } from '#server/features/teams/analysis.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { signInTo, startThrowawayApp } from './throwaway-app.ts';

/**
 * Measures analyzing a team of five on the embedded database: charts, ten pairs, the Penta and all
 * rows, once with exact birth times and once without any.
 */

const ROUNDS = 30;
const WARM_UP = 5;
const AIM_MS = 300;

function print(name: string, times: readonly number[], statements: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  process.stdout.write(
    `${name}: ${at(0.5)} ms (median), ${at(0.95)} ms (p95), ${statements} statements; aim ${AIM_MS} ms\n`,
  );
}

await using bench = await startThrowawayApp();
const ctx = await signInTo(bench.services);
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
  const statements = await queriesOf(bench.services.database.pool, () => once(isExact));
  for (let round = 0; round < WARM_UP; round += 1) await once(isExact);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await once(isExact);
    times.push(performance.now() - start);
  }
  print(name, times, statements.length);
}
