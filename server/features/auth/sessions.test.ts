import { count, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logins, sessions, users } from '#server/platform/db/schema/identity.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Browser } from '#server/testing/browser.ts';
import { request } from '#server/testing/request.ts';
import { signedCookie } from '#server/testing/signed-cookie.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.express.get('/{*path}', (_req, res) => void res.type('html').send('the app'));
});
afterAll(() => app[Symbol.asyncDispose]());

const newEmail = () => `${crypto.randomUUID()}@sessions.example`;

async function signedInBrowser(email = newEmail()): Promise<Browser> {
  const browser = app.browser();
  await browser.visit(`/api/login?login_hint=${email}`);
  expect((await browser.call('/api/auth/user')).status).toBe(200);
  return browser;
}

async function statusWith(cookie: string): Promise<number> {
  const { status } = await request(`${app.url}/api/auth/user`, { headers: { Cookie: cookie } });
  return status;
}

async function sessionRows(): Promise<number> {
  const [row] = await app.services.database.db.select({ rows: count() }).from(sessions);
  return row?.rows ?? -1;
}

async function newestLogin() {
  const { db } = app.services.database;
  const [row] = await db.select().from(logins).orderBy(desc(logins.createdAt)).limit(1);
  if (!row) throw new Error('Nobody has signed in');
  return row;
}

const cookieOf = (browser: Browser) => `sid=${browser.cookies().get('sid')}`;
const idOf = (cookie: string) => decodeURIComponent(cookie).slice('sid=s:'.length).split('.')[0];

describe('the session cookie', () => {
  test('is HttpOnly and SameSite, and lives as long as a sign-in may take', async () => {
    const { headers } = await request(`${app.url}/api/login`);
    const [line = '', ...more] = headers['set-cookie'] ?? [];
    expect(more).toEqual([]);
    const [pair, ...attributes] = line.split('; ');
    expect(pair).toMatch(/^sid=s%3A[\w-]{32}\./);
    const expires = attributes.find((attribute) => attribute.startsWith('Expires='));
    expect(attributes.filter((attribute) => attribute !== expires).toSorted()).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Lax',
    ]);
    const minutes = (Date.parse(expires?.slice('Expires='.length) ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.9);
    expect(minutes).toBeLessThanOrEqual(10.1);
  });

  test('lives as long as the sign-in afterwards', async () => {
    const browser = app.browser();
    let { location = '' } = (await browser.step(`/api/login?login_hint=${newEmail()}`)).headers;
    let last = await browser.step(location);
    while (!location.includes('/api/auth/callback')) {
      location = last.headers.location ?? '';
      last = await browser.step(location);
    }
    const [line = ''] = last.headers['set-cookie'] ?? [];
    const expires = /Expires=([^;]+)/.exec(line)?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
    expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
  });

  test('has an unguessable, unique id', async () => {
    const ids = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { headers } = await request(`${app.url}/api/login`);
        return idOf(headers['set-cookie']?.[0] ?? '');
      }),
    );
    expect(new Set(ids).size).toBe(50);
    // 24 random bytes.
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
  });
});

describe('an anonymous visitor', () => {
  test('gets no cookie and creates no row', async () => {
    const before = await sessionRows();
    const paths = ['/', '/charts', '/api/health', '/api/site', '/api/auth/user', '/api/nothing'];
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(paths.map((path) => request(app.url + path)));
      for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie');
    }
    await request(`${app.url}/api/logout`, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    await request(`${app.url}/api/auth/callback`);
    expect(await sessionRows()).toBe(before);
  });
});

