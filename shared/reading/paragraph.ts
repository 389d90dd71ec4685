import type { Evidenced } from './evidence.ts';

export interface ReadingParagraph extends Evidenced {
  /** The fact it is about, which stays the same when the text changes: "decide:type:Generator". */
  readonly id: string;
  /** Missing for a chapter's first paragraph, which the headline speaks for. */
  readonly head?: string;
}
