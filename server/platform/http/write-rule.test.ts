import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { CONTRACT } from '#shared/contract/contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const WRITES = Object.entries(CONTRACT).filter(([, route]) => !SAFE.has(route.method));

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

describe.each(WRITES)('the write %s', (_name, route) => {
  const path = route.path.replace(/:\w+/g, crypto.randomUUID());
  // Nobody is signed in here: an accepted write gets 401 next, a public one misses its body's
  // fields or its object.
  const missed = 'body' in route ? 400 : 404;
  const next = route.access === 'public' ? missed : 401;

  test.each(ORIGINS)('with %s is accepted as the rule says', async (_title, originOf) => {
    const origin = originOf(app.url);
    for (const site of SITES) {
      const where = { Origin: origin, 'Sec-Fetch-Site': site };
      const refusal = isBelieved(origin, site, app.url) ? null : 403;
      const title = JSON.stringify(where);
      for (const type of JSON_TYPES) {
        const status = await statusOfWrite(
          route.method,
          path,
          { ...where, 'Content-Type': type },
          '{}',
        );
        expect(status, `${title} ${type}`).toBe(refusal ?? next);
      }
      for (const type of OTHER_TYPES) {
        const status = await statusOfWrite(
          route.method,
          path,
          { ...where, 'Content-Type': type },
          '{}',
        );
        expect(status, `${title} ${type}`).toBe(refusal ?? 415);
      }
      const empty = await statusOfWrite(route.method, path, where);
      expect(empty, `${title} without a body`).toBe(refusal ?? next);
    }
  });
});

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
