import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import type { PlacesPort } from '#server/providers/places/port.ts';
import { PlacesUnavailable } from '#server/providers/places/port.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type Browser, formAction } from '#server/testing/browser.ts';
import { placesWith } from '#server/testing/places.ts';
import { request } from '#server/testing/request.ts';

/** Everything that a log must not have, in this suite's values. */
const PERSON = {
  email: 'canary.person@secret-people.example',
  name: 'Canary Featherstone',
  birthDate: '1971-03-17',
  birthTime: '04:44',
  birthPlace: 'Featherstone-on-Canary',
};

/** Places that fail in turn, with the person's input in their errors. */
function tellingPlaces(app: () => TestApp): PlacesPort {
  const tell = async (input: string): Promise<never> => {
    throw new Error(`no place ${input}`, { cause: new PlacesUnavailable('timeout') });
  };
  return placesWith({
    suggest: tell,
    namesakes: tell,
    details: async (placeId) => {
      if (placeId === 'endless') return new Promise(() => undefined);
      if (placeId === 'unknown') return null;
      if (placeId === 'known') throw new AppError('place.unknown', { message: `No ${placeId}.` });
      await app().services.database.db.execute(sql`select ${PERSON.name} from nowhere`);
      return null;
    },
  });
}

let app: TestApp;
let browser: Browser;
const printed: unknown[] = [];
beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => void printed.push(...args));
  }
  app = await startTestApp({ providers: { places: tellingPlaces(() => app) } });
  // Ordinary use, with and without failures.
  browser = app.browser();
  const page = await browser.visit(`/api/login?returnTo=/results/${PERSON.birthDate}`);
  await browser.submit(formAction(page), { email: PERSON.email });
  const headers = {
    Cookie: `sid=${browser.cookies().get('sid')}`,
    Origin: app.url,
    'Content-Type': 'application/json',
  };
  const post = (path: string, body: unknown) =>
    request(app.url + path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const { email: _, ...birth } = PERSON;
  await post('/api/individual/charts/preview', birth);
  await post('/api/individual/charts/preview', { ...birth, placeId: 'unknown' });
  await post('/api/individual/charts/preview', { ...birth, placeId: 'known' });
  await post('/api/individual/charts/preview', { ...birth, placeId: 'broken' });
  await post('/api/individual/charts/preview', { ...birth, latitude: 51.5, longitude: -0.12 });
  await post('/api/individual/charts/preview', { ...birth, [PERSON.name]: 1 });
  await post('/api/individual/charts/preview', `{"name":"${PERSON.name}"`);
  await post('/api/places/autocomplete', { input: PERSON.birthPlace });
  for (const path of [
    `/api/auth/user?email=${PERSON.email}`,
    `/api/individual/charts/${encodeURIComponent(PERSON.name)}`,
    `/api/${encodeURIComponent(PERSON.name)}`,
    '/api/individual/charts',
    '/api/individual/charts/latest',
  ]) {
    await request(app.url + path, { headers: { ...headers, 'User-Agent': PERSON.name } });
  }
  await request(`${app.url}/api/auth/callback?code=${PERSON.name.replace(' ', '')}`, { headers });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  vi.restoreAllMocks();
});

function lines(): Record<string, unknown>[] {
  return app.logged.map((line) => JSON.parse(line));
}

describe('the request log', () => {
  test.each(Object.entries(PERSON))('does not have a person’s %s', (_title, value) => {
    const text = app.logged.join('\n').toLowerCase();
    expect(text.length).toBeGreaterThan(1_000);
    for (const part of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
      expect(text).not.toContain(part.toLowerCase());
    }
  });

  test('does not have any part of the person’s name', () => {
    expect(app.logged.join('\n')).not.toMatch(/canary|featherstone/i);
  });

  test('does not have cookies, codes, tokens or secrets', async () => {
    const text = app.logged.join('\n');
    const sid = decodeURIComponent(browser.cookies().get('sid') ?? '');
    expect(sid.length).toBeGreaterThan(40);
    expect(text).not.toContain(sid);
    expect(text).not.toContain(sid.slice(2).split('.')[0]);
    expect(text).not.toContain(app.services.sessionSecret);
    expect(text).not.toMatch(/eyJ[\w-]{10}|code=|code_verifier|client_secret/);
    const { text: user } = await browser.call('/api/auth/user');
    expect(text).not.toContain(JSON.parse(user).id);
  });

  test('is the only output', () => {
    const own = printed.filter((part) => !String(part).includes('oidc-provider'));
    expect(own).toEqual([]);
    expect(String(printed)).not.toMatch(/canary|featherstone/i);
  });
});

