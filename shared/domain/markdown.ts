/*
 * The small part of markdown that answers and articles are written in, as data. Nothing else is
 * markup: HTML stays text. Where a link may lead is for its reader to decide.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  /** `href` is as written, whatever that is; empty for a link without an end. */
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] }
  /** Only its description is kept. */
  | { readonly kind: 'image'; readonly parts: readonly Inline[] }
  /** "[F1]": the fact or passage of the knowledge base that supports what precedes it. */
  | { readonly kind: 'citation'; readonly id: string };

export type Line =
  | { readonly kind: 'blank' }
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | {
      readonly kind: 'item';
      /** "-", "*", "3." or "3)". */
      readonly marker: string;
      /** null in a list without numbers. */
      readonly number: number | null;
      readonly indent: string;
      readonly text: string;
    }
  | { readonly kind: 'quote' | 'text'; readonly text: string };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Inline[])[];
    };

const HEADING = /^\s{0,3}(?<marks>#{1,6})\s+(?<text>.*)$/;
const ITEM = /^(?<indent>\s{0,6})(?<marker>[-*+•]|(?<number>\d{1,3})[.)])\s+(?<text>.*)$/;
const QUOTE = /^\s{0,3}>\s?(?<text>.*)$/;

function lineOf(line: string): Line {
  if (line.trim() === '') return { kind: 'blank' };
  const heading = HEADING.exec(line)?.groups;
  if (heading) {
    return { kind: 'heading', level: heading['marks']?.length ?? 1, text: heading['text'] ?? '' };
  }
  const item = ITEM.exec(line)?.groups;
  if (item) {
    const { indent = '', marker = '', number, text = '' } = item;
    return { kind: 'item', marker, number: number ? Number(number) : null, indent, text };
  }
  const quote = QUOTE.exec(line)?.groups;
  return quote ? { kind: 'quote', text: quote['text'] ?? '' } : { kind: 'text', text: line };
}

/** Each line with its mark taken off. */
export function linesOf(markdown: string): Line[] {
  return markdown.split(/\r?\n/).map(lineOf);
}

const CITATION = String.raw`[FK]\d{1,4}\]`;
/** Without its closing parenthesis a target ends at the first space and leads nowhere. */
const TARGET = String.raw`\((?:(?<href>(?:[^()]|\([^()]{0,300}\)){0,1000})\)|[^()\s]{0,1000})`;
/** A citation is neither the label of an image nor a reference. */
const LINK = String.raw`\[(?<label>[^\][]{0,1000})\]${TARGET}`;
const IMAGE = String.raw`!\[(?!${CITATION})(?<picture>[^\][]{0,1000})\](?:${TARGET.replace('href', 'source')}|\[(?!${CITATION})[^\][]{0,1000}\])?`;

/** All lengths are bounded, so that unmatched marks cost little. */
const INLINE = new RegExp(
  [
    String.raw`\[(?<citation>[FK]\d{1,4})\](?!\()`,
    IMAGE,
    LINK,
    String.raw`\*\*(?<stars>(?:[^*]|\*(?!\*)){1,600}?)\*\*`,
    String.raw`(?<![\w_])__(?<lines>[^_\s](?:[^_]{0,600}?[^_\s])?)__(?![\w_])`,
    String.raw`\*(?<star>[^*\s](?:[^*]{0,600}?[^*\s])?)\*`,
    String.raw`(?<![\w_])_(?<line>[^_\s](?:[^_]{0,600}?[^_\s])?)_(?![\w_])`,
    '`(?<code>[^`]{1,600})`',
  ].join('|'),
  'g',
);

