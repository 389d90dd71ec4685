import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aiUsage } from '#server/platform/db/schema/ai-usage.ts';
import { coachConversations } from '#server/platform/db/schema/coach.ts';
import { createOpenAiChat } from '#server/providers/ai/openai-chat.ts';
import type { OpenAiAccess } from '#server/providers/ai/openai-client.ts';
import { stubFaults } from '#server/providers/ai/testing/openai-faults.ts';
import {
  type Answerer,
  answerJson,
  chatEvent,
  STUB_KEY,
  sendEvent,
  startEvents,
  startOpenAiStub,
  textDelta,
} from '#server/providers/ai/testing/openai-stub.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { SYSTEM_CLOCK } from '../../platform/calls/clock.ts';
import type { ChatPort } from '../../providers/ai/port.ts';

const EVENTS = 'text/event-stream';
const APIS = ['responses', 'chat'] as const;
const stub = await startOpenAiStub();

/** A new one for every test: a circuit that opens stays open for a while. */
let coach: ChatPort;
const chat: ChatPort = {
  name: 'openai',
  model: 'some-model',
  factsMax: 40,
  reply: (question, signal) => coach.reply(question, signal),
  repair: (question, block, signal) =>
    coach.repair?.(question, block, signal) ?? Promise.reject(new Error('It cannot')),
  judge: (sentences, signal) =>
    coach.judge?.(sentences, signal) ?? Promise.reject(new Error('It cannot')),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ providers: { chat } });
});
afterAll(() => Promise.all([app[Symbol.asyncDispose](), stub[Symbol.asyncDispose]()]));
beforeEach(() => {
  stub.answerAll(null);
});
afterEach(() => vi.restoreAllMocks());

/** A fault may be met soon; an answer takes as long as the machine needs. */
const IMPATIENT = { firstTextMs: 300 };

function coachBy(api: (typeof APIS)[number], settings: Partial<OpenAiAccess> = {}): ChatPort {
  return createOpenAiChat({
    apiKey: STUB_KEY,
    baseUrl: stub.baseUrl,
    model: 'some-model',
    api,
    judgeModel: 'judge',
    ...settings,
  });
}

async function somebody() {
  const owner = await app.signIn(`${randomUUID()}@people.example`);
  const { body } = await owner.post('/api/individual/charts/preview', {
    name: 'Ada Lovelace',
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London',
    latitude: 51.5,
    longitude: -0.12,
    timeZone: 'Europe/London',
  });
  const ask = (accept: string, question = 'How do I decide?') =>
    owner.post('/api/coach/ask', { question, chartId: body.chartId }).set('Accept', accept);
  return { owner, ask };
}

async function chargedTo(owner: SignedIn) {
  const { db } = app.services.database;
  const rows = await db.select().from(aiUsage).where(eq(aiUsage.userId, owner.actor.id));
  return rows.map(({ requests, inputTokens }) => [requests, inputTokens]);
}

async function storedFor(owner: SignedIn) {
  const { db } = app.services.database;
  const { userId } = coachConversations;
  return db.select().from(coachConversations).where(eq(userId, owner.actor.id));
}

/** Neither an answer nor a 500: the question costs nothing, and can be asked again. */
async function expectNothingLost(api: (typeof APIS)[number], isHanging = false) {
  const { owner, ask } = await somebody();
  for (const accept of isHanging ? [EVENTS] : ['application/json', EVENTS]) {
    const { status, body, text } = await ask(accept);
    // The stream's first heartbeat may come just before the deadline; then the error is an event.
    const told = status === 200 ? text : JSON.stringify(body);
    expect([200, 503]).toContain(status);
    if (status === 200) expect(accept).toBe(EVENTS);
    expect(told).toContain('"code":"coach.unavailable"');
    expect(told).toContain('question');
  }
  expect(await storedFor(owner)).toEqual([]);
  expect(await chargedTo(owner)).toEqual([[0, 0]]);
  stub.answerAll(null);
  coach = coachBy(api);
  const { status, body } = await ask('application/json');
  expect([status, body.provider]).toEqual([200, 'openai']);
  expect(await storedFor(owner)).toHaveLength(1);
}

