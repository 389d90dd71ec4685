import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/calls/testing/fake-clock.ts';
import { createOpenAiChat } from './openai-chat.ts';
import { AiUnavailable, type CoachPiece } from './port.ts';
import {
  type Answerer,
  answerJson,
  ResponsesBody,
  responseObject,
  STUB_KEY,
  sendEvent,
  startEvents,
  startOpenAiStub,
  textDelta,
} from './testing/openai-stub.ts';
import { collect, QUESTION, wordsOf } from './testing/questions.ts';

const stub = await startOpenAiStub();
afterAll(() => stub[Symbol.asyncDispose]());
beforeEach(() => stub.answerAll(null));

const { signal } = new AbortController();
const access = {
  apiKey: STUB_KEY,
  baseUrl: stub.baseUrl,
  model: 'some-model',
  api: 'responses',
  reasoningEffort: 'low',
  verbosity: 'low',
  isOpenAi: true,
} as const;
const ask = () => collect(createOpenAiChat(access).reply(QUESTION, signal));

const events =
  (list: readonly object[], isOpen = false): Answerer =>
  (_request, response) => {
    startEvents(response);
    for (const event of list) sendEvent(response, event);
    if (!isOpen) response.end();
  };

const sentence = (text: string) => ({ text, kind: 'advice', claims: [] });
const TWO = answerJson([sentence('One.'), sentence('Two.')]);
const WHOLE = textDelta(TWO);
const CUT = textDelta(TWO.slice(0, TWO.indexOf('{"text":"Two."') + 9));
const COMPLETED = { type: 'response.completed', response: responseObject(TWO) };
const ended = (type: string, changes: object) => ({
  type,
  response: responseObject('', { output: [], ...changes }),
});
const LIMIT = ended('response.incomplete', {
  incomplete_details: { reason: 'max_output_tokens' },
});

async function outcomeOf(answer: AsyncIterable<CoachPiece>): Promise<[string, string | null]> {
  const pieces: CoachPiece[] = [];
  try {
    for await (const piece of answer) pieces.push(piece);
  } catch (error) {
    if (error instanceof AiUnavailable) return [wordsOf(pieces).trim(), error.reason];
    throw error;
  }
  return [wordsOf(pieces).trim(), null];
}

const outcome = () => outcomeOf(createOpenAiChat(access).reply(QUESTION, signal));

test('the request streams by the schema, stores nothing and names nobody', async () => {
  await ask();
  const request = stub.requests.at(-1);
  expect(request?.path).toBe('/v1/responses');
  const { instructions, input, text, ...rest } = ResponsesBody.parse(request?.body);
  expect(rest).toEqual({
    model: 'some-model',
    stream: true,
    store: false,
    max_output_tokens: 4_000,
    reasoning: { effort: 'low' },
    prompt_cache_key: 'key-of-the-chart',
    safety_identifier: 'key-of-the-person',
  });
  expect(text).toMatchObject({
    format: { type: 'json_schema', name: 'coach_answer', strict: true },
    verbosity: 'low',
  });
  expect(instructions).toMatch(/^You are a calm coach\./);
  expect(input).toEqual([{ role: 'user', content: 'What is my type?' }]);
});

test('the rules and facts come before what changes from question to question', async () => {
  const chat = createOpenAiChat(access);
  await collect(chat.reply(QUESTION, signal));
  const passages = [{ id: 'K1', title: 'Other', text: 'Something else.', gates: [] }];
  await collect(chat.reply({ ...QUESTION, passages, isRegenerated: true }, signal));
  const [one = '', other = ''] = stub.requests
    .slice(-2)
    .map(({ body }) => ResponsesBody.parse(body).instructions);
  const prefix = one.slice(0, one.indexOf('<passages>'));
  expect(prefix).toContain('"F2"');
  expect(other.startsWith(prefix)).toBe(true);
});

