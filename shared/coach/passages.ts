/**
 * Share of a sentence's content words that its passage must hold. Of the sentences of our articles,
 * 2 % share as many with another article.
 */
const OVERLAP_MIN = 0.34;
const SHARED_MIN = 2;

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}]{5,}/gu) ?? []).map((word) => word.slice(0, 6));
}

/** Whether a sentence shares enough words with a passage to carry its mark. */
export function isAboutPassage(sentence: string, passage: string): boolean {
  const words = contentWords(sentence);
  const known = new Set(contentWords(passage));
  const shared = words.filter((word) => known.has(word));
  return shared.length >= SHARED_MIN && shared.length / words.length >= OVERLAP_MIN;
}
