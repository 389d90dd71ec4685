import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';

const SKEW_MS = 10 * 60_000;

const BIRTH = {
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'London',
  latitude: 51.5,
  longitude: -0.12,
};

let right: TestApp;
let ahead: TestApp;
beforeAll(async () => {
  right = await startTestApp();
  ahead = await startTestApp({ beside: right });
  ahead.advance(SKEW_MS);
});
afterAll(async () => {
  await ahead[Symbol.asyncDispose]();
  await right[Symbol.asyncDispose]();
});

const newPerson = (app: TestApp) => app.signIn(`${randomUUID()}@people.example`);

/** Both instances, each as the one that the browser reaches first. */
const ORDERS = [
  ['the right one', () => [right, ahead]],
  ['the one ahead', () => [ahead, right]],
] as const satisfies readonly (readonly [string, () => readonly [TestApp, TestApp]])[];

describe.each(ORDERS)(
  'two instances whose clocks are ten minutes apart, %s first',
  (_name, order) => {
    const statusAt = async (app: TestApp, { cookie }: SignedIn) =>
      (await app.carrying(cookie).get('/api/auth/user')).status;

    test('share sign-ins and sign-outs', async () => {
      const [first, second] = order();
      const person = await newPerson(first);
      expect([await statusAt(second, person), await statusAt(first, person)]).toEqual([200, 200]);
      await second.carrying(person.cookie).delete('/api/account/logins').expect(204);
      expect([await statusAt(first, person), await statusAt(second, person)]).toEqual([401, 401]);
    });

    test('create one thing for one key', async () => {
      const [first, second] = order();
      const person = await newPerson(first);
      const key = randomUUID();
      const body = { ...BIRTH, name: 'Ada' };
      const ids = [];
      for (const app of [first, second, first]) {
        const { body: reply } = await app
          .carrying(person.cookie)
          .post('/api/individual/charts/preview', body)
          .set('Idempotency-Key', key)
          .expect(200);
        ids.push(reply.chartId);
      }
      expect(new Set(ids).size).toBe(1);
    });
  },
);