function inlineOf(groups: Readonly<Record<string, string | undefined>>): Inline {
  const { citation, picture, label, href = '', stars, lines, star, line, code = '' } = groups;
  if (citation !== undefined) return { kind: 'citation', id: citation };
  if (picture !== undefined) return { kind: 'image', parts: inlinesOf(picture) };
  if (label !== undefined) return { kind: 'link', href, parts: inlinesOf(label) };
  const strong = stars ?? lines;
  if (strong !== undefined) return { kind: 'strong', parts: inlinesOf(strong) };
  const em = star ?? line;
  return em === undefined ? { kind: 'code', text: code } : { kind: 'em', parts: inlinesOf(em) };
}

/** The marks inside one block; what is not closed stays text. */
export function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push(inlineOf(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

interface OpenBlock {
  readonly kind: 'paragraph' | 'list';
  readonly isOrdered: boolean;
  readonly start: number;
  /** One text per item; a paragraph has one. */
  readonly texts: string[];
}

function closed({ kind, isOrdered, start, texts }: OpenBlock): Block {
  if (kind === 'list') return { kind, isOrdered, start, items: texts.map(inlinesOf) };
  return { kind, parts: inlinesOf(texts.join(' ')) };
}

/** Blocks as their lines come in, the last one still open. */
class BlockList {
  readonly #closed: Block[] = [];
  #open: OpenBlock | null = null;

  add(line: Line): void {
    switch (line.kind) {
      case 'blank':
        // A list goes on over a blank line when another item follows.
        if (this.#open?.kind !== 'list') this.#close();
        return;
      case 'heading':
        this.#close();
        this.#closed.push({ kind: 'heading', parts: inlinesOf(line.text) });
        return;
      case 'item':
        this.#listOf(line.number).texts.push(line.text);
        return;
      default:
        this.#addText(line.text);
    }
  }

  /** @returns all blocks, the last one closed */
  end(): Block[] {
    this.#close();
    return this.#closed;
  }

  #close(): void {
    if (this.#open) this.#closed.push(closed(this.#open));
    this.#open = null;
  }

  #begin(block: OpenBlock): OpenBlock {
    this.#close();
    this.#open = block;
    return block;
  }

  /** The open list of this kind, or a new one. */
  #listOf(number: number | null): OpenBlock {
    const isOrdered = number !== null;
    const open = this.#open;
    if (open?.kind === 'list' && open.isOrdered === isOrdered) return open;
    return this.#begin({ kind: 'list', isOrdered, start: number ?? 1, texts: [] });
  }

  /** Text goes on with the open paragraph, or indented with the open item. */
  #addText(text: string): void {
    const open = this.#open;
    if (open?.kind === 'paragraph' || (open && /^\s/.test(text))) {
      open.texts.push(`${open.texts.pop() ?? ''} ${text.trim()}`);
    } else this.#begin({ kind: 'paragraph', isOrdered: false, start: 1, texts: [text.trim()] });
  }
}

/** Headings, paragraphs and lists. */
export function blocksOf(markdown: string): Block[] {
  const blocks = new BlockList();
  for (const line of linesOf(markdown)) blocks.add(line);
  return blocks.end();
}

/** The words alone: no marks, no targets of links, no citations. */
export function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'citation') return '';
      return 'parts' in part ? wordsOf(part.parts) : part.text;
    })
    .join('');
}

const LINKS = new RegExp(`${IMAGE}|(?!\\[${CITATION}(?!\\())${LINK}`, 'g');

function withoutOuterLinks(markdown: string): string {
  let words = '';
  let from = 0;
  for (const { index, 0: whole, groups } of markdown.matchAll(LINKS)) {
    words += markdown.slice(from, index) + (groups?.['picture'] ?? groups?.['label'] ?? '');
    from = index + whole.length;
  }
  return words + markdown.slice(from);
}

/** Markdown whose links and images are only their words; everything else is as written. */
export function withoutLinks(markdown: string): string {
  let text = markdown;
  // A link may contain another; each round is shorter.
  for (let next = withoutOuterLinks(text); next !== text; next = withoutOuterLinks(text)) {
    text = next;
  }
  return text;
}
