import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logins, sessions, users } from '#server/platform/db/schema/identity.ts';
import { PERSONAS } from '#server/providers/identity/personas.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type Browser, formAction, type Page } from '#server/testing/browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Just enough of the client's pages for a sign-in.
  app.express.get('/{*path}', (_req, res) => void res.type('html').send('the app'));
});
afterAll(() => app[Symbol.asyncDispose]());

async function userOf(browser: Browser): Promise<{ status: number; email: unknown }> {
  const { status, text } = await browser.call('/api/auth/user');
  return { status, email: JSON.parse(text).email ?? null };
}

/** Opens the sign-in page of the embedded issuer. */
async function openSignIn(browser: Browser, query = ''): Promise<Page> {
  const page = await browser.visit(`/api/login${query}`);
  expect(page.status).toBe(200);
  expect(page.url).toContain('/issuer/sign-in/');
  return page;
}

async function signInAs(browser: Browser, email: string, query = ''): Promise<Page> {
  const page = await openSignIn(browser, query);
  return browser.submit(formAction(page), { email });
}

/** The issuer's callback URL, captured before the app redeems it. */
async function catchCallback(browser: Browser, email: string): Promise<string> {
  let { location } = (await browser.step(`/api/login?login_hint=${email}`)).headers;
  for (let hop = 0; hop < 10 && location && !location.includes('/api/auth/callback'); hop += 1) {
    location = (await browser.step(location)).headers.location;
  }
  if (!location) throw new Error('The issuer sent nobody back');
  return location;
}

describe('signing in', () => {
  test('by typing an address ends on the start page as that person', async () => {
    const browser = app.browser();
    const page = await signInAs(browser, 'Ada.Lovelace@Example.com');
    expect(page.url).toBe(`${app.url}/`);
    const { status, text } = await browser.call('/api/auth/user');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'ada.lovelace@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      globalRole: 'regular_user',
      teams: [],
      clock: null,
      signInLetters: false,
    });
  });

  test.each(PERSONAS)('works by choosing the demo person $email', async (persona) => {
    const browser = app.browser();
    const page = await openSignIn(browser);
    expect(page.text).toContain(`value="${persona.email}"`);
    expect(page.text).toContain(`${persona.firstName} ${persona.lastName}`);
    await browser.submit(formAction(page), { email: persona.email });
    const { text } = await browser.call('/api/auth/user');
    expect(JSON.parse(text)).toMatchObject({
      email: persona.email,
      firstName: persona.firstName,
      lastName: persona.lastName,
      globalRole: persona.email === 'master@demo.example' ? 'master_admin' : 'regular_user',
    });
  });

  test.each([
    '',
    'nonsense',
    'two@at@signs.example',
    'no@dot',
    '<script>@x.example',
    `${'x'.repeat(250)}@example.com`,
  ])('rejects the address %.30s, keeps what was typed and signs nobody in', async (email) => {
    const browser = app.browser();
    const page = await openSignIn(browser);
    const again = await browser.submit(formAction(page), { email });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Enter an email address');
    expect(again.text).toContain('aria-invalid="true"');
    expect(again.text).not.toContain('<script>@');
    expect((await userOf(browser)).status).toBe(401);
    const page2 = await browser.submit(formAction(again), { email: 'corrected@example.com' });
    expect(page2.url).toBe(`${app.url}/`);
    expect(await userOf(browser)).toEqual({ status: 200, email: 'corrected@example.com' });
  });

  test('can be canceled: a clear page, nobody signed in, and another try works', async () => {
    const browser = app.browser();
    const page = await openSignIn(browser);
    const canceled = await browser.visit(`${formAction(page)}/cancel`, 'same-origin');
    expect(canceled.status).toBe(400);
    expect(canceled.text).toContain('You are not signed in');
    expect(canceled.text).toContain('href="/api/login"');
    expect((await userOf(browser)).status).toBe(401);
    await signInAs(browser, 'second-try@example.com');
    expect((await userOf(browser)).email).toBe('second-try@example.com');
  });

  test('needs no form with a login hint', async () => {
    const browser = app.browser();
    const page = await browser.visit('/api/login?login_hint=hinted@example.com&returnTo=/charts');
    expect(page.url).toBe(`${app.url}/charts`);
    expect((await userOf(browser)).email).toBe('hinted@example.com');
  });

  test('shows the form when the hint is not an address', async () => {
    const page = await app.browser().visit('/api/login?login_hint=nobody');
    expect(page.url).toContain('/issuer/sign-in/');
  });

  test('with a hint replaces another signed-in person', async () => {
    const browser = app.browser();
    await browser.visit('/api/login?login_hint=first@example.com');
    await browser.visit('/api/login?login_hint=second@example.com');
    expect((await userOf(browser)).email).toBe('second@example.com');
  });

  test('redirects right away when already signed in', async () => {
    const browser = app.browser();
    await browser.visit('/api/login?login_hint=already@example.com');
    const page = await browser.visit('/api/login?returnTo=/charts?page=2');
    expect(page.url).toBe(`${app.url}/charts?page=2`);
    expect((await userOf(browser)).email).toBe('already@example.com');
    const person = await app.signIn('already@people.example');
    await person.get('/api/login?returnTo=/charts').expect(302).expect('location', '/charts');
  });

  test('again in the same browser needs no second form', async () => {
    const browser = app.browser();
    await signInAs(browser, 'sso@example.com');
    await app.services.database.db.delete(sessions);
    expect((await userOf(browser)).status).toBe(401);
    const page = await browser.visit('/api/login');
    expect(page.url).toBe(`${app.url}/`);
    expect((await userOf(browser)).email).toBe('sso@example.com');
  });

  test('keeps one row for each person, updated at each sign-in', async () => {
    const { db } = app.services.database;
    for (let round = 0; round < 3; round += 1) {
      await signInAs(app.browser(), 'regular@example.com');
    }
    const rows = await db.select().from(users).where(eq(users.email, 'regular@example.com'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ issuer: `${app.url}/issuer`, subject: 'regular@example.com' });
    const [own] = rows;
    const signIns = await db
      .select()
      .from(logins)
      .where(eq(logins.userId, own?.id ?? ''));
    expect(signIns).toHaveLength(3);
  });
});

