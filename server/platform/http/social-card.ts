import { escapeHtml } from './page.ts';

const IMAGE = /(<meta property="og:image" content=")(?=\/)/;

/**
 * Whoever shows a card for a link to us asks for its picture from elsewhere and needs the whole
 * address; the build does not know the origin, the server does.
 */
export function withAbsoluteImage(html: string, publicUrl: string): string {
  return html.replace(IMAGE, (start) => start + escapeHtml(publicUrl));
}
