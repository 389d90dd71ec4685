import type { Evidenced } from './evidence.ts';

export interface ReadingParagraph extends Evidenced {
  /** The fact it is about, which stays the same when the text changes: "decide:type:Generator". */
  readonly id: string;
  /** Missing for a chapter's first paragraph, whose head is the chapter's headline. */
  readonly head?: string;
}

/** A paragraph before it has its place in a chapter. */
export interface Section extends ReadingParagraph {
  readonly head: string;
}
