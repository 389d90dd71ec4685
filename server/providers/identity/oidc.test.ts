import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logins, users } from '#server/platform/db/schema/identity.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Browser, Page } from '#server/testing/browser.ts';
import { request } from '#server/testing/request.ts';
import { type Faults, type StubIssuer, startStubIssuer } from '#server/testing/stub-issuer.ts';

let issuer: StubIssuer;
let app: TestApp;
const PERSON = { sub: 'person-1', email: 'Person@Id.example', email_verified: true };
beforeAll(async () => {
  issuer = await startStubIssuer();
  app = await startTestApp({
    env: { ...issuer.env, MASTER_ADMIN_EMAILS: 'boss@id.example,kim@id.example' },
  });
  app.express.get('/{*path}', (_req, res) => void res.type('html').send('the app'));
});
afterEach(() => {
  issuer.faults = {};
  issuer.person = PERSON;
  issuer.userinfo = {};
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
});

async function userOf(browser: Browser) {
  const { status, text } = await browser.call('/api/auth/user');
  return { status, ...(status === 200 ? JSON.parse(text) : {}) };
}

async function loginCount(): Promise<number> {
  const [row] = await app.services.database.db.select({ rows: count() }).from(logins);
  return row?.rows ?? -1;
}

async function expectNobody(browser: Browser, page: Page, status: number): Promise<void> {
  expect(page.status).toBe(status);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.text).toContain('href="/api/login');
  expect((await userOf(browser)).status).toBe(401);
}

