/**
 * Normalizes names to search keys, for the stored index and for user input alike: removes
 * diacritics, case, punctuation and apostrophes, and keeps the script.
 */

/** Latin letters without a decomposition, and variant letters, with their plain forms. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'a',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

/** Latin, Cyrillic and Greek accents, Hebrew points, Arabic vowels, hamza signs and tatweel. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670]/gu;
const APOSTROPHES = /['’‘ʼʻʹʾʿ`´′]/gu;
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Words that are usually abbreviated in names; keys contain the long form. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['sankt', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);

/** Folded words, in order. Initials join: "D. C." and "D.C." both give "dc". */
export function foldTokens(text: string): string[] {
  const plain = text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
  return joinInitials(plain.match(TOKEN) ?? []);
}

/** A name's search key: folded words, abbreviations expanded, separated by one space. */
export function foldName(text: string): string {
  return foldTokens(text)
    .map((token) => ABBREVIATIONS.get(token) ?? token)
    .join(' ');
}

function joinInitials(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  let wasInitial = false;
  for (const token of tokens) {
    const isInitial = /^[a-z]$/.test(token);
    if (isInitial && wasInitial) joined.push(`${joined.pop() ?? ''}${token}`);
    else joined.push(token);
    wasInitial = isInitial;
  }
  return joined;
}
