import type { FactClaim } from '#shared/coach/claims.ts';
import type { Span } from '#shared/coach/lexicon/sentence.ts';

/** A value of the chart that a sentence speaks of. */
export interface Mention extends Span {
  readonly topic: FactClaim['topic'];
  readonly value: string;
  /** Described rather than named: enough against prose, too little for a source mark. */
  readonly isLikely?: boolean;
}
