import { describe, expect, test } from 'vitest';
import type { ChatPort, EmbeddingPort } from './port.ts';
import { createChat, createEmbeddings } from './select.ts';

const openai = {
  kind: 'openai',
  apiKey: 'key',
  baseUrl: 'https://words.example/v1',
  model: 'm',
  api: 'chat',
  isOpenAi: false,
  reasoningEffort: null,
  verbosity: null,
  maxOutputTokens: 4_000,
  firstTextMs: 15_000,
  judgeModel: null,
} as const;
const builtIn = (): ChatPort => ({ name: 'built-in', model: 'b', async *reply() {} });
const lexical = (): EmbeddingPort => ({ model: 'l', isLocal: true, embed: async () => [] });

describe('the configuration selects', () => {
  test('the coach', () => {
    expect(createChat({ chat: { kind: 'built-in' } }, { builtIn }).name).toBe('built-in');
    expect(createChat({ chat: openai }, { builtIn })).toMatchObject({ name: 'openai', model: 'm' });
  });

  test('the embeddings', () => {
    expect(createEmbeddings({ embeddings: { kind: 'lexical' } }, { lexical }).model).toBe('l');
    expect(createEmbeddings({ embeddings: openai }, { lexical }).model).toBe('m');
  });
});
