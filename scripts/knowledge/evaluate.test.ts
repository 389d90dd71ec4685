import { describe, expect, test } from 'vitest';
import { embeddedText } from '#server/features/knowledge/passages.ts';
import { createLexicalEmbeddings } from '#server/providers/ai/embedded/lexical-embeddings.ts';
import { evaluate, knowledgeBase, questionsOf } from './evaluate.ts';

/** Slightly below the built-in embedder's results; small sets change in larger steps. */
const FLOORS = [
  ['questions', 0.9],
  ['held-back', 0.9],
  ['second-set', 0.88],
] as const;

/** Swaps two letters in a question's longest word, as a typing error does. */
function mistyped(question: string): string {
  const words = question.match(/[A-Za-z]{6,}/g) ?? [];
  const [word = ''] = words.toSorted((a, b) => b.length - a.length);
  const at = Math.floor(word.length / 2);
  const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  return word === '' ? question : question.replace(word, swapped);
}

const passages = knowledgeBase();
const embedder = createLexicalEmbeddings(passages.map(embeddedText));

describe.each(FLOORS)('with the built-in embedder, of the set “%s”', (set, floor) => {
  const questions = questionsOf(set, passages);

  test(`finds the articles of at least ${floor}`, async () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    const { recall, missed } = await evaluate(embedder, passages, questions);
    expect(recall, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(floor);
  });
});

test('finds most articles despite a mistyped word', async () => {
  const questions = questionsOf('questions', passages).map(({ question, article }) => ({
    question: mistyped(question),
    article,
  }));
  const { recall, missed } = await evaluate(embedder, passages, questions);
  expect(recall, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.88);
});
