import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const PREFERENCES = '/api/user/preferences';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('a person’s clock is that of their locale until they choose one', async () => {
  const person = await app.signIn('locale@people.example');
  expect((await person.get('/api/auth/user').expect(200)).body.clock).toBeNull();
});

test('the chosen clock applies to every later sign-in of the person, on any device', async () => {
  const person = await app.signIn('clock@people.example');
  const chosen = await person.put(PREFERENCES, { clock: '24h' }).expect(200);
  expect(chosen.body).toEqual({ clock: '24h', signInLetters: false });
  const elsewhere = await app.signIn('clock@people.example');
  expect((await elsewhere.get('/api/auth/user').expect(200)).body.clock).toBe('24h');
  await elsewhere.put(PREFERENCES, { clock: null }).expect(200);
  expect((await person.get('/api/auth/user').expect(200)).body.clock).toBeNull();
});

test('one person’s choice does not change anybody else’s clock', async () => {
  const [one, other] = [
    await app.signIn('one@people.example'),
    await app.signIn('two@people.example'),
  ];
  await one.put(PREFERENCES, { clock: '12h' }).expect(200);
  expect((await other.get('/api/auth/user').expect(200)).body.clock).toBeNull();
});

test.each([
  { clock: '25h' },
  { clock: 24 },
  {},
  { signInLetters: 1 },
  { clock: '24h', theme: 'dark' },
])('%j is refused and changes nothing', async (body) => {
  const person = await app.signIn('bad@people.example');
  const refusal = await person.put(PREFERENCES, body).expect(400);
  expect(refusal.body.code).toBe('request.invalid');
  expect((await person.get('/api/auth/user').expect(200)).body.clock).toBeNull();
});

test('a person who is not signed in cannot choose', async () => {
  const refusal = await app.anonymous.put(PREFERENCES, { clock: '24h' }).expect(401);
  expect(refusal.body.code).toBe('auth.required');
});
