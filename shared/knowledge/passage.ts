/** A piece of the knowledge base: what is searched, found and quoted. */
export interface Passage {
  readonly articleId: string;
  /** Where it stands; entries of the reference tables have one of their own. */
  readonly filename: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly topics: readonly string[];
  /** Questions that the article answers, in other words than its own; found by, never shown. */
  readonly asked: readonly string[];
  /** From 0. */
  readonly chunkIndex: number;
  readonly totalChunks: number;
  /** Differs when anything above does. */
  readonly contentHash: string;
}