describe('where a sign-in ends', () => {
  test.each(['/results/abc', '/home?new=true', '/charts?page=2&sort=name#top', '/team'])(
    'is the page it started from: %s',
    async (path) => {
      const page = await signInAs(
        app.browser(),
        'traveler@example.com',
        `?returnTo=${encodeURIComponent(path)}`,
      );
      expect(page.url).toBe(app.url + path);
    },
  );

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/%2f%2fevil.example'])(
    'is the start page and not %s',
    async (path) => {
      const page = await signInAs(
        app.browser(),
        'traveler@example.com',
        `?returnTo=${encodeURIComponent(path)}`,
      );
      expect(page.url).toBe(`${app.url}/`);
    },
  );

  test('is the start page when the parameter is repeated', async () => {
    const page = await signInAs(
      app.browser(),
      'traveler@example.com',
      '?returnTo=/charts&returnTo=//evil.example',
    );
    expect(page.url).toBe(`${app.url}/`);
  });
});

describe('the issuer’s callback', () => {
  const refused = async (page: { status: number; text: string }, browser: Browser) => {
    expect(page.status).toBe(400);
    expect(page.text).toContain('You are not signed in');
    expect(page.text).toContain('href="/api/login"');
    expect((await userOf(browser)).status).toBe(401);
  };

  test('without code or error is refused on a clear page', async () => {
    const browser = app.browser();
    await refused(await browser.visit('/api/auth/callback'), browser);
    await refused(await browser.visit('/api/auth/callback?response=x'), browser);
  });

  test('is refused in another browser', async () => {
    const callback = await catchCallback(app.browser(), 'victim@example.com');
    const other = app.browser();
    await refused(await other.visit(callback), other);
  });

  test('is refused in a browser with a sign-in of its own under way', async () => {
    const callback = await catchCallback(app.browser(), 'attacker@example.com');
    const victim = app.browser();
    await openSignIn(victim);
    await refused(await victim.visit(callback), victim);
  });

  test('with a wrong code is refused, also when repeated', async () => {
    const browser = app.browser();
    await openSignIn(browser);
    const forged = `/api/auth/callback?code=forged&iss=${encodeURIComponent(`${app.url}/issuer`)}`;
    await refused(await browser.visit(forged), browser);
    await refused(await browser.visit(forged), browser);
  });

  test('with two codes is refused', async () => {
    const browser = app.browser();
    const callback = await catchCallback(browser, 'double@example.com');
    await refused(await browser.visit(`${callback}&code=second`), browser);
  });

  test('from another issuer is refused', async () => {
    const browser = app.browser();
    const callback = new URL(await catchCallback(browser, 'mixed-up@example.com'));
    callback.searchParams.set('iss', 'https://other.example');
    await refused(await browser.visit(callback.href), browser);
  });

  test('that reports a cancellation gets a page that says so', async () => {
    const browser = app.browser();
    await openSignIn(browser);
    await refused(await browser.visit('/api/auth/callback?error=access_denied'), browser);
  });

  test.each(['login_required', 'server_error', '<script>alert(1)</script>'])(
    'with the error %s is refused without echoing it',
    async (error) => {
      const browser = app.browser();
      await openSignIn(browser);
      const page = await browser.visit(`/api/auth/callback?error=${encodeURIComponent(error)}`);
      await refused(page, browser);
      expect(page.text).not.toContain('<script>alert');
    },
  );

  test('works once: replayed in the same browser it signs nobody in', async () => {
    const browser = app.browser();
    const callback = await catchCallback(browser, 'once@example.com');
    const page = await browser.visit(callback);
    expect(page.url).toBe(`${app.url}/`);
    expect((await userOf(browser)).email).toBe('once@example.com');
    const { db } = app.services.database;
    const [before] = await db.select({ rows: count() }).from(logins);
    const replayed = await browser.visit(callback);
    expect(replayed.status).toBe(400);
    const [after] = await db.select({ rows: count() }).from(logins);
    expect(after).toEqual(before);
  });
});

