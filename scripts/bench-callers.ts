import { createApp } from '#server/app.ts';
import { openAccount } from '#server/features/accounts/service.ts';
import { openSession } from '#server/testing/open-session.ts';
import { trackPageLoad } from '#shared/contract/usage.ts';
import { quantile, report } from './bench/figures.ts';
import { onPostgres } from './bench/on-postgres.ts';
import { callInClosedLoop } from './http/closed-loop.ts';
import { listen, signInTo, startThrowawayApp } from './throwaway-app.ts';

/* Measures 200 callers that load pages of one account at the same time, on PostgreSQL. */

const CALLERS = 200;
const PEOPLE = 20;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const P99_MAX_MS = 500;

await onPostgres(1, async ([url = '']) => {
  await using bench = await startThrowawayApp({}, { DATABASE_URL: url });
  const { services } = bench;
  const app = createApp(services);
  try {
    await using server = await listen(app.express);
    const people = [];
    for (let number = 0; number < PEOPLE; number += 1) people.push(await signInTo(services));
    const members = people.map(({ actor }) => ({
      userId: actor.id,
      role: 'regular_user' as const,
    }));
    const accountId = await openAccount(services.database.db, 'Bench', members);
    const cookies = [];
    for (const { actor } of people) cookies.push(await openSession(services, actor.loginId));
    const loop = {
      port: server.port,
      method: trackPageLoad.method,
      path: trackPageLoad.path,
      origin: bench.config.publicUrl,
      cookies,
      callers: CALLERS,
    };
    const warm = await callInClosedLoop({ ...loop, seconds: WARM_UP_SECONDS });
    const times = await callInClosedLoop({ ...loop, seconds: SECONDS });
    const { rows } = await services.database.pool.query<{ loads: number }>(
      'select sum(page_loads)::int as loads from usage_tracking where account_id = $1',
      [accountId],
    );
    report(
      {
        name: `p99 of ${CALLERS} callers`,
        unit: 'ms',
        value: quantile(times, 0.99),
        before: 1_750,
        aim: { atMost: P99_MAX_MS },
      },
      { name: 'median of them', unit: 'ms', value: quantile(times, 0.5), before: 1_440 },
      { name: 'page loads', unit: 'a second', value: times.length / SECONDS, before: 129 },
      {
        name: 'page loads that were not counted',
        unit: '',
        value: times.length + warm.length - (rows[0]?.loads ?? 0),
        aim: { atMost: 0 },
      },
    );
  } finally {
    app.close();
  }
});
process.exit();
