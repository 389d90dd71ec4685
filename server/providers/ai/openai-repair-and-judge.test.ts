import { describe, expect, test } from 'vitest';
import { contractFile, judgeOf } from '#server/testing/contract-schemas.ts';
import { createOpenAiChat } from './openai-chat.ts';
import { AiUnavailable } from './port.ts';
import { type OpenAiStub, STUB_KEY, startOpenAiStub } from './testing/openai-stub.ts';
import { collect, QUESTION } from './testing/questions.ts';

const problems = judgeOf(await contractFile('openai'));
const { signal } = new AbortController();
const WRONG = { about: 'you', topic: 'gate', value: '5', state: 'has' } as const;
const BLOCK = {
  blockKind: 'paragraph',
  shown: ['You wait.'],
  sentences: ['You have gate 5.'],
  wrong: [WRONG],
} as const;
const TO_JUDGE = [
  { text: 'You wait.', sources: [{ id: 'K1', text: 'Generators wait.' }] },
  { text: 'You hurry.', sources: [{ id: 'K1', text: 'Generators wait.' }] },
];
const SENTENCE = { text: 'You have gate 34.', kind: 'fact', claims: [{ ...WRONG, value: '34' }] };
const judgments = (...verdicts: readonly string[]) =>
  JSON.stringify({ judgments: verdicts.map((verdict, sentence) => ({ sentence, verdict })) });

async function coachOn(stub: OpenAiStub, api: 'chat' | 'responses') {
  const access = { apiKey: STUB_KEY, baseUrl: stub.baseUrl, model: 'some-model', api };
  const chat = createOpenAiChat({ ...access, judgeModel: 'small', isOpenAi: true });
  // Only a server that has taken a schema is asked for more of them.
  await collect(chat.reply(QUESTION, signal));
  return chat;
}

describe.each([
  ['chat', 'ChatOnceRequest'],
  ['responses', 'ResponsesOnceRequest'],
] as const)('by %s', (api, request) => {
  test('a block is written again, by a valid request that says what is wrong', async () => {
    await using stub = await startOpenAiStub();
    const chat = await coachOn(stub, api);
    stub.say(() => JSON.stringify({ sentences: [SENTENCE, { text: 7 }] }));
    const repaired = await chat.repair?.(QUESTION, BLOCK, signal);
    expect(repaired?.sentences).toEqual([SENTENCE]);
    expect(repaired?.usage.inputTokens).toBe(120);
    expect(repaired?.usage.outputTokens).toBeGreaterThan(0);
    const sent = stub.requests.at(-1)?.body;
    expect(problems(request, sent)).toEqual([]);
    expect(sent).toMatchObject({ model: 'some-model', store: false });
    for (const part of ['coach_block', 'key-of-the-person', JSON.stringify(WRONG).slice(1, -1)]) {
      expect(JSON.stringify(sent).replaceAll('\\"', '"')).toContain(part);
    }
  });

  test('sentences are judged by the judge’s model, with their sources and nothing else', async () => {
    await using stub = await startOpenAiStub();
    const chat = await coachOn(stub, api);
    stub.say(() => judgments('supported', 'contradicted'));
    const judged = await chat.judge?.(TO_JUDGE, signal);
    expect(judged?.judgments).toEqual(['supported', 'contradicted']);
    expect(judged?.usage.inputTokens).toBe(120);
    const sent = stub.requests.at(-1)?.body;
    expect(problems(request, sent)).toEqual([]);
    expect(sent).toMatchObject({ model: 'small', store: false });
    const words = JSON.stringify(sent);
    expect(words).toContain('Generators wait.');
    for (const fact of ['You are a Generator', 'What is my type?', 'key-of-the']) {
      expect(words).not.toContain(fact);
    }
  });

  test.each([
    ['too few judgments', judgments('supported')],
    ['an unknown verdict', judgments('supported', 'fine')],
    ['broken JSON', '{"judgments":['],
    ['prose', 'Both are fine.'],
    ['nothing', ''],
  ])('%s is no answer', async (_what, text) => {
    await using stub = await startOpenAiStub();
    const chat = await coachOn(stub, api);
    stub.say(() => [text]);
    await expect(chat.judge?.(TO_JUDGE, signal)).rejects.toMatchObject({ reason: 'broken_answer' });
    const repaired = chat.repair?.(QUESTION, BLOCK, signal);
    await expect(repaired).rejects.toMatchObject({ reason: 'broken_answer' });
  });
});

test('a server without schemas is not asked to repair or judge', async () => {
  await using stub = await startOpenAiStub({ hasSchemas: false });
  const chat = await coachOn(stub, 'chat');
  const before = stub.requests.length;
  await expect(chat.repair?.(QUESTION, BLOCK, signal)).rejects.toBeInstanceOf(AiUnavailable);
  await expect(chat.judge?.(TO_JUDGE, signal)).rejects.toBeInstanceOf(AiUnavailable);
  expect(stub.requests).toHaveLength(before);
});

test('nobody judges unless a model is named for it', async () => {
  const access = { apiKey: STUB_KEY, baseUrl: 'http://127.0.0.1:9/v1', model: 'some-model' };
  expect(createOpenAiChat(access)).not.toHaveProperty('judge');
});
