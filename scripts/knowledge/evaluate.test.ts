import { describe, expect, test } from 'vitest';
import { embeddedText } from '#server/features/knowledge/passages.ts';
import { createLexicalEmbeddings } from '#server/providers/ai/embedded/lexical-embeddings.ts';
import {
  createSearch,
  evaluate,
  knowledgeBase,
  offTopicQuestions,
  questionsOf,
} from './evaluate.ts';

/**
 * Shares of questions whose article is found, and found first: slightly below the built-in embedder's
 * results; small sets change in larger steps.
 */
const FLOORS = [
  ['questions', 0.9, 0.74],
  ['held-back', 0.93, 0.71],
  ['second-set', 0.9, 0.68],
  ['titles', 0.97, 0.91],
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
const search = await createSearch(createLexicalEmbeddings(passages.map(embeddedText)), passages);

describe.each(FLOORS)('with the built-in embedder, of the set “%s”', (set, floor, firstFloor) => {
  const questions = questionsOf(set, passages);

  test(`finds the articles of at least ${floor}`, async () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    const { recall, first, missed } = await evaluate(search, questions);
    expect(recall, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(floor);
    expect(first).toBeGreaterThanOrEqual(firstFloor);
  });
});

test('finds most articles despite a mistyped word', async () => {
  const questions = questionsOf('questions', passages).map(({ question, article }) => ({
    question: mistyped(question),
    article,
  }));
  const { recall, missed } = await evaluate(search, questions);
  expect(recall, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.88);
});

test.each([
  ['What is a Penta in Human Design?', 'penta'],
  ['How do Generators and Projectors work together?', 'generators-and-projectors'],
  ['What are the BG5 functions?', 'bg5-functions'],
  ['Define Splenic Authority', 'splenic-authority'],
  ['Explain team dynamics', 'team-dynamics'],
])('finds the defining article first: %s', async (question, article) => {
  const [first] = await search(question);
  expect(first?.articleId).toBe(article);
});

test('finds nothing for most questions about other things', async () => {
  const questions = offTopicQuestions();
  const answers = await Promise.all(questions.map(search));
  const empty = answers.filter((found) => found.length === 0).length;
  expect(empty / questions.length).toBeGreaterThanOrEqual(0.7);
});