describe('an answer', () => {
  test('is handed out sentence by sentence, with the usage at its end', async () => {
    stub.answerNext(events([WHOLE, COMPLETED]));
    expect(await ask()).toEqual([
      { kind: 'opening', language: 'en', safety: 'none' },
      { kind: 'sentence', block: 0, blockKind: 'paragraph', sentence: sentence('One.') },
      { kind: 'sentence', block: 0, blockKind: 'paragraph', sentence: sentence('Two.') },
      { kind: 'next', questions: ['What is my authority?'] },
      { kind: 'usage', inputTokens: 120, outputTokens: expect.any(Number) },
    ]);
  });

  test.each<[string, readonly object[]]>([
    ['events that nobody knows', [{ type: 'response.reasoning_text.delta', delta: 'Hm' }, WHOLE]],
    [
      'a reasoning item',
      [{ type: 'response.output_item.added', item: { type: 'reasoning' } }, WHOLE],
    ],
  ])('with %s is accepted', async (_what, list) => {
    stub.answerNext(events([...list, COMPLETED]));
    expect(await outcome()).toEqual(['One. Two.', null]);
  });

  test('that reached its token limit keeps what came whole', async () => {
    stub.answerNext(events([CUT, LIMIT]));
    expect(await outcome()).toEqual(['One.', null]);
  });

  test('of a megabyte is truncated', async () => {
    const long = answerJson(Array.from({ length: 12_000 }, () => sentence('x'.repeat(50))));
    stub.answerNext(events([textDelta(long)], true));
    const [words, reason] = await outcome();
    expect(reason).toBeNull();
    expect(words.length).toBeLessThan(80_000);
    await expect.poll(() => stub.unanswered()).toBe(0);
  });

  test('in prose is handed out as prose', async () => {
    stub.answerNext(events([textDelta('You wait. '), textDelta('Then act.'), COMPLETED]));
    expect(await outcome()).toEqual(['You wait. Then act.', null]);
  });
});

describe('an answer fails', () => {
  test.each<[string, string, string, readonly object[]]>([
    ['that breaks off', 'One.', 'broken_answer', [CUT]],
    ['that ends in the middle of its JSON', 'One.', 'broken_answer', [CUT, COMPLETED]],
    ['whose JSON breaks', 'One.', 'broken_answer', [CUT, textDelta('"]]>'), COMPLETED]],
    ['without text', '', 'broken_answer', [COMPLETED]],
    ['cut before its first sentence', '', 'broken_answer', [textDelta('{"language":"en"'), LIMIT]],
    [
      'refused by the model',
      '',
      'broken_answer',
      [{ type: 'response.refusal.delta', delta: 'No' }],
    ],
    [
      'that calls a tool',
      '',
      'broken_answer',
      [{ type: 'response.output_item.added', item: { type: 'function_call' } }],
    ],
    [
      'that was filtered',
      'One.',
      'broken_answer',
      [CUT, ended('response.incomplete', { incomplete_details: { reason: 'content_filter' } })],
    ],
    [
      'that failed',
      'One.',
      'refused',
      [CUT, ended('response.failed', { error: { code: 'server_error', message: 'x' } })],
    ],
    ['by an error event', '', 'rate_limited', [{ type: 'error', code: 'rate_limit_exceeded' }]],
    ['by an event without a type', '', 'broken_answer', [{ delta: 'x' }]],
    ['by a delta that is not text', '', 'broken_answer', [{ ...WHOLE, delta: 7 }]],
  ])('%s, after "%s"', async (_what, words, reason, list) => {
    stub.answerNext(events(list));
    expect(await outcome()).toEqual([words, reason]);
  });

  test('when a reasoning model is silent for 45 seconds', async () => {
    const clock = createFakeClock();
    stub.answerNext(events([{ type: 'response.in_progress' }], true));
    const chat = createOpenAiChat({ ...access, firstTextMs: 45_000 }, { clock });
    const answer = outcomeOf(chat.reply(QUESTION, signal));
    await expect.poll(() => clock.nextTimerMs()).toBe(45_000);
    clock.advance(44_999);
    expect(clock.nextTimerMs()).toBe(1);
    clock.advance(1);
    expect(await answer).toEqual(['', 'timeout']);
  });
});
