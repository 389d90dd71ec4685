import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { scriptedChat } from '#server/testing/scripted-chat.ts';
import { rulesOf } from '../../providers/ai/openai-messages.ts';

const CHARTS = '/api/individual/charts';
const DECIDE = 'decide:authority:Sacral';
const chat = scriptedChat();

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ providers: { chat } });
});
afterAll(() => app[Symbol.asyncDispose]());

/** A Generator with Sacral authority. */
async function withChart() {
  const person = await app.signIn(`${randomUUID()}@people.example`);
  const { body } = await person.post(`${CHARTS}/preview`, {
    name: 'Ada',
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London, England',
  });
  const chartId: string = body.chartId;
  return { person, chartId };
}

async function toldTo(person: SignedIn, chartId: string) {
  await person.post('/api/coach/ask', { question: 'How do I decide?', chartId }).expect(200);
  const question = chat.questions.at(-1);
  if (!question) throw new Error('The coach was not asked');
  return question;
}
const say = (person: SignedIn, chartId: string, paragraphId: string, answer: string | null) =>
  person.put(`${CHARTS}/${chartId}/reading/feedback`, { paragraphId, answer }).expect(200);

test('the coach is told what the person says isn’t like them, until they take it back', async () => {
  const { person, chartId } = await withChart();
  expect((await toldTo(person, chartId)).rejected).toEqual([]);
  await say(person, chartId, DECIDE, 'not_me');
  expect((await toldTo(person, chartId)).rejected).toMatchObject([
    { topic: 'authority', value: 'Sacral', isWhole: false },
  ]);
  await say(person, chartId, 'money:authority:Sacral', 'not_me');
  expect((await toldTo(person, chartId)).rejected).toMatchObject([{ isWhole: true }]);
  await say(person, chartId, DECIDE, 'fits');
  await say(person, chartId, 'money:authority:Sacral', null);
  expect((await toldTo(person, chartId)).rejected).toEqual([]);
});

test('a model reads the text, marked facts and what to do about them', async () => {
  const { person, chartId } = await withChart();
  const rulesBefore = rulesOf(await toldTo(person, chartId), 'schema');
  await say(person, chartId, DECIDE, 'not_me');
  await say(person, chartId, 'grow:authority:Sacral', 'not_me');
  const question = await toldTo(person, chartId);
  const rules = rulesOf(question, 'schema');
  const [rejected] = question.rejected ?? [];
  expect(rules).toContain(rejected?.texts[0]);
  const marked = rules.split('\n').filter((line) => line.includes('"fits":false'));
  expect(marked.length).toBeGreaterThan(1);
  expect(marked.filter((line) => !line.includes('"topic":"authority'))).toEqual([]);
  expect(rulesBefore).not.toMatch(/"fits"|<rejected>/);
});

test('nothing of it reaches another person’s coach with the same chart', async () => {
  const [one, other] = [await withChart(), await withChart()];
  await say(one.person, one.chartId, DECIDE, 'not_me');
  expect((await toldTo(other.person, other.chartId)).rejected).toEqual([]);
});
