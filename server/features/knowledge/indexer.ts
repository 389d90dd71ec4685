import { randomUUID } from 'node:crypto';
import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises';
import { endLease, type LeaseRequest, takeLease } from '../../platform/jobs/lease-store.ts';
import type { Passage } from '../../providers/passage.ts';
import type { Ctx } from '../context.ts';
import { embeddedText } from './passages.ts';
import { deleteModel, deleteOtherChunks, insertChunks, readVectors } from './store.ts';
import {
  checkDimensions,
  createVectorIndex,
  normalized,
  UnfitVector,
  type VectorIndex,
} from './vector-index.ts';

/** The part of a request context that indexing needs; it also runs outside requests. */
export interface IndexerCtx extends Pick<Ctx, 'db' | 'providers' | 'log'> {
  /** Aborts at server shutdown; a batch in progress is finished or canceled first. */
  readonly stopping?: AbortSignal;
}

type Vectors = Map<string, readonly number[] | Float32Array>;

const EMBED_AT_ONCE = 64;
/** Few enough that requests wait some 30 ms at most. */
const EMBED_AT_ONCE_LOCALLY = 16;
const EMBED_MS = 20_000;
/** Longer than one batch may take: the lease is extended with each batch. */
const LEASE_SECONDS = 40;
const LOOK_AGAIN_MS = 250;

/** Stored vectors. If they do not fit together, all are deleted. */
async function keptVectors({ db, providers, log }: IndexerCtx): Promise<Vectors> {
  const { model } = providers.embeddings;
  const hashes = providers.passages.map(({ contentHash }) => contentHash);
  const kept = await readVectors(db, model, hashes);
  try {
    checkDimensions(kept.values());
    return kept;
  } catch (error) {
    if (!(error instanceof UnfitVector)) throw error;
    log.warn({ model }, 'stored vectors differ in dimension; recomputing them');
    await deleteModel(db, model);
    return new Map();
  }
}

async function embedBatch(
  { db, providers, stopping }: IndexerCtx,
  batch: readonly Passage[],
  dimension: number | null,
): Promise<Float32Array[]> {
  const { model } = providers.embeddings;
  const texts = batch.map(embeddedText);
  const timeout = AbortSignal.timeout(EMBED_MS);
  const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
  const answer = await providers.embeddings.embed(texts, signal);
  if (answer.length !== batch.length) throw new UnfitVector('Not every text got a vector');
  checkDimensions(answer, dimension);
  const vectors = answer.map(normalized);
  const chunks = batch.map(
    ({ contentHash, filename, chunkIndex, totalChunks, title, text }, at) => ({
      model,
      contentHash,
      filename,
      chunkIndex,
      totalChunks,
      title,
      text,
      vector: [...(vectors[at] ?? [])],
    }),
  );
  await insertChunks(db, chunks);
  return vectors;
}

/** Embeds what has no vector yet, while holding the lease. */
async function embedMissing(ctx: IndexerCtx, vectors: Vectors, lease: LeaseRequest): Promise<void> {
  const { db, providers, log } = ctx;
  const { model } = providers.embeddings;
  const missing = providers.passages.filter(({ contentHash }) => !vectors.has(contentHash));
  for (let start = 0; start < missing.length; start += EMBED_AT_ONCE) {
    ctx.stopping?.throwIfAborted();
    const batch = missing.slice(start, start + EMBED_AT_ONCE);
    await takeLease(db, lease);
    const [known] = vectors.values();
    const made = await embedBatch(ctx, batch, known?.length ?? null);
    for (const [at, { contentHash }] of batch.entries()) {
      vectors.set(contentHash, made[at] ?? new Float32Array());
    }
  }
  log.info({ model, embedded: missing.length }, 'the knowledge base has been embedded');
}

/** Every passage's vector: stored ones, and new ones made by exactly one instance. */
async function allVectors(ctx: IndexerCtx): Promise<Vectors> {
  const { db, providers } = ctx;
  const lease = {
    name: `embed ${providers.embeddings.model}`,
    holder: randomUUID(),
    seconds: LEASE_SECONDS,
  };
  for (;;) {
    ctx.stopping?.throwIfAborted();
    const kept = await keptVectors(ctx);
    if (providers.passages.every(({ contentHash }) => kept.has(contentHash))) return kept;
    if (await takeLease(db, lease)) {
      try {
        // Another instance may have finished between the read and the lease.
        const vectors = await keptVectors(ctx);
        await embedMissing(ctx, vectors, lease);
        return vectors;
      } finally {
        await endLease(db, lease);
      }
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

async function localIndex({ providers, stopping }: IndexerCtx): Promise<VectorIndex> {
  const { passages, embeddings } = providers;
  const signal = stopping ?? new AbortController().signal;
  const vectors: Float32Array[] = [];
  for (let start = 0; start < passages.length; start += EMBED_AT_ONCE_LOCALLY) {
    signal.throwIfAborted();
    const batch = passages.slice(start, start + EMBED_AT_ONCE_LOCALLY);
    vectors.push(...(await embeddings.embed(batch.map(embeddedText), signal)));
    await otherWork();
  }
  return createVectorIndex(vectors);
}

/**
 * Builds the in-memory index, from a local embedder's vectors alone. For another one it first
 * brings the stored vectors up to date with the passages: only new texts are embedded,
 * vectors of removed ones are deleted.
 * @throws AiUnavailable, UnfitVector when the embedder fails; the next call continues from there
 */
export async function buildIndex(ctx: IndexerCtx): Promise<VectorIndex> {
  const { passages, embeddings } = ctx.providers;
  if (embeddings.isLocal) return localIndex(ctx);
  const vectors = await allVectors(ctx);
  const hashes = passages.map(({ contentHash }) => contentHash);
  await deleteOtherChunks(ctx.db, embeddings.model, hashes);
  return createVectorIndex(hashes.map((hash) => vectors.get(hash) ?? []));
}
