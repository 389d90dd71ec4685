import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { buildFieldIndex } from '#server/features/knowledge/field-index.ts';
import { embeddedText, loadPassages } from '#server/features/knowledge/passages.ts';
import { rankedPassages } from '#server/features/knowledge/ranking.ts';
import { createVectorIndex } from '#server/features/knowledge/vector-index.ts';
import type { EmbeddingPort } from '#server/providers/ai/port.ts';
import type { Passage } from '#server/providers/passage.ts';

const FOLDER = new URL('../../shared/knowledge/', import.meta.url);
const LOOKED_AT = 5;
const TOGETHER = 64;

const Questions = z.array(z.strictObject({ question: z.string(), article: z.string() }));
export type Questions = z.infer<typeof Questions>;

/**
 * Question sets with the article that answers each question. `questions` may be used for tuning;
 * `held-back`, `second-set` with its short, misspelled and roundabout questions, and `titles`, written
 * from the articles' titles alone, may not.
 */
export const SETS = ['questions', 'held-back', 'second-set', 'titles'] as const;

/** A set's questions whose articles exist; empty when the set doesn't exist. */
export function questionsOf(set: (typeof SETS)[number], passages: readonly Passage[]): Questions {
  const file = new URL(`eval/${set}.json`, FOLDER);
  if (!existsSync(file)) return [];
  const articles = new Set(passages.map(({ articleId }) => articleId));
  const all = Questions.parse(JSON.parse(readFileSync(file, 'utf8')));
  return all.filter(({ article }) => articles.has(article));
}

export function knowledgeBase(): Passage[] {
  return loadPassages(new URL('articles/', FOLDER));
}

async function embedAll(embedder: EmbeddingPort, texts: readonly string[]) {
  const vectors: Float32Array[] = [];
  for (let start = 0; start < texts.length; start += TOGETHER) {
    const signal = AbortSignal.timeout(60_000);
    vectors.push(...(await embedder.embed(texts.slice(start, start + TOGETHER), signal)));
  }
  return vectors;
}

/** Answers a question as the product does. */
export type Search = (question: string) => Promise<readonly { readonly articleId: string }[]>;

export async function createSearch(
  embedder: EmbeddingPort,
  passages: readonly Passage[],
): Promise<Search> {
  const vectors = createVectorIndex(await embedAll(embedder, passages.map(embeddedText)));
  const fields = await buildFieldIndex(passages);
  return async (question) => {
    const [vector = new Float32Array()] = await embedAll(embedder, [question]);
    const similarities = vectors.similarities(vector);
    return rankedPassages(question, passages, similarities, fields.fitsOf(question))
      .slice(0, LOOKED_AT)
      .map(({ passage }) => passage);
  };
}

export interface Evaluation {
  readonly asked: number;
  /** Share of questions whose article comes first. */
  readonly first: number;
  /** Share of questions whose article is among the first five results. */
  readonly recall: number;
  /** Mean reciprocal rank of that article, 0 when it is not found. */
  readonly reciprocalRank: number;
  readonly missed: Questions;
}

/** Measures how well search finds the articles that answer the questions. */
export async function evaluate(search: Search, questions: Questions): Promise<Evaluation> {
  const ranks: number[] = [];
  for (const { question, article } of questions) {
    const found = await search(question);
    ranks.push(1 + found.findIndex(({ articleId }) => articleId === article));
  }
  const share = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, questions.length);
  return {
    asked: questions.length,
    first: share(ranks.map((rank) => (rank === 1 ? 1 : 0))),
    recall: share(ranks.map((rank) => (rank > 0 ? 1 : 0))),
    reciprocalRank: share(ranks.map((rank) => (rank > 0 ? 1 / rank : 0))),
    missed: questions.filter((_, at) => ranks[at] === 0),
  };
}

/** Questions about other things than the knowledge base. */
export function offTopicQuestions(): readonly string[] {
  const file = new URL('eval/off-topic.json', FOLDER);
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}
