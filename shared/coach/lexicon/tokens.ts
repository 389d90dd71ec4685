/** A word or number of a sentence. */
export interface Token {
  /** Lower case, without accents. */
  readonly norm: string;
  readonly isCapital: boolean;
  /** What stands between the token before and this one: punctuation, spaces. */
  readonly gap: string;
  readonly isQuoted: boolean;
}

const WORD =
  /\d+(?:st|nd|rd|th|ère|ème|er|e|[ªº])(?!\p{L})|\d+(?:\.\d+)?(?:\s?[/–—-]\s?\d+(?:\.\d+)?)?|[\p{L}\p{M}]+/gu;
const QUOTE_MARKS = /["“”„«»]/g;

/** For comparing words: lower case, without accents. */
export function normalized(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words and numbers of a text; an apostrophe or hyphen separates words. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  let marks = 0;
  return [...text.normalize('NFC').matchAll(WORD)].map(({ 0: word, index }) => {
    const gap = text.normalize('NFC').slice(end, index);
    end = index + word.length;
    marks += gap.match(QUOTE_MARKS)?.length ?? 0;
    return {
      norm: normalized(word).replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-'),
      isCapital: /^\p{Lu}/u.test(word),
      gap,
      isQuoted: marks % 2 === 1,
    };
  });
}
