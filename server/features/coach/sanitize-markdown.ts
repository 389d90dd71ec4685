/** An exclamation mark before a citation, as in "Try it![F1]", is not an image. */
const IMAGE = /!\[(?![FK]\d+\])([^\]]*)\](?:\([^)]*\)?|\[(?![FK]\d+\])[^\]]*\])?/g;
const LINK = /\[([^\]]*)\]\([^)]*\)?/g;
/** The end of a link that started in an earlier sentence. */
const LINK_TAIL = /\]\([^)]*\)?/g;
const TAG = /<[/!?a-z][^>]*>?/gi;
const ADDRESS =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\b(?:javascript:|vbscript:|data:[a-z]+\/))\S*/gi;

/** Removes images, links, addresses and HTML from markdown: nothing left can lead elsewhere. */
export function sanitizeMarkdown(markdown: string): string {
  return markdown
    .replaceAll(IMAGE, '$1')
    .replaceAll(LINK, '$1')
    .replaceAll(LINK_TAIL, ' ')
    .replaceAll(TAG, '')
    .replaceAll(ADDRESS, '')
    .replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}/gu, '')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
}
