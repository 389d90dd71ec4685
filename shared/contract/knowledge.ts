import * as z from 'zod/mini';
import { route } from './route.ts';

export const VECTOR_QUERY_MAX = 500;
export const VECTOR_RESULTS_MAX = 5;

export const VectorResult = z.object({
  content: z.string(),
  /** 0 to 1. */
  similarity: z.number().check(z.minimum(0), z.maximum(1)),
  metadata: z.object({
    filename: z.string(),
    /** Zero-based. */
    chunkIndex: z.number().check(z.int(), z.minimum(0)),
    totalChunks: z.number().check(z.int(), z.minimum(1)),
  }),
});
export type VectorResult = z.infer<typeof VectorResult>;

export const VectorAnswer = z.object({
  /** The query, trimmed. */
  query: z.string(),
  /** Nearest first. */
  results: z.array(VectorResult),
});
export type VectorAnswer = z.infer<typeof VectorAnswer>;

export const VectorQuery = z.strictObject({
  query: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Query is required'),
      z.maxLength(VECTOR_QUERY_MAX, `Use at most ${VECTOR_QUERY_MAX} characters`),
    ),
});

export const vectorSearch = route({
  method: 'POST',
  path: '/api/test/vector-search',
  summary: 'Passages of the knowledge base that are nearest to a question',
  access: 'user',
  limit: 'search',
  body: VectorQuery,
  reply: VectorAnswer,
  errors: ['knowledge.unavailable'],
});
