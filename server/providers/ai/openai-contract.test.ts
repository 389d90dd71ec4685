import { describe, expect, test } from 'vitest';
import { contractFile, judgeOf } from '#server/testing/contract-schemas.ts';
import { createOpenAiChat } from './openai-chat.ts';
import { createOpenAiEmbeddings } from './openai-embeddings.ts';
import { STUB_KEY, startOpenAiStub } from './testing/openai-stub.ts';
import { collect, QUESTION } from './testing/questions.ts';

const problems = judgeOf(await contractFile('openai'));
const { signal } = new AbortController();

describe('against the vendor’s published types', () => {
  test('every request is valid', async () => {
    await using stub = await startOpenAiStub();
    const access = { apiKey: STUB_KEY, baseUrl: stub.baseUrl, model: 'some-model' };
    const history = [
      { speaker: 'person', text: 'Hello' },
      { speaker: 'coach', text: 'Good morning' },
    ] as const;
    const chat = createOpenAiChat(access);
    await collect(chat.reply(QUESTION, signal));
    await collect(chat.reply({ ...QUESTION, history }, signal));
    await createOpenAiEmbeddings(access).embed(['one', 'two'], signal);
    const [plain, full, embedding] = stub.requests.map(({ body }) => body);
    expect(problems('ChatRequest', plain)).toEqual([]);
    expect(problems('ChatRequest', full)).toEqual([]);
    expect(problems('EmbeddingRequest', embedding)).toEqual([]);
  });

  test('an unknown field, a wrong role and a wrong format are detected', () => {
    const chat = { model: 'm', stream: true, messages: [{ role: 'user', content: 'Hello' }] };
    expect(problems('ChatRequest', chat)).toEqual([]);
    expect(problems('ChatRequest', { ...chat, max_words: 3 })).not.toEqual([]);
    expect(
      problems('ChatRequest', { ...chat, messages: [{ role: 'boss', content: '' }] }),
    ).not.toEqual([]);
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
    const vectors = await post('/embeddings', {
      model: 'm',
      input: ['Hello'],
      encoding_format: 'float',
    });
    expect(problems('EmbeddingAnswer', JSON.parse(vectors))).toEqual([]);
  });
});
