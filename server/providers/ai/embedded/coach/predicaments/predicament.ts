import type { Concept } from './concepts.data.ts';

/** A case that comes up often at work, told more closely than its situation. */
export interface Predicament {
  /** The id of the situation that it belongs to, which adds what the chart says. */
  readonly of: string;
  /** What stands close together in a question about it. */
  readonly needs: readonly Concept[];
  /** More that must stand there: words of its own. */
  readonly words?: RegExp;
  /** What makes it another case. */
  readonly not?: RegExp;
  /** What to do; `{{…{person}…|…}}` as in situations. */
  readonly tell: string;
  /** Words to say, without quotation marks. */
  readonly say: string;
}
