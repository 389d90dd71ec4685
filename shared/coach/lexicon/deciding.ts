import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { TermSentence } from '#shared/coach/lexicon/sentence.ts';

/* An authority that is told by what it does: "you decide by waiting out a wave". */

const DECIDED_WITHIN = 3;

/** "Your mood decides.": what is the reader's, and decides. */
function decidesItself(sentence: TermSentence): boolean {
  return sentence
    .all('decidesBy')
    .some(
      ({ from, to }) =>
        sentence.is(from - 1, 'word', 'your') &&
        sentence.phraseAfter(to, DECIDED_WITHIN).some((at) => sentence.is(at, 'word', 'decides')) &&
        !sentence.phraseAfter(to, DECIDED_WITHIN).some((at) => sentence.is(at, 'word', 'negation')),
    );
}

/** Whether a sentence tells how its reader decides. */
function tellsHow(sentence: TermSentence): boolean {
  if (decidesItself(sentence)) return true;
  return sentence
    .all('word', 'deciding')
    .some(
      ({ from }) =>
        !(sentence.is(from - 1, 'word', 'timed') && sentence.is(from, 'word', 'you')) &&
        !sentence
          .before(from, 2)
          .some((at) => sentence.is(at, 'word', 'negation') && !sentence.is(from, 'decidesBy')),
    );
}

/**
 * The authorities that a sentence describes without naming them. Where several are described, one may
 * be set against another: then none is meant for sure.
 */
export function describedAuthorities(sentence: TermSentence): Mention[] {
  if (!tellsHow(sentence)) return [];
  const found = sentence.all('decidesBy').map(({ from, to }) => ({
    topic: 'authority' as const,
    value: sentence.valueAt(from, 'decidesBy') ?? '',
    isLikely: true,
    from,
    to,
  }));
  return new Set(found.map(({ value }) => value)).size === 1 ? found : [];
}