describe('one request', () => {
  test('logs one line with its route pattern, its status and a hash of its person', async () => {
    const person = await app.signIn('reader@people.example');
    const id = `request-${crypto.randomUUID()}`;
    await person.get('/api/individual/charts').set('X-Request-Id', id);
    const own = lines().filter(({ requestId }) => requestId === id);
    expect(own).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        requestId: id,
        method: 'GET',
        route: '/api/individual/charts',
        status: 200,
        ms: expect.any(Number),
        user: expect.stringMatching(/^[0-9a-f]{16}$/),
        msg: 'request',
      },
    ]);
  });

  test('for one chart is logged by its pattern and not by the id', async () => {
    const person = await app.signIn('reader@people.example');
    const chartId = crypto.randomUUID();
    await person.get(`/api/individual/charts/${chartId}`);
    const own = lines().filter(({ route }) => route === '/api/individual/charts/:id');
    expect(own.length).toBeGreaterThan(0);
    expect(app.logged.join('')).not.toContain(chartId);
  });

  test.each([
    ['/api/login', '/api/login'],
    ['/api/auth/callback', '/api/auth/callback'],
    ['/api/logout', '/api/logout'],
    ['/api/health', '/api/health'],
    ['/api/no/such/thing', 'unmatched'],
  ])('to %s is logged as %s', async (path, route) => {
    const id = `request-${crypto.randomUUID()}`;
    await request(app.url + path, { headers: { 'X-Request-Id': id } });
    expect(lines().filter(({ requestId }) => requestId === id)).toMatchObject([{ route }]);
  });

  test('without a sign-in has no person', async () => {
    const id = `request-${crypto.randomUUID()}`;
    await app.anonymous.get('/api/auth/user').set('X-Request-Id', id);
    const [line] = lines().filter(({ requestId }) => requestId === id);
    expect(line).toMatchObject({ status: 401, level: 30 });
    expect(line).not.toHaveProperty('user');
  });

  test.each([
    ['while it waits for the answer', '/api/places/details', '{"placeId":"endless"}'],
    ['in the middle of its body', 'unmatched', '{"placeId":"endles'],
  ])('whose caller leaves %s is logged as aborted', async (_when, route, body) => {
    const person = await app.signIn('reader@people.example');
    const id = `request-${crypto.randomUUID()}`;
    const head = [
      'POST /api/places/details HTTP/1.1',
      'Host: localhost',
      `Cookie: ${person.cookie}`,
      `Origin: ${app.url}`,
      `X-Request-Id: ${id}`,
      'Content-Type: application/json',
      'Content-Length: 21',
    ];
    const socket = connect(Number(new URL(app.url).port), 'localhost');
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    await pause(300);
    socket.destroy();
    const own = () => lines().filter(({ requestId }) => requestId === id);
    await expect.poll(() => own().some(({ method }) => method)).toBe(true);
    const [line] = own().filter(({ method }) => method);
    expect(line).toMatchObject({ level: 30, msg: 'request aborted', aborted: true, route });
    expect(line).not.toHaveProperty('status');
  });

  test('with an internal error is logged as an error', async () => {
    const person = await app.signIn('reader@people.example');
    const { status, body } = await person.post('/api/places/details', { placeId: 'broken' });
    expect(status).toBe(500);
    const own = lines().filter(({ requestId }) => requestId === body.requestId);
    expect(own).toMatchObject([{ level: 50, status: 500, err: { cause: { code: '42P01' } } }]);
  });
});
