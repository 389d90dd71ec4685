import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const WRITES = Object.entries<Route>(CONTRACT).filter(([, route]) => !SAFE.has(route.method));
const NAMES = WRITES.map(([name]) => name);

const ABSENT = null;
type Header = string | null;

const ORIGINS: readonly (readonly [string, (own: string) => Header])[] = [
  ['no Origin', () => ABSENT],
  ['our Origin', (own) => own],
  ['Origin null', () => 'null'],
  ['a foreign Origin', () => 'https://evil.example'],
  ['a sub-domain of ours', (own) => own.replace('//', '//sub.')],
  ['our host by another scheme', (own) => own.replace('http:', 'https:')],
  ['our host at another port', (own) => own.replace(/\d+$/, '1')],
  ['an Origin that begins like ours', (own) => `${own}.evil.example`],
];
const TITLES = ORIGINS.map(([title]) => title);
const SITES: readonly Header[] = ['same-origin', 'same-site', 'cross-site', 'none', ABSENT];
const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'Application/JSON'];
const OTHER_TYPES: readonly Header[] = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json-patch+json',
  'application/jsonp',
  'text/plain; application/json',
  ABSENT,
];

async function statusOfWrite(
  method: string,
  path: string,
  headers: Record<string, Header>,
  body?: string,
): Promise<number> {
  const given = Object.entries(headers).filter(
    (pair): pair is [string, string] => pair[1] !== null,
  );
  const answer = await request(app.url + path, {
    method,
    headers: Object.fromEntries(given),
    ...(body === undefined ? {} : { body }),
  });
  return answer.status;
}

/** The rule restated independently: which origins are accepted. */
function isBelieved(origin: Header, site: Header, own: string): boolean {
  if (origin === ABSENT) return site === 'same-origin';
  return origin === own && (site === 'same-origin' || site === ABSENT);
}

/** The status of a write by an accepted origin and type, from somebody who isn't signed in. */
function acceptedStatus(route: Route): number {
  if (route.access !== 'public') return 401;
  // A public one misses its body's fields or its object.
  return route.body ? 400 : 404;
}

async function expectByRule(
  route: Route,
  [origin, site]: readonly [Header, Header],
  types: readonly Header[],
): Promise<void> {
  const path = route.path.replace(/:\w+/g, crypto.randomUUID());
  const where = { Origin: origin, 'Sec-Fetch-Site': site };
  const isOurs = isBelieved(origin, site, app.url);
  for (const type of types) {
    const isJson = type !== ABSENT && JSON_TYPES.includes(type);
    const accepted = isJson ? acceptedStatus(route) : 415;
    const headers = { ...where, 'Content-Type': type };
    const status = await statusOfWrite(route.method, path, headers, '{}');
    expect(status, JSON.stringify(headers)).toBe(isOurs ? accepted : 403);
  }
  const empty = await statusOfWrite(route.method, path, where);
  expect(empty, `${JSON.stringify(where)} without a body`).toBe(
    isOurs ? acceptedStatus(route) : 403,
  );
}

describe.each(WRITES)('the write %s', (name, route) => {
  // Every origin, with sites and types in turn: all of them, combined, are below and in `npm run proof`.
  test.each(ORIGINS)('with %s is accepted as the rule says', async (title, originOf) => {
    const turn = NAMES.indexOf(name) + TITLES.indexOf(title);
    const site = SITES[turn % SITES.length] ?? ABSENT;
    const types = [JSON_TYPES, OTHER_TYPES].map((kind) => kind[turn % kind.length] ?? ABSENT);
    await expectByRule(route, [originOf(app.url), site], types);
  });

  test('from our Origin is accepted with JSON only', async () => {
    await expectByRule(route, [app.url, 'same-origin'], [...JSON_TYPES, ...OTHER_TYPES]);
  });
});

const METHODS = [...new Map(WRITES.map(([, route]) => [route.method, route]))];

test.each(METHODS)(
  'a %s is accepted by origin, site and type in any combination',
  async (_method, route) => {
    for (const [, originOf] of ORIGINS) {
      for (const site of SITES) {
        await expectByRule(route, [originOf(app.url), site], [...JSON_TYPES, ...OTHER_TYPES]);
      }
    }
  },
);

describe('the write rule', () => {
  test('covers unknown addresses', async () => {
    const foreign = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };
    expect(await statusOfWrite('DELETE', '/api/nothing', foreign, '{}')).toBe(403);
    expect(await statusOfWrite('POST', '/API/places/details', foreign, '{}')).toBe(403);
    const own = { Origin: app.url, 'Content-Type': 'application/json' };
    expect(await statusOfWrite('DELETE', '/api/nothing', own, '{}')).toBe(404);
  });

  test('says in plain words what is wrong', async () => {
    const foreign = await app.anonymous.post('/api/places/details', {}).set('Origin', 'null');
    expect(foreign.body).toMatchObject({
      code: 'request.cross_site',
      message: 'This request didn’t come from our pages. Reload and try again.',
    });
    const form = await app.anonymous
      .post('/api/places/details')
      .type('form')
      .send({ placeId: '1' });
    expect(form.status).toBe(415);
    expect(form.body).toMatchObject({
      code: 'request.unsupported_media_type',
      message: 'Send JSON.',
    });
  });

  test('requires a content type of a chunked body, too', async () => {
    const headers = { Origin: app.url, 'Transfer-Encoding': 'chunked' };
    const typed = { ...headers, 'Content-Type': 'text/plain' };
    expect(await statusOfWrite('POST', '/api/places/details', typed, '{}')).toBe(415);
  });

  test('admits a write from our own pages', async () => {
    const person = await app.signIn('writer@people.example');
    const { status } = await person.post('/api/places/autocomplete', { input: 'Lisbon' });
    expect(status).toBe(200);
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])('admits %s requests from other sites', async (method) => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect(await statusOfWrite(method, '/api/health', headers)).not.toBe(403);
  });
});
