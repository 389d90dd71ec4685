/** The pages that the server renders itself: sign-in, sign-out and their errors. */

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

interface PageParts {
  readonly title: string;
  /** HTML; all outside text in it is escaped with `escapeHtml`. */
  readonly body: string;
  /** Path of one of our scripts. */
  readonly script?: string;
}

export const PAGE_STYLE_PATH = '/pages/page.css';

/** A complete HTML document in the product's style, without inline styles or scripts. */
export function renderPage({ title, body, script }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${PAGE_STYLE_PATH}">
${script ? `<script src="${escapeHtml(script)}" defer></script>` : ''}
</head>
<body><main>${body}</main></body>
</html>`;
}