describe('the sign-in page of the embedded issuer', () => {
  test('is served under a content security policy without exceptions', async () => {
    const page = await openSignIn(app.browser());
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).not.toMatch(/ style=|<style|onclick=|<script>/);
    expect(page.text).toContain('lang="en"');
  });

  test('that was left open too long leads to a clear page', async () => {
    const browser = app.browser();
    const page = await browser.visit('/issuer/sign-in/no-such-interaction');
    expect(page.status).toBe(400);
    expect(page.text).toContain('Sign-in was interrupted');
    expect(page.text).toContain('href="/api/login"');
  });

  test('treats a second submission of the same form as expired', async () => {
    const browser = app.browser();
    const page = await openSignIn(browser);
    await browser.submit(formAction(page), { email: 'twice@example.com' });
    const again = await browser.submit(formAction(page), { email: 'other@example.com' });
    expect(again.status).toBe(400);
    expect(again.text).toContain('Sign-in was interrupted');
    expect((await userOf(browser)).email).toBe('twice@example.com');
  });

  test('answers a body that is too large without internal details', async () => {
    const browser = app.browser();
    const page = await openSignIn(browser);
    const answer = await browser.submit(formAction(page), { email: 'x'.repeat(20_000) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(/at .*\.ts|node_modules/);
  });

  test.each(['/issuer', '/issuer/nothing', '/issuer/auth?client_id=other', '/issuer/token'])(
    'answers a stray request to %s without internal details',
    async (path) => {
      const { status, text } = await app.browser().visit(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/at .*\.ts|node_modules/);
    },
  );
});
