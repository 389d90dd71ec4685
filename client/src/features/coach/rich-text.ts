/*
 * Parses the subset of markdown that answers use. Nothing else becomes markup: tags are text,
 * images are reduced to their text, and links must lead to our own pages.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] }
  /** "[F1]": a citation of the source with this id for the text before it. */
  | { readonly kind: 'cite'; readonly id: string };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Inline[])[];
    };

/** Bounded lengths, so that unmatched marks cannot cause slow backtracking. */
const INLINE = new RegExp(
  [
    String.raw`\[(?<cite>[FK]\d{1,4})\]`,
    String.raw`\*\*(?<strong>(?:[^*]|\*(?!\*)){1,600}?)\*\*`,
    String.raw`\*(?<star>[^*\s](?:[^*]{0,600}?[^*\s])?)\*`,
    String.raw`(?<![\w_])_(?<under>[^_\s](?:[^_]{0,600}?[^_\s])?)_(?![\w_])`,
    '`(?<code>[^`]{1,600})`',
    String.raw`(?<image>!?)\[(?<label>[^\][]{1,300})\]\((?<href>(?:[^()\s]|\([^()\s]{0,300}\)){0,300})\)`,
  ].join('|'),
  'g',
);

/** A page of this site, but no API operation. */
const OWN_PATH = /^\/(?!\/|api(?:\/|$)|issuer)[\w\-/?=&#.%]*$/;

/** The inline marks of one block. */
export function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const before = text.slice(from, match.index);
    // A number is placed right after what it supports.
    const words = match.groups?.['cite'] ? before.trimEnd() : before;
    if (words !== '') parts.push({ kind: 'text', text: words });
    parts.push(...markOf(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function markOf(groups: Readonly<Record<string, string | undefined>>): Inline[] {
  const { cite, strong, star, under, code, image, label, href = '' } = groups;
  if (cite) return [{ kind: 'cite', id: cite }];
  if (strong) return [{ kind: 'strong', parts: inlinesOf(strong) }];
  const em = star ?? under;
  if (em) return [{ kind: 'em', parts: inlinesOf(em) }];
  if (code) return [{ kind: 'code', text: code }];
  const parts = inlinesOf(label ?? '');
  return !image && OWN_PATH.test(href) ? [{ kind: 'link', href, parts }] : parts;
}

const ITEM = /^\s{0,6}(?:[-*+•]|(?<number>\d{1,3})[.)])\s+(?<text>.*)$/;
const HEADING = /^\s{0,3}#{1,6}\s+(?<text>.*)$/;

interface OpenBlock {
  readonly kind: 'paragraph' | 'list';
  readonly isOrdered: boolean;
  readonly start: number;
  /** One text for each item; a paragraph has one. */
  readonly texts: string[];
}

/** Parses an answer into blocks. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: OpenBlock | null = null;
  function close() {
    if (open) blocks.push(closed(open));
    open = null;
  }
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.groups?.['text'];
    const item = ITEM.exec(line)?.groups;
    if (line.trim() === '') {
      // A list continues after an empty line when another item follows.
      if (open?.kind !== 'list') close();
    } else if (heading !== undefined) {
      close();
      blocks.push({ kind: 'heading', parts: inlinesOf(heading) });
    } else if (item) {
      const isOrdered = item['number'] !== undefined;
      if (open?.kind !== 'list' || open.isOrdered !== isOrdered) {
        close();
        open = { kind: 'list', isOrdered, start: Number(item['number'] ?? 1), texts: [] };
      }
      open.texts.push(item['text'] ?? '');
    } else if (open?.kind === 'list' && /^\s/.test(line)) {
      open.texts.push(`${open.texts.pop() ?? ''} ${line.trim()}`);
    } else if (open?.kind === 'paragraph') {
      open.texts.push(`${open.texts.pop() ?? ''} ${line.trim()}`);
    } else {
      close();
      open = { kind: 'paragraph', isOrdered: false, start: 1, texts: [line.trim()] };
    }
  }
  close();
  return blocks;
}

function closed({ kind, isOrdered, start, texts }: OpenBlock): Block {
  if (kind === 'list') return { kind, isOrdered, start, items: texts.map(inlinesOf) };
  return { kind, parts: inlinesOf(texts.join(' ')) };
}

function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'cite') return '';
      return 'parts' in part ? wordsOf(part.parts) : part.text;
    })
    .join('');
}

/** An answer's text for announcements, without marks and citations. */
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

/** The answer as written, without citations. */
export function withoutCitations(markdown: string): string {
  return markdown.replace(/ ?\[[FK]\d{1,4}\]/g, '');
}