describe('a session id from before the sign-in', () => {
  const signedBy = (secret: string) =>
    signedCookie('sid', 'planted-id', secret).slice('sid='.length);

  test.each([
    ['unsigned', () => 'planted-id'],
    ['in the form of a signed one', () => 's%3Aplanted-id.planted-signature'],
    ['signed by somebody else', () => signedBy('another-secret-of-somebody-else')],
    ['signed by us', () => signedBy(app.services.sessionSecret)],
  ])('is replaced when it was planted %s', async (_title, cookieValue) => {
    const browser = app.browser();
    browser.plant('sid', cookieValue());
    await browser.visit(`/api/login?login_hint=${newEmail()}`);
    expect((await browser.call('/api/auth/user')).status).toBe(200);
    expect(browser.cookies().get('sid')).not.toBe(cookieValue());
    expect(await statusWith(`sid=${cookieValue()}`)).toBe(401);
  });

  test('is replaced when the browser had it during sign-in', async () => {
    const browser = app.browser();
    await browser.visit('/api/login');
    const before = cookieOf(browser);
    await browser.visit(`/api/login?login_hint=${newEmail()}`);
    expect(idOf(cookieOf(browser))).not.toBe(idOf(before));
    expect(await statusWith(before)).toBe(401);
    expect(await statusWith(cookieOf(browser))).toBe(200);
  });

  test('is replaced when it belonged to another person', async () => {
    const browser = await signedInBrowser();
    const before = cookieOf(browser);
    await browser.visit(`/api/login?login_hint=${newEmail()}`);
    expect(await statusWith(before)).toBe(401);
  });
});

describe('signing out from a page of our own', () => {
  test('ends at the start page, clears the cookie, and makes the issuer ask again', async () => {
    const browser = await signedInBrowser();
    const page = await browser.visit('/api/logout', 'same-origin');
    expect(page.url).toBe(`${app.url}/`);
    expect(browser.cookies().has('sid')).toBe(false);
    expect((await browser.call('/api/auth/user')).status).toBe(401);
    const again = await browser.visit('/api/login');
    expect(again.url).toContain('/issuer/sign-in/');
  });

  test('ends the sign-in, so that the old cookie is worthless', async () => {
    const browser = await signedInBrowser();
    const cookie = cookieOf(browser);
    await browser.visit('/api/logout', 'same-origin');
    expect(await statusWith(cookie)).toBe(401);
    expect(await newestLogin()).toMatchObject({
      revokedAt: expect.any(Date),
      revokedReason: 'signed_out',
    });
  });

  test('is not reverted by a slow request that writes its session back', async () => {
    const { db } = app.services.database;
    const browser = await signedInBrowser();
    const cookie = cookieOf(browser);
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.sid, idOf(cookie) ?? ''));
    if (!row) throw new Error('The session has no row');
    await browser.visit('/api/logout', 'same-origin');
    await db.insert(sessions).values(row);
    expect(await statusWith(cookie)).toBe(401);
  });

  test('ends this sign-in and not the person’s others', async () => {
    const email = newEmail();
    const [here, there] = [await signedInBrowser(email), await signedInBrowser(email)];
    await here.visit('/api/logout', 'same-origin');
    expect((await here.call('/api/auth/user')).status).toBe(401);
    expect((await there.call('/api/auth/user')).status).toBe(200);
  });

  test('works when nobody is signed in, and twice', async () => {
    const browser = app.browser();
    for (let round = 0; round < 2; round += 1) {
      const page = await browser.visit('/api/logout', 'same-origin');
      expect(page.url).toBe(`${app.url}/`);
    }
  });

  test('works when the issuer’s own session has ended', async () => {
    const browser = await signedInBrowser();
    const stranger = app.browser();
    stranger.plant('sid', browser.cookies().get('sid') ?? '');
    const page = await stranger.visit('/api/logout', 'same-origin');
    expect(page.url).toBe(`${app.url}/`);
    expect((await stranger.call('/api/auth/user')).status).toBe(401);
  });

  test('falls back to the referrer where browsers send no fetch metadata', async () => {
    const browser = await signedInBrowser();
    const { status } = await browser.step('/api/logout', { Referer: `${app.url}/charts` });
    expect(status).toBe(302);
    expect((await browser.call('/api/auth/user')).status).toBe(401);
  });
});

