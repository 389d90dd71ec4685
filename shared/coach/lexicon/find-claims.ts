import type { FactClaim } from '#shared/coach/claims.ts';
import type { Facts } from '#shared/coach/compare.ts';

export interface ReadingContext {
  /** ISO 639-1; a language without a lexicon is read as English. */
  readonly language: string;
  readonly facts: Facts;
  /** The sentences before this one, oldest first. */
  readonly previous: readonly string[];
  readonly isQuestion: boolean;
}

const TYPE_STATED =
  /\byou(?:'re| are) an? (manifesting generator|generator|manifestor|projector|reflector)\b/i;

/** The claims about the chart that a sentence's words make; none when undecidable. */
export function claimsIn(text: string, _context: ReadingContext): FactClaim[] {
  const [, type] = TYPE_STATED.exec(text) ?? [];
  return type === undefined ? [] : [{ about: 'you', topic: 'type', value: type, state: 'has' }];
}
