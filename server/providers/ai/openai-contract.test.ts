import { describe, expect, test } from 'vitest';
import { contractFile, judgeOf } from '#server/testing/contract-schemas.ts';
import { createOpenAiChat } from './openai-chat.ts';
import { createOpenAiEmbeddings } from './openai-embeddings.ts';
import { STUB_KEY, startOpenAiStub } from './testing/openai-stub.ts';
import { collect, QUESTION } from './testing/questions.ts';

const problems = judgeOf(await contractFile('openai'));
const { signal } = new AbortController();

describe('against the vendor’s published types', () => {
  const history = [
    { speaker: 'person', text: 'Hello' },
    { speaker: 'coach', text: 'Good morning' },
  ] as const;
  const context = { kind: 'gate', value: '26' } as const;
  const SETTINGS = [
    {},
    { isOpenAi: true, reasoningEffort: 'low', verbosity: 'low', maxOutputTokens: 9_000 },
  ] as const;

  test.each([
    ['chat', 'ChatRequest'],
    ['responses', 'ResponsesRequest'],
  ] as const)('every request by %s is valid', async (api, type) => {
    await using stub = await startOpenAiStub();
    const access = { apiKey: STUB_KEY, baseUrl: stub.baseUrl, model: 'some-model', api };
    for (const settings of SETTINGS) {
      const chat = createOpenAiChat({ ...access, ...settings });
      await collect(chat.reply(QUESTION, signal));
      await collect(chat.reply({ ...QUESTION, history, context, isRegenerated: true }, signal));
    }
    expect(stub.requests).toHaveLength(4);
    for (const { body } of stub.requests) expect(problems(type, body)).toEqual([]);
    const [plain, , full] = stub.requests.map(({ body }) => JSON.stringify(body));
    expect(plain).not.toMatch(/key-of-the|effort|verbosity/);
    for (const part of ['key-of-the-person', 'key-of-the-chart', 'effort', 'verbosity']) {
      expect(full).toContain(part);
    }
  });

  test('a request without a schema, and one for embeddings, are valid', async () => {
    await using stub = await startOpenAiStub({ hasSchemas: false });
    const access = { apiKey: STUB_KEY, baseUrl: stub.baseUrl, model: 'some-model' };
    await collect(createOpenAiChat(access).reply(QUESTION, signal));
    await createOpenAiEmbeddings(access).embed(['one', 'two'], signal);
    const [refused, prose, embedding] = stub.requests.map(({ body }) => body);
    expect(problems('ChatRequest', refused)).toEqual([]);
    expect(problems('ChatRequest', prose)).toEqual([]);
    expect(prose).not.toHaveProperty('response_format');
    expect(problems('EmbeddingRequest', embedding)).toEqual([]);
  });

  test('an unknown field, a wrong role and a wrong format are detected', () => {
    const chat = { model: 'm', stream: true, messages: [{ role: 'user', content: 'Hello' }] };
    expect(problems('ChatRequest', chat)).toEqual([]);
    expect(problems('ChatRequest', { ...chat, max_words: 3 })).not.toEqual([]);
    expect(
      problems('ChatRequest', { ...chat, messages: [{ role: 'boss', content: '' }] }),
    ).not.toEqual([]);
    const asked = { model: 'm', stream: true, input: 'Hello' };
    expect(problems('ResponsesRequest', asked)).toEqual([]);
    expect(problems('ResponsesRequest', { ...asked, max_tokens: 3 })).not.toEqual([]);
    expect(problems('ResponsesRequest', { ...asked, reasoning: { effort: 'lots' } })).not.toEqual(
      [],
    );
    expect(problems('ResponsesRequest', { ...asked, text: { format: 'json' } })).not.toEqual([]);
    const embedding = { model: 'm', input: ['x'], encoding_format: 'float' };
    expect(problems('EmbeddingRequest', embedding)).toEqual([]);
    expect(problems('EmbeddingRequest', { ...embedding, encoding_format: 'text' })).not.toEqual([]);
  });

  test('the stub’s answers are valid', async () => {
    await using stub = await startOpenAiStub();
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${stub.baseUrl}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${STUB_KEY}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.text();
    };
    const stream = await post('/chat/completions', {
      model: 'm',
      stream: true,
      messages: [{ role: 'user', content: 'Hello' }],
    });
    const lines = stream.split('\n\n').filter((line) => line !== '' && line !== 'data: [DONE]');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(problems('ChatEvent', JSON.parse(line.replace('data: ', '')))).toEqual([]);
    }
    const response = await post('/responses', {
      model: 'm',
      stream: true,
      instructions: 'Answer.',
      input: [{ role: 'user', content: 'Hello' }],
    });
    for (const line of response.split('\n\n').filter((one) => one !== '')) {
      expect(problems('ResponsesEvent', JSON.parse(line.replace('data: ', '')))).toEqual([]);
    }
    const vectors = await post('/embeddings', {
      model: 'm',
      input: ['Hello'],
      encoding_format: 'float',
    });
    expect(problems('EmbeddingAnswer', JSON.parse(vectors))).toEqual([]);
  });
});
