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
  test('the coach', async () => {
    const ours = await createChat({ chat: { kind: 'built-in' } }, { builtIn });
    expect(ours.name).toBe('built-in');
    const theirs = await createChat({ chat: openai }, { builtIn });
    expect(theirs).toMatchObject({ name: 'openai', model: 'm' });
  });

  test('the embeddings', async () => {
    const ours = await createEmbeddings({ embeddings: { kind: 'lexical' } }, { lexical });
    const theirs = await createEmbeddings({ embeddings: openai }, { lexical });
    expect([ours.model, theirs.model]).toEqual(['l', 'm']);
  });
});
