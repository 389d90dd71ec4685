import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOpenAiEmbeddings } from './openai-embeddings.ts';
import {
  type Answerer,
  EmbeddingBody,
  STUB_KEY,
  sendJson,
  startOpenAiStub,
} from './testing/openai-stub.ts';

const stub = await startOpenAiStub();
afterAll(() => stub[Symbol.asyncDispose]());
beforeEach(() => stub.answerAll(null));

const { signal } = new AbortController();
const embeddings = createOpenAiEmbeddings({
  apiKey: STUB_KEY,
  baseUrl: stub.baseUrl,
  model: 'some-embedder',
});
const sent = () => stub.requests.map(({ body }) => EmbeddingBody.parse(body));

const vectors =
  (...rows: readonly (readonly [index: number, embedding: unknown])[]): Answerer =>
  (_request, response) =>
    sendJson(response, 200, { data: rows.map(([index, embedding]) => ({ index, embedding })) });

describe('the request', () => {
  test('asks for plain numbers instead of base64', async () => {
    await embeddings.embed(['one'], signal);
    expect(stub.requests.at(-1)).toMatchObject({
      path: '/v1/embeddings',
      body: { model: 'some-embedder', input: ['one'], encoding_format: 'float' },
    });
  });

  test('is split into batches for many texts, keeping their order', async () => {
    const before = stub.requests.length;
    const texts = Array.from({ length: 200 }, (_, index) => `text number${index}`);
    const all = await embeddings.embed(texts, signal);
    expect(
      sent()
        .slice(before)
        .map(({ input }) => input.length),
    ).toEqual([96, 96, 8]);
    const [alone] = await embeddings.embed(['text number150'], signal);
    expect(all[150]).toEqual(alone);
  });

  test('is skipped for no texts', async () => {
    const before = stub.requests.length;
    expect(await embeddings.embed([], signal)).toEqual([]);
    expect(stub.requests.length).toBe(before);
  });

  test('contains no text that the provider would reject', async () => {
    await embeddings.embed(['', ' \n', 'x'.repeat(20_000)], signal);
    expect(sent().at(-1)?.input).toEqual(['-', '-', 'x'.repeat(8_000)]);
  });
});

describe('an answer', () => {
  test('is sorted by index and normalized to unit length', async () => {
    stub.answerNext(vectors([1, [0, 5]], [0, [3, 4]]));
    expect(await embeddings.embed(['a', 'b'], signal)).toEqual([
      Float32Array.of(0.6, 0.8),
      Float32Array.of(0, 1),
    ]);
  });

  test.each([
    ['too few vectors', vectors([0, [1, 0]])],
    ['too many vectors', vectors([0, [1, 0]], [1, [1, 0]], [2, [1, 0]])],
    ['the same vector twice', vectors([0, [1, 0]], [0, [1, 0]])],
    ['vectors of different dimensions', vectors([0, [1, 0]], [1, [1, 0, 0]])],
    ['an empty vector', vectors([0, [1, 0]], [1, []])],
    ['a vector of zeros', vectors([0, [1, 0]], [1, [0, 0]])],
    ['a vector whose length overflows', vectors([0, [1, 0]], [1, [1.7e308, 1.7e308]])],
    ['base64', vectors([0, 'AACAPwAAAAA='], [1, 'AACAPwAAAAA='])],
    ['values that are not numbers', vectors([0, [1, 0]], [1, [1, null]])],
    ['nothing', (_request, response) => void response.writeHead(204).end()],
  ] satisfies [string, Answerer][])('with %s is rejected as broken', async (_what, answerer) => {
    stub.answerNext(answerer);
    await expect(embeddings.embed(['a', 'b'], signal)).rejects.toMatchObject({
      name: 'AiUnavailable',
      reason: 'broken_answer',
    });
    stub.answerNext(vectors([0, [1, 0]], [1, [0, 1]]));
    await embeddings.embed(['a', 'b'], signal);
  });

  test('is rejected when a later batch has another dimension', async () => {
    const row = (size: number) => new Array<number>(size).fill(1);
    const part = (count: number, size: number) =>
      vectors(...Array.from({ length: count }, (_, index) => [index, row(size)] as const));
    stub.answerNext(part(96, 2), part(4, 3));
    await expect(embeddings.embed(new Array(100).fill('x'), signal)).rejects.toMatchObject({
      reason: 'broken_answer',
    });
  });
});

describe('a caller who aborts', () => {
  test('rejects with the caller’s abort reason', async () => {
    const caller = new AbortController();
    stub.answerNext(() => {});
    const before = stub.requests.length;
    const asked = embeddings.embed(['a'], caller.signal);
    await expect.poll(() => stub.requests.length).toBe(before + 1);
    const reason = new Error('The request is gone.');
    caller.abort(reason);
    await expect(asked).rejects.toBe(reason);
    await expect.poll(() => stub.unanswered()).toBe(0);
  });

  test('before the call causes no request', async () => {
    const before = stub.requests.length;
    const reason = new Error('The request is gone.');
    await expect(embeddings.embed(['a'], AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(stub.requests.length).toBe(before);
  });
});
