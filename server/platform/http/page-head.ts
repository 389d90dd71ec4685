import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { escapeHtml } from './page.ts';

/** What a served page tells search engines and link previews. */
export interface PageHead {
  /** As in the browser's tab. */
  readonly title: string;
  readonly description: string;
  /** The page's one address, from the root. */
  readonly path: string;
  /** A preview picture of 1,200 × 630 in place of the product's own. */
  readonly image?: { readonly path: string; readonly alt: string };
  /** 404 for an address of a public page that doesn't exist. */
  readonly status?: 404;
  /** For previews of a link only: no search engine lists the page, and its address stays out. */
  readonly isUnlisted?: true;
}

/** The content of a meta tag; its place in the document stays. */
function withMeta(html: string, name: string, content: string): string {
  const tag = new RegExp(
    `(<meta\\s+(?:name|property)="${literalPattern(name)}"\\s+content=")[^"]*(")`,
  );
  return html.replace(
    tag,
    (_, before: string, after: string) => before + escapeHtml(content) + after,
  );
}

const NOINDEX = '<meta name="robots" content="noindex" />';

/**
 * The document with a page's own head.
 * @param html the built document, which has the start page's
 * @param head null for pages that are nobody's but the reader's: they stay out of search engines
 * @param publicUrl the origin, for addresses that must be absolute
 */
export function withHead(html: string, head: PageHead | null, publicUrl: string): string {
  if (head === null) return beforeHeadEnd(html, NOINDEX);
  const { title, description, path, image, status, isUnlisted } = head;
  const address = escapeHtml(publicUrl + path);
  const own: [string, string][] = [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
    ...(image
      ? ([
          ['og:image', publicUrl + image.path],
          ['og:image:alt', image.alt],
        ] satisfies [string, string][])
      : []),
  ];
  const described = own
    .reduce((text, [name, content]) => withMeta(text, name, content), html)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
  if (status === 404 || isUnlisted) return beforeHeadEnd(described, NOINDEX);
  return beforeHeadEnd(
    described,
    `<link rel="canonical" href="${address}" />\n<meta property="og:url" content="${address}" />`,
  );
}

/** The document with more in its head. */
export function beforeHeadEnd(html: string, more: string): string {
  return more === '' ? html : html.replace('</head>', () => `${more}\n</head>`);
}
