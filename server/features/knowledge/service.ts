import { AppError } from '../../platform/errors.ts';
import { AiUnavailable, type EmbeddingPort } from '../../providers/ai/port.ts';
import type { Passage } from '../../providers/passage.ts';
import type { Ctx } from '../context.ts';
import { buildFieldIndex, type FieldIndex } from './field-index.ts';
import { buildIndex, type IndexerCtx } from './indexer.ts';
import { rankedPassages } from './ranking.ts';
import { UnfitVector, type VectorIndex } from './vector-index.ts';

/** A passage of the knowledge base that matches a question. */
export interface Found {
  readonly articleId: string;
  readonly filename: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly gates: readonly number[];
  readonly about: Passage['about'];
  /** 0 to 1. */
  readonly similarity: number;
  /** Zero-based. */
  readonly chunkIndex: number;
  readonly totalChunks: number;
}

interface SearchIndex {
  readonly vectors: VectorIndex;
  readonly fields: FieldIndex;
}

const SEARCH_MS = 10_000;

/** One index for the passages of a server, by its embedder; rebuilt after a failure. */
const indexes = new WeakMap<EmbeddingPort, WeakMap<readonly Passage[], Promise<SearchIndex>>>();

async function buildSearchIndex(ctx: IndexerCtx): Promise<SearchIndex> {
  const vectors = await buildIndex(ctx);
  return { vectors, fields: await buildFieldIndex(ctx.providers.passages) };
}

function indexOf(ctx: IndexerCtx): Promise<SearchIndex> {
  const { embeddings, passages } = ctx.providers;
  const own = indexes.get(embeddings) ?? new WeakMap<readonly Passage[], Promise<SearchIndex>>();
  indexes.set(embeddings, own);
  const known = own.get(passages);
  if (known) return known;
  const { db, providers, log, stopping } = ctx;
  const building = buildSearchIndex({ db, providers, log, ...(stopping && { stopping }) });
  own.set(passages, building);
  building.catch(() => own.delete(passages));
  return building;
}

/** The answer, unless the signal aborts first. The work continues for the next caller. */
async function inTime<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function isEmbedderFault(error: unknown): boolean {
  return error instanceof AiUnavailable || error instanceof UnfitVector;
}

/** Builds the index before the first search. A failing embedder is only logged. */
export async function prepareSearch(ctx: IndexerCtx): Promise<void> {
  try {
    await indexOf(ctx);
  } catch (error) {
    if (ctx.stopping?.aborted) return;
    ctx.log.warn({ err: error }, 'the knowledge base is not ready for search');
  }
}

/**
 * The passages that fit a question best, best first; none when nothing is relevant enough.
 * @throws AppError knowledge.unavailable when the embedder fails or is not ready in time
 */
export async function search(ctx: Ctx, query: string, limit: number): Promise<readonly Found[]> {
  const deadline = AbortSignal.timeout(SEARCH_MS);
  const signal = AbortSignal.any([ctx.signal, deadline]);
  try {
    const index = await inTime(indexOf(ctx), signal);
    const [vector] = await inTime(ctx.providers.embeddings.embed([query], signal), signal);
    if (!vector) throw new UnfitVector('The question got no vector');
    const { passages } = ctx.providers;
    const similarities = index.vectors.similarities(vector);
    const fits = index.fields.fitsOf(query);
    return rankedPassages(query, passages, similarities, fits)
      .slice(0, limit)
      .map(({ passage, relevance }) => ({
        articleId: passage.articleId,
        filename: passage.filename,
        title: passage.title,
        heading: passage.heading,
        text: passage.text,
        gates: passage.gates,
        about: passage.about,
        similarity: relevance,
        chunkIndex: passage.chunkIndex,
        totalChunks: passage.totalChunks,
      }));
  } catch (error) {
    if (!isEmbedderFault(error) && !deadline.aborted) throw error;
    ctx.log.warn({ err: error }, 'the knowledge base could not be searched');
    throw new AppError('knowledge.unavailable');
  }
}
