import type { Evidenced } from './evidence.ts';

export interface ReadingParagraph extends Evidenced {
  /** The fact it is about, which stays the same when the text changes: "decide:type:Generator". */
  readonly id: string;
}
