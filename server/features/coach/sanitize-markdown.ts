import { withoutLinks } from '#shared/domain/markdown.ts';

/** The end of a link that started in an earlier sentence. */
const LINK_TAIL = /\]\([^)]*\)?/g;
const TAG = /<[/!?a-z][^>]*>?/gi;
const ADDRESS =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\b(?:javascript:|vbscript:|data:[a-z]+\/))\S*/gi;

function stripped(markdown: string): string {
  return withoutLinks(markdown)
    .replaceAll(LINK_TAIL, ' ')
    .replaceAll(TAG, '')
    .replaceAll(ADDRESS, '')
    .replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}/gu, '')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
}

/** Pages of the product that an answer may link to, exactly so. */
const OWN_PAGES = ['/about', '/billing', '/charts', '/home', '/support', '/team', '/terms'];
const OWN_LINK = new RegExp(
  String.raw`(?<![!\]\\])\[([\p{L}\p{N}][\p{L}\p{N} ’'-]{0,60})\]\((${OWN_PAGES.join('|')})\)(?![\[(])`,
  'gu',
);
/** Stands for an own link while everything else is removed; no text can have it. */
const KEPT = /\uE000(\d+)\uE001/g;
const RESERVED = /[\uE000\uE001]/g;

/** True for the label of a citation, which is no link. */
function isCitation(label: string): boolean {
  return /^[FK]\d{1,4}$/.test(label);
}

/**
 * Removes images, links, addresses and HTML from markdown: nothing left can lead elsewhere. Plain
 * links to the product's own pages are kept.
 */
export function sanitizeMarkdown(markdown: string): string {
  const links: string[] = [];
  let text = markdown.replaceAll(RESERVED, '').replaceAll(OWN_LINK, (link, label: string) => {
    if (isCitation(label)) return link;
    links.push(link);
    return `\uE000${links.length - 1}\uE001`;
  });
  text = stripped(text);
  // What is left after removing one thing may be another, as in `[a]<b>(/c)`.
  for (let next = stripped(text); next !== text; next = stripped(text)) text = next;
  return text.replaceAll(KEPT, (mark, at: string, offset: number) => {
    const link = links[Number(at)] ?? '';
    // A mark right before or after it would make another thing of the link.
    const after = text[offset + mark.length] ?? '';
    const isBeside = /[!\]\\[]/.test(text[offset - 1] ?? '') || /[[(\uE000]/.test(after);
    return isBeside ? (/\[(.*)\]/.exec(link)?.[1] ?? '') : link;
  });
}
