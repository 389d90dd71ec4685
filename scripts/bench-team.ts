import { randomUUID } from 'node:crypto';
import { openAccount } from '#server/features/accounts/service.ts';
import { analyze } from '#server/features/teams/analysis.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { quantile, report } from './bench/figures.ts';
import { signInTo, startThrowawayApp } from './throwaway-app.ts';

/**
 * Measures analyzing a team of five on the embedded database: charts, ten pairs, the Penta and all
 * rows, once with exact birth times and once without any.
 */

const ROUNDS = 30;
const WARM_UP = 5;
const AIM_MS = 300;

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
  report(
    { name: `${name}, median`, unit: 'ms', value: quantile(times, 0.5), aim: { atMost: AIM_MS } },
    { name: `${name}, p95`, unit: 'ms', value: quantile(times, 0.95) },
    { name: name, unit: 'statements', value: statements.length },
  );
}
