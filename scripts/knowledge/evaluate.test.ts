import { describe, expect, test } from 'vitest';
import { embeddedText } from '#server/features/knowledge/passages.ts';
import { createLexicalEmbeddings } from '#server/providers/ai/embedded/lexical-embeddings.ts';
import { evaluate, knowledgeBase, questionsOf } from './evaluate.ts';

/** What the built-in embedder has reached; the aim is 0.9 for either set. */
const FLOORS = [
  ['questions', 0.84],
  ['held-back', 0.79],
] as const;

const passages = knowledgeBase();

describe.each(FLOORS)('with the built-in embedder, of the set “%s”', (set, floor) => {
  const questions = questionsOf(set, passages);

  test.skipIf(questions.length < 60)(`at least ${floor} find their article`, async () => {
    const embedder = createLexicalEmbeddings(passages.map(embeddedText));
    const { recall, missed } = await evaluate(embedder, passages, questions);
    expect(recall, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(floor);
  });
});
