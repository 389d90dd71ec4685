import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { clientFiles } from './client-files.ts';
import { securityHeaders } from './security-headers.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
];
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

let app: TestApp;
let client: string;
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'client-'));
  await writeFile(join(client, 'index.html'), '<!doctype html><title>App</title>');
  app = await startTestApp();
  app.express.use(
    clientFiles({
      root: client,
      publicUrl: 'https://charts.example',
      firstViewsFile: join(client, 'first-views.json'),
      sessionCookie: 'sid',
      isOfflineOn: true,
      textsFolder: client,
      headOf: () => null,
    }),
  );
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(client, { recursive: true });
});

function policyOf(headers: Record<string, string>): string[] {
  return (headers['content-security-policy'] ?? '').split(';').map((part) => part.trim());
}

describe.each([
  ['/', 200],
  ['/charts', 200],
  ['/pages/page.css', 200],
  ['/pages/sign-out.js', 200],
  ['/api/health', 200],
  ['/api/openapi.json', 200],
  ['/api/auth/user', 401],
  ['/api/nothing', 404],
  ['/api/auth/callback', 400],
])('the answer to %s', (path, status) => {
  test('has every security header, exactly', async () => {
    const answer = await app.anonymous.get(path).redirects(0);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(HEADERS);
    expect(policyOf(answer.headers)).toEqual(POLICY);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    // Plain http: HSTS would lock people out of localhost.
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  test('sets no cookie for an anonymous visitor', async () => {
    const answer = await app.anonymous.get(path);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});

describe('the API', () => {
  test.each(['/api/health', '/api/auth/user', '/api/nothing', '/api/logout'])(
    'forbids caching of %s',
    async (path) => {
      expect((await app.anonymous.get(path)).headers['cache-control']).toBe('no-store');
    },
  );

  test('forbids caching of a personal answer', async () => {
    const person = await app.signIn('person@people.example');
    expect((await person.get('/api/auth/user')).headers['cache-control']).toBe('no-store');
    expect((await person.get('/api/auth/user')).headers).not.toHaveProperty('etag');
  });
});

describe('an asset that does not exist', () => {
  test('is a plain 404 under a policy at least as strict', async () => {
    const answer = await app.anonymous.get('/assets/missing.js');
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject(HEADERS);
    expect(policyOf(answer.headers)).toContain("default-src 'none'");
    expect(policyOf(answer.headers).join()).not.toContain('unsafe');
  });
});

describe('over https', () => {
  test('the response has HSTS for two years', async () => {
    const { config } = app.services;
    const secure = createApp({
      ...app.services,
      config: { ...config, publicUrl: 'https://app.example.com', trustProxyHops: 1 },
    });
    const answer = await supertest(secure.express).get('/api/health');
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(policyOf(answer.headers)).toEqual(POLICY);
    secure.close();
  });
});

describe('with Stripe’s card form', () => {
  const server = express()
    .use(
      securityHeaders({
        publicUrl: 'https://app.example.com',
        isDevelopment: false,
        takesCardsByStripe: true,
      }),
    )
    .get('/{*path}', (_req, res) => void res.send('page'));

  test.each(['/checkout', '/checkout/', '/checkout?tier=team_platform'])(
    'the card form’s sources are allowed at %s, and nothing else is',
    async (path) => {
      const policy = policyOf((await supertest(server).get(path)).headers);
      const unchanged = POLICY.filter((part) => !/^(script|img|connect)-src/.test(part));
      expect(policy).toEqual(expect.arrayContaining(unchanged));
      expect(policy.filter((part) => !unchanged.includes(part)).sort()).toEqual([
        "connect-src 'self' https://api.stripe.com",
        'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
        "img-src 'self' data: https://*.stripe.com",
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      ]);
    },
  );

  test.each(['/', '/team', '/billing', '/checkout/other', '/results/checkout', '/api/health'])(
    'no source of Stripe is allowed at %s',
    async (path) => {
      expect(policyOf((await supertest(server).get(path)).headers)).toEqual(POLICY);
    },
  );
});

describe('with the sandbox’s card form', () => {
  test('the checkout page has the policy of every other page', async () => {
    expect(policyOf((await app.anonymous.get('/checkout')).headers)).toEqual(POLICY);
  });
});

describe('in development', () => {
  const server = express()
    .use(
      securityHeaders({
        publicUrl: 'http://localhost:3000',
        isDevelopment: true,
        takesCardsByStripe: false,
      }),
    )
    .get('/', (_req, res) => void res.send('page'));

  test('the policy allows what Vite injects, and no other origin', async () => {
    const policy = policyOf((await supertest(server).get('/')).headers);
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("connect-src 'self' ws:");
    expect(policy.join()).not.toContain('unsafe-eval');
    expect(policy.join()).not.toContain('http:');
  });
});
