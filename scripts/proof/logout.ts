import { setTimeout as pause } from 'node:timers/promises';
import type { AccessWorld } from '#server/testing/access-fixture.ts';
import { somebody } from '#server/testing/admin-fixture.ts';
import type { SignedIn } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { signOutEverywhere } from '#shared/contract/privacy.ts';
import { type Random, randomFrom } from './random.ts';
import type { RunSuite } from './suite.ts';

const SEED = 1;
const WAYS = ['navigation', 'everywhere'] as const;

/** What may be under way while somebody signs out: reads, writes, and what changes the session. */
async function somethingBy(url: string, { cookie }: SignedIn, random: Random): Promise<void> {
  await pause(random.below(12));
  const headers = { Cookie: cookie, Origin: url, 'Sec-Fetch-Site': 'same-origin' };
  const kind = random.below(4);
  if (kind === 0) await request(`${url}/api/auth/user`, { headers });
  if (kind === 1) await request(`${url}/api/individual/charts`, { headers });
  if (kind === 2) {
    await request(`${url}/api/user/preferences`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"clock":"24h"}',
    });
  }
  // Recreates its own session, and may end after the sign-out.
  if (kind === 3) await request(`${url}/api/login?returnTo=/charts`, { headers });
}

async function endLogin(url: string, { cookie }: SignedIn, way: (typeof WAYS)[number]) {
  const headers = { Cookie: cookie, Origin: url, 'Sec-Fetch-Site': 'same-origin' };
  if (way === 'navigation') return request(`${url}/api/logout`, { headers });
  const { method, path } = signOutEverywhere;
  return request(url + path, { method, headers });
}

/** The id in a session's cookie. */
function sessionIdOf({ cookie }: SignedIn): string {
  return /s:([^.]+)\./.exec(decodeURIComponent(cookie))?.[1] ?? '';
}

/**
 * A request that read its session before the sign-out, changed it, and ends only now.
 * @returns writes the session back as it was
 */
async function slowWriter({ app }: AccessWorld, person: SignedIn): Promise<() => Promise<void>> {
  const { pool } = app.services.database;
  const id = sessionIdOf(person);
  const { rows } = await pool.query<{ sess: unknown; expire: string }>(
    'select sess, expire::text from sessions where sid = $1',
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('The session has no row');
  return async () => {
    await pool.query(
      'insert into sessions (sid, sess, expire) values ($1, $2, $3) on conflict do nothing',
      [id, row.sess, row.expire],
    );
  };
}

/** S3: whatever is under way while a login ends, its cookie is worthless afterwards. */
export function logout(world: AccessWorld): RunSuite {
  const { app } = world;
  return async (scale) => {
    const random = randomFrom(SEED);
    const failures: string[] = [];
    const cases = 50 * scale;
    for (let round = 0; round < cases; round += 1) {
      const person = await somebody(app, 'logout');
      const way = random.oneOf(WAYS);
      const writeBack = await slowWriter(world, person);
      const busy = Array.from({ length: 6 }, () => somethingBy(app.url, person, random));
      await pause(random.below(12));
      await endLogin(app.url, person, way);
      await Promise.all(busy);
      // Chance alone rarely makes a request slow enough to undo a sign-out.
      if (round % 2 === 0) await writeBack();
      const { status } = await request(`${app.url}/api/auth/user`, {
        headers: { Cookie: person.cookie },
      });
      if (status !== 401) failures.push(`round ${round}, ${way}: still ${status}`);
    }
    return { cases, failures };
  };
}