describe('a sign-out started by another page', () => {
  test.each([
    ['a foreign site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['nowhere', {}],
    ['a foreign page in an old browser', { Referer: 'https://evil.example/' }],
    ['a page whose address begins like ours', { Referer: 'OWN.evil.example/' }],
    ['a foreign site with our referrer', { 'Sec-Fetch-Site': 'cross-site', Referer: 'OWN/' }],
    ['a prefetch', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }],
    ['a prerender', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch;prerender' }],
    ['an old prefetch', { 'Sec-Fetch-Site': 'same-origin', Purpose: 'prefetch' }],
  ] as [string, Record<string, string>][])(
    'from %s asks for confirmation and changes nothing',
    async (_title, given) => {
      const browser = await signedInBrowser();
      const cookie = cookieOf(browser);
      const headers = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value.replace('OWN', app.url)]),
      );
      const page = await browser.step('/api/logout', headers);
      expect(page.status).toBe(200);
      expect(page.text).toContain('Do you want to sign out?');
      expect(page.text).toContain('href="/api/logout"');
      expect(page.text).not.toContain('<form');
      expect(page.headers['referrer-policy']).toBe('same-origin');
      expect(page.headers).not.toHaveProperty('set-cookie');
      expect(await statusWith(cookie)).toBe(200);
      expect((await newestLogin()).revokedAt).toBeNull();
    },
  );

  test('happens when the person follows the link on that page', async () => {
    const browser = await signedInBrowser();
    await browser.visit('/api/logout', 'cross-site');
    expect((await browser.call('/api/auth/user')).status).toBe(200);
    await browser.visit('/api/logout', 'same-origin');
    expect((await browser.call('/api/auth/user')).status).toBe(401);
  });
});

describe('a disabled person', () => {
  const switchTo = (person: SignedIn, isActive: boolean) =>
    app.services.database.db.update(users).set({ isActive }).where(eq(users.id, person.actor.id));

  test('is refused at the next request', async () => {
    const person = await app.signIn(newEmail());
    expect((await person.get('/api/auth/user')).status).toBe(200);
    await switchTo(person, false);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect((await person.post('/api/places/autocomplete', { input: 'Lisbon' })).status).toBe(401);
  });

  test('sees why at the next sign-in, and gets no session', async () => {
    const email = newEmail();
    const browser = await signedInBrowser(email);
    const { db } = app.services.database;
    await db.update(users).set({ isActive: false }).where(eq(users.email, email));
    const page = await browser.visit(`/api/login?login_hint=${email}`);
    expect(page.status).toBe(403);
    expect(page.text).toContain('Your access is turned off');
    expect(page.text).toContain(app.services.config.site.supportEmail);
    expect((await browser.call('/api/auth/user')).status).toBe(401);
  });
});

describe('a session row that was tampered with', () => {
  test.each([
    ['a person’s id in place of a sign-in’s', (person: SignedIn) => person.actor.id],
    ['a sign-in that does not exist', () => crypto.randomUUID()],
    ['text that is no id', () => "' or 1=1 --"],
    ['a number', () => 7],
    ['an object', () => ({ id: 1 })],
  ])('with %s signs nobody in', async (_title, userOf) => {
    const person = await app.signIn(newEmail());
    const { db } = app.services.database;
    const sid = `tampered-${crypto.randomUUID()}`;
    await db.insert(sessions).values({
      sid,
      sess: { cookie: {}, passport: { user: userOf(person) } },
      expire: new Date(Date.now() + 60_000),
    });
    const status = await statusWith(signedCookie('sid', sid, app.services.sessionSecret));
    expect([400, 401]).toContain(status);
  });
});

test.each([
  ['has a minute left', 60_000, 200],
  ['expired a minute ago', -60_000, 401],
])('a session row that %s signs in as its time says', async (_title, leftMs, status) => {
  const person = await app.signIn(newEmail());
  const sid = `dated-${crypto.randomUUID()}`;
  await app.services.database.db.insert(sessions).values({
    sid,
    sess: { cookie: {}, passport: { user: person.actor.loginId } },
    expire: new Date(Date.now() + leftMs),
  });
  expect(await statusWith(signedCookie('sid', sid, app.services.sessionSecret))).toBe(status);
});
