import { escapeHtml } from './page.ts';

const IMAGE = /(<meta property="og:image" content=")(?=\/)/;

/**
 * Completes the address of the link preview's picture: previews need an absolute URL, and only the
 * server knows the origin.
 */
export function withAbsoluteImage(html: string, publicUrl: string): string {
  return html.replace(IMAGE, (start) => start + escapeHtml(publicUrl));
}
