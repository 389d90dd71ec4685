import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/platform/db/schema/identity.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { checksumsOf } from '#server/testing/checksums.ts';
import { request } from '#server/testing/request.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';

let app: TestApp;
let person: SignedIn;
let chartId: string;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('person@people.example');
  const { body } = await person.post('/api/individual/charts/preview', {
    name: 'Ada',
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London',
    latitude: 51.5,
    longitude: -0.12,
  });
  chartId = body.chartId;
});
afterAll(() => app[Symbol.asyncDispose]());

const ROUTES = Object.entries<Route>(CONTRACT);
const PRIVATE = ROUTES.filter(([, route]) => route.access !== 'public');
/** Routes that browsers navigate to; they answer with pages and aren't part of the contract. */
const NAVIGATIONS = ['/api/auth/callback', '/api/login', '/api/logout'];

function ask(route: Route, cookie?: string) {
  return request(app.url + route.path.replace(/:\w+/g, chartId), {
    method: route.method,
    headers: {
      Origin: app.url,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      ...(cookie ? { Cookie: cookie } : {}),
    },
    ...(route.method === 'GET' ? {} : { body: '{}' }),
  });
}

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Record<string, boolean> };
  readonly handle?: { readonly stack?: readonly Layer[] };
}

/** Every route the running router serves, read from its layers. */
function mountedIn(stack: readonly Layer[]): string[] {
  return stack.flatMap(({ route, handle }) =>
    route
      ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
      : mountedIn(handle?.stack ?? []),
  );
}

describe('API routes', () => {
  test('are exactly the contract, the three navigations and the webhook', () => {
    // Express doesn't export its layer type; this shape is taken from its source.
    const { stack } = app.express.router as unknown as { stack: readonly Layer[] };
    const api = mountedIn(stack).filter((entry) => entry.includes(' /api/'));
    const expected = [
      ...ROUTES.map(([, { method, path }]) => `${method} ${path}`),
      ...NAVIGATIONS.map((path) => `GET ${path}`),
      'POST /api/stripe/webhook',
    ];
    expect(api.toSorted()).toEqual(expected.toSorted());
  });
});

describe('private operations', () => {
  test.each(PRIVATE)('%s rejects a signed-out caller', async (_name, route) => {
    const { status, text } = await ask(route);
    expect(status).toBe(401);
    expect(JSON.parse(text).code).toBe('auth.required');
  });

  test.each(PRIVATE)('%s rejects a deactivated person', async (_name, route) => {
    const former = await app.signIn(`${crypto.randomUUID()}@people.example`);
    const { db } = app.services.database;
    await db.update(users).set({ isActive: false }).where(eq(users.id, former.actor.id));
    expect((await ask(route, former.cookie)).status).toBe(401);
  });

  test.each(PRIVATE)('%s rejects a session that has signed out', async (_name, route) => {
    const former = await app.signIn(`${crypto.randomUUID()}@people.example`);
    await former.signOut();
    expect((await ask(route, former.cookie)).status).toBe(401);
  });
});

describe('safe methods', () => {
  test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes no table', async (method) => {
    const before = await checksumsOf(app.services.database.db);
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(13);
    for (const [, route] of ROUTES.filter(([, { method: own }]) => own === 'GET')) {
      for (const Cookie of [person.cookie, 'sid=none']) {
        const { status } = await request(app.url + route.path.replace(/:\w+/g, chartId), {
          method,
          headers: { Cookie, 'Sec-Fetch-Site': 'cross-site' },
        });
        expect(status).toBeLessThan(500);
      }
    }
    expect(await checksumsOf(app.services.database.db)).toEqual(before);
  });
});
