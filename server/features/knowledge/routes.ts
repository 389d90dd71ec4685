import { VECTOR_RESULTS_MAX, vectorSearch } from '#shared/contract/knowledge.ts';
import { handle } from '../handle.ts';
import { presentFound } from './present.ts';
import { search } from './service.ts';

export const knowledgeRoutes = [
  handle(vectorSearch, async ({ ctx, body: { query } }) => ({
    query,
    results: (await search(ctx, query, VECTOR_RESULTS_MAX)).map(presentFound),
  })),
];
