import { BRAND_NAME } from '#shared/domain/brand.ts';
import { escapeHtml } from '../../platform/http/page.ts';

/** What an e-mail says: paragraphs of plain text and one button. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  /** Smaller, below the button. */
  readonly footnote: string;
}

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Names come from people: a line break in one must not start a header or a paragraph. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

// Mail programs ignore style sheets, so that styles stand on the elements.
const BODY = 'margin:0;padding:24px;background:#f7f5f1;color:#23211d;font:16px/1.5 sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#23211d;color:#ffffff;text-decoration:none;font-weight:600';

/** The one template of all e-mail, as text and as HTML. */
export function renderLetter(letter: Letter): RenderedLetter {
  const subject = oneLine(letter.subject);
  const paragraphs = letter.paragraphs.map(oneLine);
  const { url } = letter.button;
  const [label, footnote] = [oneLine(letter.button.label), oneLine(letter.footnote)];
  const text = [...paragraphs, `${label}:\n${url}`, footnote, BRAND_NAME].join('\n\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}"><div style="max-width:560px;margin:0 auto">
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="font-size:14px;color:#625d54">${escapeHtml(footnote)}</p>
<p style="font-size:14px;color:#625d54">${escapeHtml(BRAND_NAME)}</p>
</div></body></html>`;
  return { subject, text, html };
}
