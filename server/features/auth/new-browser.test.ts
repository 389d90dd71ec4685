import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '#server/providers/mail/port.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Browser } from '#server/testing/browser.ts';

const MINUTE_MS = 60_000;
const PREFERENCES = '/api/user/preferences';

const sent: MailMessage[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    providers: {
      mail: {
        kind: 'smtp',
        async send(message) {
          sent.push(message);
        },
      },
    },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const newEmail = () => `${crypto.randomUUID()}@people.example`;

async function signInWith(browser: Browser, email: string): Promise<void> {
  await browser.visit(`/api/login?login_hint=${email}`);
  expect((await browser.call('/api/auth/user')).status).toBe(200);
}

async function lettersTo(email: string): Promise<MailMessage[]> {
  app.advance(2 * MINUTE_MS);
  await app.jobs.runDue();
  return sent.filter(({ to }) => to === email);
}

async function choose(email: string, signInLetters: boolean): Promise<void> {
  const person = await app.signIn(email);
  const { body } = await person.put(PREFERENCES, { signInLetters }).expect(200);
  expect(body).toEqual({ clock: null, signInLetters });
}

test('nobody hears of a sign-in unasked, and no cookie tells their browsers apart', async () => {
  const [email, browser] = [newEmail(), app.browser()];
  await signInWith(browser, email);
  await signInWith(app.browser(), email);
  expect(await lettersTo(email)).toEqual([]);
  expect([...browser.cookies('/api/auth/callback').keys()]).not.toContain('known-browser');
});

test('whoever asked hears once of each browser', async () => {
  const [email, browser] = [newEmail(), app.browser()];
  await choose(email, true);
  await signInWith(browser, email);
  const [letter, ...others] = await lettersTo(email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('New sign-in to your account');
  expect(letter?.text).toMatch(/with an unknown browser on .+ UTC/);
  expect(letter?.text).toContain(`${app.url}/account/data`);
  expect(letter?.html).toContain('Review your sign-ins');

  await browser.visit('/api/logout', 'same-origin');
  await signInWith(browser, email);
  expect(await lettersTo(email)).toHaveLength(1);
  await signInWith(app.browser(), email);
  expect(await lettersTo(email)).toHaveLength(2);
});

test('the cookie goes to sign-ins only, and is worth nothing for anybody else', async () => {
  const [ana, ben, browser] = [newEmail(), newEmail(), app.browser()];
  await choose(ana, true);
  await choose(ben, true);
  await signInWith(browser, ana);
  expect([...browser.cookies('/').keys()]).not.toContain('known-browser');
  expect(browser.cookies('/api/auth/callback').get('known-browser')).toMatch(/^[\w-]{43}$/);
  await browser.visit('/api/logout', 'same-origin');
  await signInWith(browser, ben);
  expect(await lettersTo(ben)).toHaveLength(1);
});

test('whoever turns it off hears nothing more, and all browsers are new when it is on again', async () => {
  const [email, browser] = [newEmail(), app.browser()];
  await choose(email, true);
  await signInWith(browser, email);
  await choose(email, false);
  await signInWith(app.browser(), email);
  expect(await lettersTo(email)).toHaveLength(1);
  await choose(email, true);
  await signInWith(browser, email);
  expect(await lettersTo(email)).toHaveLength(2);
});

test('another choice leaves the known browsers known', async () => {
  const [email, browser] = [newEmail(), app.browser()];
  await choose(email, true);
  await signInWith(browser, email);
  const person = await app.signIn(email);
  await person.put(PREFERENCES, { clock: '24h' }).expect(200);
  await browser.visit('/api/logout', 'same-origin');
  await signInWith(browser, email);
  expect(await lettersTo(email)).toHaveLength(1);
});

test('a browser counts as new again after 400 days without a sign-in', async () => {
  const [email, browser] = [newEmail(), app.browser()];
  await choose(email, true);
  await signInWith(browser, email);
  expect(await lettersTo(email)).toHaveLength(1);
  const day = 24 * 60 * MINUTE_MS;
  app.advance(399 * day);
  await lettersTo(email);
  await signInWith(browser, email);
  app.advance(399 * day);
  await signInWith(browser, email);
  expect(await lettersTo(email)).toHaveLength(1);
  app.advance(400 * day);
  await lettersTo(email);
  await signInWith(browser, email);
  expect(await lettersTo(email)).toHaveLength(2);
});

test('where no email is sent, there is nothing to choose', async () => {
  await using silent = await startTestApp({
    providers: { mail: { kind: 'none', send: () => Promise.reject(new Error('no mail')) } },
  });
  const person = await silent.signIn(newEmail());
  const { body } = await person.get('/api/auth/user').expect(200);
  expect(body).not.toHaveProperty('signInLetters');
});
