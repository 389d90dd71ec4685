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

/** Removes images, links, addresses and HTML from markdown: nothing left can lead elsewhere. */
export function sanitizeMarkdown(markdown: string): string {
  let text = stripped(markdown);
  // What is left after removing one thing may be another, as in `[a]<b>(/c)`.
  for (let next = stripped(text); next !== text; next = stripped(text)) text = next;
  return text;
}
