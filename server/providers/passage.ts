import type { PeopleTags } from '#shared/knowledge/article-chunks.ts';

/** A piece of the knowledge base: the unit of search and citation. */
export interface Passage {
  readonly articleId: string;
  /** Its file; entries of the reference tables have a virtual one. */
  readonly filename: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly topics: readonly string[];
  /** The gates that a passage of the reference tables is about; none for an article's. */
  readonly gates: readonly number[];
  /** Questions that the article answers in other words; searched, never shown. */
  readonly asked: readonly string[];
  /** The people it is about; empty lists for everybody. */
  readonly about: PeopleTags;
  /** Zero-based. */
  readonly chunkIndex: number;
  readonly totalChunks: number;
  /** Changes when anything above does. */
  readonly contentHash: string;
}