describe('a conforming issuer', () => {
  test('signs a person in and stores the email in lower case', async () => {
    issuer.person = {
      ...PERSON,
      given_name: 'Ada',
      family_name: ' Lovelace ',
      picture: 'https://x/y',
    };
    const browser = app.browser();
    const page = await browser.visit('/api/login?returnTo=/charts');
    expect(page.url).toBe(`${app.url}/charts`);
    expect(await userOf(browser)).toMatchObject({
      status: 200,
      email: 'person@id.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    expect((await app.anonymous.get('/api/health')).body.identity).toBe('oidc');
  });

  test('is asked with PKCE and the minimal scopes', async () => {
    const { headers } = await request(`${app.url}/api/login`);
    const query = new URL(headers.location ?? '').searchParams;
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('scope')).toBe('openid email profile');
    expect(query.get('redirect_uri')).toBe(`${app.url}/api/auth/callback`);
    expect(query.get('client_secret')).toBeNull();
  });

  test('gets no login hint from our URL, unlike the embedded issuer', async () => {
    const { headers } = await request(`${app.url}/api/login?login_hint=victim@id.example`);
    expect(new URL(headers.location ?? '').searchParams.has('login_hint')).toBe(false);
  });

  test('ends its session at sign-out and sends the browser back', async () => {
    const browser = app.browser();
    await browser.visit('/api/login');
    const { headers } = await browser.step('/api/logout', { 'Sec-Fetch-Site': 'same-origin' });
    const target = new URL(headers.location ?? '');
    expect(target.origin + target.pathname).toBe(`${issuer.url}/logout`);
    expect(target.searchParams.get('post_logout_redirect_uri')).toBe(`${app.url}/`);
    expect(target.searchParams.get('id_token_hint')).toBeTruthy();
  });

  test('may provide email and name through userinfo only', async () => {
    issuer.person = { sub: 'shy-person' };
    issuer.userinfo = { email: 'shy@id.example', email_verified: true, given_name: 'Shy' };
    const browser = app.browser();
    await browser.visit('/api/login');
    expect(await userOf(browser)).toMatchObject({ email: 'shy@id.example', firstName: 'Shy' });
  });

  test('may provide no email at all', async () => {
    issuer.person = { sub: 'no-address' };
    const browser = app.browser();
    await browser.visit('/api/login');
    expect(await userOf(browser)).toMatchObject({ status: 200, email: null, firstName: null });
  });

  test('may send longer names than we store', async () => {
    issuer.person = {
      sub: 'long-name',
      email: `${'x'.repeat(400)}@id.example`,
      given_name: 'N'.repeat(1_000),
      family_name: 'Nul\u0000l and half \ud83d',
    };
    const browser = app.browser();
    await browser.visit('/api/login');
    const user = await userOf(browser);
    expect(user.status).toBe(200);
    expect(user.firstName).toBe('N'.repeat(255));
    expect(user.lastName).not.toContain('\u0000');
    expect(user.email).toBeNull();
  });
});

describe('master admin role', () => {
  test.each([
    ['with a control character in it', 'bo\u0000ss@id.example'],
    ['with a letter that only becomes ours in small', '\u212aim@id.example'],
    ['cut short', `kim@id.example${' '.repeat(400)}x`],
  ])('is not granted for an email %s', async (_title, email) => {
    issuer.person = { sub: crypto.randomUUID(), email, email_verified: true };
    const browser = app.browser();
    await browser.visit('/api/login');
    expect(await userOf(browser)).toMatchObject({ status: 200, globalRole: 'regular_user' });
  });

  test.each([
    [true, 'master_admin'],
    [false, 'regular_user'],
    [undefined, 'regular_user'],
    ['true', 'regular_user'],
    [1, 'regular_user'],
  ])('an admin email with email_verified %j gives the role %s', async (verified, role) => {
    issuer.person = {
      sub: crypto.randomUUID(),
      email: 'Boss@id.example',
      email_verified: verified,
    };
    const browser = app.browser();
    await browser.visit('/api/login');
    expect(await userOf(browser)).toMatchObject({ email: 'boss@id.example', globalRole: role });
  });
});

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

describe('S7 an ID token', () => {
  test.each([
    ['of another issuer', () => ({ claims: { iss: 'https://other.example' } })],
    ['of no issuer', () => ({ claims: { iss: undefined } })],
    ['for another client', () => ({ claims: { aud: 'another-client' } })],
    ['for nobody', () => ({ claims: { aud: undefined } })],
    [
      'for several clients, not by us',
      () => ({ claims: { aud: ['human-design', 'x'], azp: 'x' } }),
    ],
    ['for us, issued to another client', () => ({ claims: { azp: 'another-client' } })],
    ['of nobody', () => ({ claims: { sub: undefined } })],
    ['of an empty subject', () => ({ claims: { sub: '' } })],
    ['of a subject with NUL', () => ({ claims: { sub: 'per\u0000son' } })],
    ['of a subject with half a character', () => ({ claims: { sub: 'per\ud800son' } })],
    ['of a subject that is a number', () => ({ claims: { sub: 7 } })],
    ['that has expired', () => ({ claims: { exp: now() - HOUR } })],
    ['that never expires', () => ({ claims: { exp: undefined } })],
    ['that is not valid yet', () => ({ claims: { nbf: now() + HOUR } })],
    ['from the far future', () => ({ claims: { iat: now() + 10 * HOUR, exp: now() + 11 * HOUR } })],
    ['without its time', () => ({ claims: { iat: undefined } })],
    ['with a nonce that nobody asked for', () => ({ claims: { nonce: 'replayed' } })],
    ['signed by another key', () => ({ signature: 'foreign' })],
    [
      'signed by a key that does not exist',
      () => ({ header: { kid: 'unknown' }, signature: 'foreign' }),
    ],
    ['that is not signed', () => ({ signature: 'none' })],
    ['of another algorithm', () => ({ header: { alg: 'HS256' } })],
    ['with a critical extension', () => ({ header: { crit: ['x'] } })],
  ] as [string, () => Faults][])('%s is rejected', async (_title, faultsOf) => {
    issuer.faults = faultsOf();
    const before = await loginCount();
    const browser = app.browser();
    await expectNobody(browser, await browser.visit('/api/login'), 400);
    expect(await loginCount()).toBe(before);
  });

  test('issued by a clock ten minutes ahead is accepted', async () => {
    issuer.faults = { claims: { iat: now() + 600, exp: now() + 900 } };
    const browser = app.browser();
    await browser.visit('/api/login');
    expect((await userOf(browser)).status).toBe(200);
  });

  test('with a subject longer than the standard allows is rejected', async () => {
    issuer.person = { ...PERSON, sub: 's'.repeat(256) };
    const browser = app.browser();
    await expectNobody(browser, await browser.visit('/api/login'), 400);
  });
});

describe('S7 a callback', () => {
  test.each([
    ['with another code', { code: 'another' }],
    ['without a code', { code: undefined }],
    ['with an error', { code: undefined, error: 'access_denied' }],
    ['with code and error', { error: 'access_denied' }],
    ['of another issuer', { iss: 'https://other.example' }],
    ['with a state that nobody asked for', { state: 'unasked' }],
    ['with an id token beside the code', { id_token: 'x.y.z' }],
  ])('%s is rejected', async (_title, callback) => {
    issuer.faults = { callback };
    const browser = app.browser();
    await expectNobody(browser, await browser.visit('/api/login'), 400);
  });
});

describe('S7 an issuer that fails', () => {
  test.each([
    [
      'at its metadata, with an error',
      { broken: { path: '/.well-known/openid-configuration', status: 500, body: '{}' } },
    ],
    [
      'at its metadata, with nonsense',
      { broken: { path: '/.well-known/openid-configuration', status: 200, body: '<html>' } },
    ],
    ['at its metadata, by hanging up', { dropped: '/.well-known/openid-configuration' }],
  ] as [string, Faults][])(
    '%s shows a page with a retry link that works afterwards',
    async (_title, faults) => {
      await using fresh = await startTestApp({ env: issuer.env });
      fresh.express.get('/{*path}', (_req, res) => void res.type('html').send('the app'));
      issuer.faults = faults;
      const browser = fresh.browser();
      const page = await browser.visit('/api/login?returnTo=/charts');
      await expectNobody(browser, page, 503);
      expect(page.text).toContain('href="/api/login?returnTo=%2Fcharts"');
      expect(page.headers['retry-after']).toBeTruthy();
      issuer.faults = {};
      expect((await browser.visit('/api/login?returnTo=/charts')).url).toBe(`${fresh.url}/charts`);
      expect((await userOf(browser)).status).toBe(200);
    },
  );

  test.each([
    ['with an error', { broken: { path: '/token', status: 503, body: '' } }],
    ['with nonsense', { broken: { path: '/token', status: 200, body: '<html>' } }],
    ['by hanging up', { dropped: '/token' }],
  ] as [string, Faults][])(
    'at the token exchange, %s, shows a page with a retry link',
    async (_title, faults) => {
      issuer.faults = faults;
      const browser = app.browser();
      await expectNobody(browser, await browser.visit('/api/login?returnTo=/charts'), 503);
      issuer.faults = {};
      expect((await browser.visit('/api/login?returnTo=/charts')).url).toBe(`${app.url}/charts`);
    },
  );

  test('at its key set shows a page with a retry link', async () => {
    await using fresh = await startTestApp({ env: issuer.env });
    issuer.faults = { dropped: '/jwks' };
    const browser = fresh.browser();
    await expectNobody(browser, await browser.visit('/api/login'), 503);
  });

  test('at userinfo still signs the person in with the ID token’s claims', async () => {
    issuer.person = { sub: 'half-known' };
    issuer.faults = { broken: { path: '/userinfo', status: 500, body: '' } };
    const browser = app.browser();
    await browser.visit('/api/login');
    expect(await userOf(browser)).toMatchObject({ status: 200, email: null });
  });

  test('at sign-out still ends our own session', async () => {
    const browser = app.browser();
    await browser.visit('/api/login');
    issuer.faults = { dropped: '/logout' };
    await browser.step('/api/logout', { 'Sec-Fetch-Site': 'same-origin' });
    expect((await userOf(browser)).status).toBe(401);
  });

  test('is logged without its answer or the person’s data', async () => {
    issuer.faults = { broken: { path: '/token', status: 503, body: 'inside-of-the-issuer' } };
    await app.browser().visit('/api/login');
    const lines = app.logged.filter((line) => line.includes('sign-in failed'));
    expect(lines.length).toBeGreaterThan(0);
    expect(app.logged.join('')).not.toContain('inside-of-the-issuer');
    expect(app.logged.join('')).not.toContain(issuer.env['OIDC_CLIENT_SECRET']);
    expect(app.logged.join('')).not.toMatch(/code=|id_token|eyJ/);
  });
});

describe('an issuer without PKCE', () => {
  test('is sent a state, and a callback without it or with another one is rejected', async () => {
    await using old = await startStubIssuer(false);
    await using fresh = await startTestApp({ env: old.env });
    fresh.express.get('/{*path}', (_req, res) => void res.type('html').send('the app'));
    for (const state of [undefined, 'forged']) {
      old.faults = { callback: { state } };
      const browser = fresh.browser();
      await expectNobody(browser, await browser.visit('/api/login'), 400);
    }
    old.faults = {};
    const browser = fresh.browser();
    await browser.visit('/api/login');
    expect((await userOf(browser)).status).toBe(200);
  });
});

describe('over https', () => {
  const SECURE = { 'X-Forwarded-Proto': 'https', Host: 'app.example.com', Accept: 'text/html' };

  test('sets a __Host- cookie and clears it at sign-out', async () => {
    await using secure = await startTestApp({
      env: { ...issuer.env, PUBLIC_URL: 'https://app.example.com', TRUST_PROXY_HOPS: '1' },
    });
    const begun = await request(`${secure.url}/api/login`, { headers: SECURE });
    const [line = ''] = begun.headers['set-cookie'] ?? [];
    expect(line).toMatch(/^__Host-sid=/);
    for (const attribute of ['; Path=/;', '; HttpOnly', '; Secure', '; SameSite=Lax']) {
      expect(line).toContain(attribute);
    }
    expect(line).not.toContain('Domain');
    const ended = await request(`${secure.url}/api/logout`, {
      headers: { ...SECURE, 'Sec-Fetch-Site': 'same-origin', Cookie: line.split(';')[0] ?? '' },
    });
    // Browsers ignore a Set-Cookie for a __Host- cookie without Secure and Path=/.
    const [gone = ''] = ended.headers['set-cookie'] ?? [];
    expect(gone).toMatch(/^__Host-sid=;/);
    expect(gone).toContain('Path=/');
    expect(gone).toContain('Secure');
    expect(gone).toContain('Expires=Thu, 01 Jan 1970');
  });

  test('sets no cookie over plain http', async () => {
    await using secure = await startTestApp({
      env: { ...issuer.env, PUBLIC_URL: 'https://app.example.com', TRUST_PROXY_HOPS: '1' },
    });
    const plain = await request(`${secure.url}/api/login`, {
      headers: { Host: 'app.example.com' },
    });
    expect(plain.headers).not.toHaveProperty('set-cookie');
  });
});

test('a person keeps one row across sign-ins with different email addresses', async () => {
  for (const email of ['first@id.example', 'second@id.example']) {
    issuer.person = { sub: 'wanderer', email, email_verified: true };
    await app.browser().visit('/api/login');
  }
  const rows = await app.services.database.db
    .select()
    .from(users)
    .where(eq(users.subject, 'wanderer'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ issuer: issuer.url, email: 'second@id.example' });
});
