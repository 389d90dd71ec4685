/** Letters of other scripts that look like ours. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аàα', 'a'],
    ['еєε', 'e'],
    ['оοσ', 'o'],
    ['рρ', 'p'],
    ['сϲ', 'c'],
    ['ухγ', 'y'],
    ['хχ', 'x'],
    ['іιї', 'i'],
    ['ѕ', 's'],
    ['ј', 'j'],
    ['һ', 'h'],
    ['ԁ', 'd'],
    ['ɡ', 'g'],
    ['ո', 'n'],
    ['кκ', 'k'],
    ['тτ', 't'],
    ['мμ', 'm'],
    ['ν', 'v'],
    ['А', 'A'],
    ['ЕΕ', 'E'],
    ['ОΟ', 'O'],
    ['СϹ', 'C'],
    ['ТΤ', 'T'],
    ['МΜ', 'M'],
    ['НΗ', 'H'],
    ['РΡ', 'P'],
    ['ІΙ', 'I'],
  ].flatMap(([from = '', to = '']) => Array.from(from, (letter) => [letter, to] as const)),
);

const INVISIBLE =
  /[\p{Cf}\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u20e3/gu;
const PICTURES = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]/gu;

function withoutInvisible(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ').replaceAll(INVISIBLE, '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
};

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return ENTITIES[code.toLowerCase()] ?? '';
    const point = /^#x/i.test(code)
      ? Number.parseInt(code.slice(2), 16)
      : Number.parseInt(code.slice(1), 10);
    return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : whole.slice(0, 0);
  });
}

const ADDRESS =
  /\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel|blob):\S*|\bwww\.\S+|(?<![\p{L}\d])\/\/[\w.-]+\S*|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|ai|app|dev|info|biz|co|xyz|site|online|shop|example|test|ru|de|uk|link|click|top|me|ly|gg)\b(?:\/\S*)?/giu;

/**
 * A sentence as it may be shown: one line, no HTML, no pictures, no link or address, nothing
 * invisible. Markdown's emphasis and list marks stay.
 */
export function shownText(sentence: string): string {
  let text = decodeEntities(withoutInvisible(sentence).normalize('NFKC'));
  text = withoutInvisible(text)
    .replaceAll(PICTURES, '')
    .replaceAll(/<!--.*?(?:-->|$)/gs, '')
    .replaceAll(/<(script|style|iframe|svg|object|template)\b.*?(?:<\/\1\s*>|$)/gis, '')
    .replaceAll(/<\/?[a-z!?][^<>]*(?:>|$)/gi, '')
    .replaceAll(/!\[[^\]]*\]\s*(?:\([^)]*\)?|\[[^\]]*\])?/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replaceAll(/^\s*\[[^\]]+\]:\s*\S+.*$/g, '')
    .replaceAll(ADDRESS, '')
    .replaceAll(/[<>]/g, '');
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([.,;!?])/g, '$1')
    .trimEnd();
}

function asciiDigit(digit: string): string {
  // Digits of each script stand in runs of ten that begin at a multiple of ten or of sixteen.
  const point = digit.codePointAt(0) ?? 0;
  for (let start = point; start > point - 10; start -= 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(start - 1))) return String(point - start);
  }
  return '0';
}

/** True when letters of another script stand in it, look-alikes included. */
export function hasForeignLetters(text: string): boolean {
  return /[^\P{L}\p{Script=Latin}]/u.test(text.replaceAll(/[ªº]/g, ''));
}

/**
 * The same sentence for reading: Latin letters without accents, ASCII digits, plain hyphens and
 * quotes, no markdown, spaced-out letters drawn together. Case is kept.
 */
export function foldedText(shown: string): string {
  const letters = shown
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(
      /[\u0400-\u052f\u0370-\u03ff\u0261\u0578]/g,
      (letter) => LOOKALIKES[letter] ?? letter,
    )
    .replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : asciiDigit(digit)))
    .replaceAll(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replaceAll(/[‘’ʼ`´]/g, (mark) => (mark === '`' ? '' : "'"))
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[\u2044\u2215\u29f8]/g, '/')
    .replaceAll(/[·•∙․]/g, '.')
    .replaceAll(/[*_~\\|]+/g, '');
  return letters
    .replaceAll(/\b(?:[A-Za-z](?:[ .-]|\s-\s)){3,}[A-Za-z]\b/g, (word) =>
      word.replaceAll(/[ .-]/g, ''),
    )
    .replaceAll(/\s+/g, ' ');
}