describe.each(APIS)('P: when %s', (api) => {
  test.each(stubFaults(SYSTEM_CLOCK).map((fault) => [fault.name, fault] as const))(
    'does this, no question is lost: %s',
    async (_name, { answerer, isHanging }) => {
      coach = coachBy(api, IMPATIENT);
      stub.answerAll(answerer);
      await expectNothingLost(api, isHanging);
    },
  );

  test.each([
    ['refuses the connection', 'http://127.0.0.1:9/v1'],
    ['cannot be found', 'http://nowhere.invalid/v1'],
    ['speaks no TLS', stub.baseUrl.replace('http:', 'https:')],
  ])('%s, no question is lost', async (_what, baseUrl) => {
    coach = coachBy(api, { ...IMPATIENT, baseUrl });
    await expectNothingLost(api);
  });

  test('breaks off midway, what came whole is shown and the rest is not pretended', async () => {
    const json = answerJson([
      { text: 'You wait.', kind: 'advice', claims: [] },
      { text: 'Then you act.', kind: 'advice', claims: [] },
    ]);
    const start = json.slice(0, json.indexOf('Then'));
    const cut: Answerer = ({ path }, response) => {
      startEvents(response);
      const isChat = path.endsWith('/chat/completions');
      sendEvent(response, isChat ? chatEvent({ content: start }) : textDelta(start));
      response.end();
    };
    coach = coachBy(api);
    stub.answerAll(cut);
    const { owner, ask } = await somebody();
    const { status, text } = await ask(EVENTS);
    expect(status).toBe(200);
    expect(text).toContain('"kind":"error","code":"coach.unavailable"');
    expect(text).not.toContain('Then');
    expect(await storedFor(owner)).toEqual([]);
    expect(await chargedTo(owner)).toEqual([[0, 0]]);
  });

  test('fails to judge and to repair, the answer is shown anyway', async () => {
    coach = coachBy(api);
    stub.say(({ schema }) =>
      schema === 'coach_answer'
        ? answerJson([
            { text: 'You are a Reflector.', kind: 'fact', claims: [] },
            { text: 'Write it down before you answer.', kind: 'advice', claims: [] },
          ])
        : 'no JSON',
    );
    const { owner, ask } = await somebody();
    const { status, body } = await ask('application/json');
    expect([status, body.answer, body.leftOut]).toEqual([
      200,
      'Write it down before you answer.',
      1,
    ]);
    expect(await chargedTo(owner)).toEqual([[1, 120]]);
  });

  test('repairs and judges, both are paid for', async () => {
    coach = coachBy(api);
    stub.say(({ schema }) => {
      if (schema === 'coach_block') {
        return JSON.stringify({
          sentences: [{ text: 'Write it down before you answer.', kind: 'advice', claims: [] }],
        });
      }
      return answerJson([{ text: 'You are a Reflector.', kind: 'fact', claims: [] }]);
    });
    const { owner, ask } = await somebody();
    const { body } = await ask('application/json');
    expect([body.answer, body.leftOut]).toEqual(['Write it down before you answer.', 0]);
    expect(await chargedTo(owner)).toEqual([[1, 240]]);
  });
});

test('an injected document of claims, HTML and foreign marks reaches nobody', async () => {
  coach = coachBy('responses');
  const text =
    '<img src=x onerror=alert(1)> ![a](https://evil.example/a) Wait [F99][K7] <a href="//evil.example">here</a>.';
  const claim = { about: 'Someone Else', topic: 'gate', value: '999', state: 'has' };
  stub.say(() => answerJson([{ text, kind: 'advice', claims: new Array(100).fill(claim) }]));
  const { ask } = await somebody();
  const { status, body } = await ask('application/json');
  expect(status).toBe(200);
  expect(body.answer).not.toMatch(/<|evil|\[F99\]|\[K7\]/);
  expect(body.sources).toEqual([]);
});
