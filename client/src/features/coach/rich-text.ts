import { blocksOf, type Inline, wordsOf } from '#shared/domain/markdown.ts';

/** A page of this site, never an operation of its API. */
const OWN_PATH = /^\/(?!\/|api(?:\/|$)|issuer)[\w\-/?=&#.%]*$/;

/** True for links that an answer may contain; any other is shown as its words. */
export function isOwnPage(href: string): boolean {
  return OWN_PATH.test(href);
}

/** Closes the gap before each citation: its number belongs to the words before it. */
export function withCloseCitations(parts: readonly Inline[]): Inline[] {
  return parts.flatMap((part, index): Inline[] => {
    if (part.kind !== 'text' || parts[index + 1]?.kind !== 'citation') return [part];
    const text = part.text.trimEnd();
    return text === '' ? [] : [{ kind: 'text', text }];
  });
}

/** What an answer says, for reading aloud. */
export function plainText(markdown: string): string {
  return blocksOf(markdown)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]))
    .map((parts) =>
      wordsOf(parts)
        .replace(/ +([.,;:!?])/g, '$1')
        .trim(),
    )
    .join(' ');
}

/** The answer as it was written, but for the marks of its sources. */
export function withoutCitations(markdown: string): string {
  return markdown.replace(/ ?\[[FK]\d{1,4}\]/g, '');
}

/** At least three digits, as they are written to be dialed: "988", "116 123", "1-800-799-7233". */
const PHONE_NUMBER = /(?<![\d/-])\+?\d(?:[\d -]*\d)?(?![\d/-])/g;
/** The one address in our help texts. */
const HELP_SITE = 'https://findahelpline.com';

/** A piece of a help text: words, or a link to a phone number or to the directory of help lines. */
export interface HelpPart {
  readonly text: string;
  readonly href: string | null;
}

/** Makes links of the phone numbers in a help text. */
export function helpParts(text: string): HelpPart[] {
  const [words = '', ...more] = text.split(HELP_SITE);
  const parts = numbersIn(words);
  for (const after of more) parts.push({ text: HELP_SITE, href: HELP_SITE }, ...numbersIn(after));
  return parts.filter((part) => part.text !== '');
}

function numbersIn(words: string): HelpPart[] {
  const parts: HelpPart[] = [];
  let from = 0;
  for (const { 0: number, index } of words.matchAll(PHONE_NUMBER)) {
    const digits = number.replace(/[^\d+]/g, '');
    if (digits.length < 3) continue;
    parts.push({ text: words.slice(from, index), href: null });
    parts.push({ text: number, href: `tel:${digits}` });
    from = index + number.length;
  }
  return [...parts, { text: words.slice(from), href: null }];
}
