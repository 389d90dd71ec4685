/** Share of a sentence's content words that its passage must hold. */
const OVERLAP_MIN = 0.5;

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}]{5,}/gu) ?? []).map((word) => word.slice(0, 6));
}

/** Whether a sentence shares enough words with a passage to carry its mark. */
export function isAboutPassage(sentence: string, passage: string): boolean {
  const words = contentWords(sentence);
  const known = new Set(contentWords(passage));
  const shared = words.filter((word) => known.has(word));
  return words.length > 0 && shared.length / words.length >= OVERLAP_MIN;
}
