import { randomUUID } from 'node:crypto';
import type { AccessWorld } from '#server/testing/access-fixture.ts';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { checksumsOf } from '#server/testing/checksums.ts';
import { type Answer, request } from '#server/testing/request.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import type { RunSuite } from './suite.ts';

type Sent = string | undefined;

const SITES: readonly Sent[] = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
/** The first two are sent at every scale. */
const BODIES = [
  ['application/json', '{}'],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['text/plain', '{"a":1}'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
] as const;

function originsFor(url: string): readonly Sent[] {
  const own = new URL(url);
  return [
    undefined,
    'null',
    'https://evil.example',
    `http://app.${own.host}`,
    `https://${own.host}`,
    own.origin,
    `http://${own.hostname}:${Number(own.port) + 1}`,
    `${own.origin}.evil.example`,
  ];
}

/** The rule: our own pages say so by origin or fetch metadata, and send JSON. */
function expectedOf(own: string, origin: Sent, site: Sent, type: string): 'taken' | 403 | 415 {
  const isOwn =
    origin === undefined
      ? site === 'same-origin'
      : origin === own && (site === undefined || site === 'same-origin');
  if (!isOwn) return 403;
  return type.startsWith('application/json') ? 'taken' : 415;
}

function isRight(expected: 'taken' | 403 | 415, { status, text }: Answer): boolean {
  if (expected === 403) return status === 403 && text.includes('"request.cross_site"');
  if (expected === 415) return status === 415;
  return status !== 415 && !text.includes('"request.cross_site"');
}

/** S5: no write is accepted that our own pages have not sent, and no read changes anything. */
export function crossSite({ app }: AccessWorld): RunSuite {
  return async (scale) => {
    const { url } = app;
    const bodies = scale >= 10 ? BODIES : BODIES.slice(0, 2);
    const person = await somebody(app, 'cross-site');
    const master = await masterOf(app);
    const failures: string[] = [];
    let cases = 0;
    const send = async (
      route: Route,
      origin: Sent,
      site: Sent,
      [type, body]: readonly [string, string],
    ) => {
      const expected = expectedOf(url, origin, site, type);
      // Whoever may be refused carries a session; who is let through carries none, and does nothing.
      const { cookie } = route.access === 'master_admin' ? master : person;
      const answer = await request(url + route.path.replace(/:\w+/g, () => randomUUID()), {
        method: route.method,
        headers: {
          'Content-Type': type,
          ...(origin === undefined ? {} : { Origin: origin }),
          ...(site === undefined ? {} : { 'Sec-Fetch-Site': site }),
          ...(expected === 'taken' ? {} : { Cookie: cookie }),
        },
        body,
      });
      cases += 1;
      if (isRight(expected, answer)) return;
      failures.push(
        `${route.method} ${route.path}, origin ${origin}, site ${site}, ${type}: ${answer.status}`,
      );
    };
    const { db } = app.services.database;
    const before = await checksumsOf(db, ['users', 'logins']);
    for (const route of Object.values<Route>(CONTRACT)) {
      if (route.method === 'GET') continue;
      for (const origin of originsFor(url)) {
        for (const site of SITES) {
          await Promise.all(bodies.map((body) => send(route, origin, site, body)));
        }
      }
    }
    const after = await checksumsOf(db, ['users', 'logins']);
    if (JSON.stringify(before) !== JSON.stringify(after))
      failures.push('A refused write did something');
    return { cases, failures };
  };
}
