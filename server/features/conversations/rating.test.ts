import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coachRatings } from '#server/platform/db/schema/coach.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    providers: { chat: scriptedChat() },
    env: { MASTER_ADMIN_EMAILS: 'boss@people.example' },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const PATH = '/api/coach/feedback';

/** A person with one answered question; the answer stands at position 2. */
async function answered() {
  const person = await app.signIn(`${randomUUID()}@people.example`);
  const { body: chart } = await person.post('/api/individual/charts/preview', {
    name: 'Ada',
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London, England',
  });
  const { body } = await person.post('/api/coach/ask', {
    chartId: chart.chartId,
    question: 'Why?',
  });
  expect(body.position).toBe(2);
  return { person, conversationId: String(body.conversationId), chartId: String(chart.chartId) };
}

async function verdicts(person: SignedIn, conversationId: string) {
  const { body } = await person.get(`/api/coach/conversations/${conversationId}`);
  return body.messages.map(({ verdict }: { verdict: string | null }) => verdict);
}

async function rowsOf(conversationId: string) {
  const rows = await app.services.database.db.select().from(coachRatings);
  return rows.filter((row) => row.conversationId === conversationId);
}

test('keeps a verdict with its reason, replaces it, and takes it back', async () => {
  const { person, conversationId } = await answered();
  const rate = (changes: object) =>
    person.post(PATH, { conversationId, position: 2, ...changes }).expect(204);
  expect(await verdicts(person, conversationId)).toEqual([null, null]);
  await rate({ verdict: 'up' });
  expect(await verdicts(person, conversationId)).toEqual([null, 'up']);
  await rate({ verdict: 'down', reason: '  Too general ' });
  expect(await verdicts(person, conversationId)).toEqual([null, 'down']);
  expect(await rowsOf(conversationId)).toMatchObject([{ verdict: 'down', reason: 'Too general' }]);
  await rate({ verdict: null });
  await rate({ verdict: null });
  expect(await verdicts(person, conversationId)).toEqual([null, null]);
});

test('is deleted with its conversation', async () => {
  const { person, conversationId } = await answered();
  await person.post(PATH, { conversationId, position: 2, verdict: 'up' }).expect(204);
  await person.delete(`/api/coach/conversations/${conversationId}`).expect(204);
  expect(await rowsOf(conversationId)).toEqual([]);
});

test('somebody else’s conversation, a question and a missing answer are not found', async () => {
  const { person, conversationId } = await answered();
  const other = await answered();
  for (const [who, id, position] of [
    [other.person, conversationId, 2],
    [person, randomUUID(), 2],
    [person, conversationId, 1],
    [person, conversationId, 4],
  ] as const) {
    for (const verdict of position === 2 ? ['up', null] : ['up']) {
      const { status, body } = await who.post(PATH, { conversationId: id, position, verdict });
      expect([status, body.code]).toEqual([404, 'conversation.not_found']);
    }
  }
  expect(await rowsOf(conversationId)).toEqual([]);
});

test.each([
  ['conversationId', { conversationId: 'last' }],
  ['position', { position: 0 }],
  ['verdict', { verdict: 'great' }],
  ['reason', { verdict: 'down', reason: 'x'.repeat(501) }],
])('refuses an invalid %s, naming the field', async (field, changes) => {
  const { person, conversationId } = await answered();
  const sent = { conversationId, position: 2, verdict: 'up', ...changes };
  const { status, body } = await person.post(PATH, sent);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('requires a sign-in', async () => {
  const sent = { conversationId: randomUUID(), position: 2, verdict: 'up' };
  const { status, body } = await app.anonymous.post(PATH, sent);
  expect([status, body.code]).toEqual([401, 'auth.required']);
});

test('counts everybody’s verdicts in the period for the master admin', async () => {
  const master = await app.signIn('boss@people.example');
  const ratings = async (days: number) =>
    (await master.get(`/api/admin/usage-statistics?dateRange=${days}`)).body.answerRatings;
  const before = await ratings(7);
  for (const verdict of ['up', 'up', 'down']) {
    const { person, conversationId } = await answered();
    await person.post(PATH, { conversationId, position: 2, verdict }).expect(204);
  }
  expect(await ratings(7)).toEqual({ up: before.up + 2, down: before.down + 1 });
  const { conversationId } = await answered();
  const createdAt = new Date(app.services.clock().getTime() - 8 * 86_400_000);
  await app.services.database.db
    .insert(coachRatings)
    .values({ conversationId, position: 2, verdict: 'down', createdAt });
  expect(await ratings(7)).toEqual({ up: before.up + 2, down: before.down + 1 });
  expect(await ratings(30)).toEqual({ up: before.up + 2, down: before.down + 2 });
});
