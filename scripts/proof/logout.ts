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
  // Makes its own session anew, and may end after the sign-out.
  if (kind === 3) await request(`${url}/api/login?returnTo=/charts`, { headers });
}

async function endLogin(url: string, { cookie }: SignedIn, way: (typeof WAYS)[number]) {
  const headers = { Cookie: cookie, Origin: url, 'Sec-Fetch-Site': 'same-origin' };
  if (way === 'navigation') return request(`${url}/api/logout`, { headers });
  const { method, path } = signOutEverywhere;
  return request(url + path, { method, headers });
}

/** S3: whatever is under way while a login ends, its cookie is worthless afterwards. */
export function logout({ app }: AccessWorld): RunSuite {
  return async (scale) => {
    const random = randomFrom(SEED);
    const failures: string[] = [];
    const cases = 50 * scale;
    for (let round = 0; round < cases; round += 1) {
      const person = await somebody(app, 'logout');
      const way = random.oneOf(WAYS);
      const busy = Array.from({ length: 6 }, () => somethingBy(app.url, person, random));
      await pause(random.below(12));
      await endLogin(app.url, person, way);
      await Promise.all(busy);
      const { status } = await request(`${app.url}/api/auth/user`, {
        headers: { Cookie: person.cookie },
      });
      if (status !== 401) failures.push(`round ${round}, ${way}: still ${status}`);
    }
    return { cases, failures };
  };
}
