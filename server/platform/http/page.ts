/** The few pages the server writes itself: sign-in, sign-out and what to do when they fail. */

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

interface PageParts {
  readonly title: string;
  /** HTML; every outside text in it has gone through `escapeHtml`. */
  readonly body: string;
  /** Path of a script of our own. */
  readonly script?: string;
}

export const PAGE_STYLE_PATH = '/pages/page.css';

/** A complete HTML document in the product's look, without any inline style or script. */
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
