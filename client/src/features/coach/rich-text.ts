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
