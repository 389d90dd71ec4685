import type { BlockKind, PassageClaim, WrittenSentence } from '#shared/coach/claims.ts';
import { type Piece, SentenceSplitter } from '#shared/coach/split-sentences.ts';

/* Prose of a model that gives no pieces: Markdown, read into blocks and sentences as it arrives. */

export interface ReadSentence {
  /** Counts up from 0; sentences of one block share it. */
  readonly block: number;
  readonly blockKind: BlockKind;
  /** `claims` are the cited passages alone. */
  readonly sentence: WrittenSentence;
}

const CITATIONS = /\s*\[(?:[FK]\d{1,4})(?:\s*[,;]\s*[FK]?\d{1,4})*\]/g;
/** Rules, fences and the line below a table's head. */
const NO_WORDS = /^(?:[-*_=]{3,}|`{3,}\w*|~{3,}\w*|[|\s:-]+)$/;
const TABLE_ROW = /^\|(.+)\|$/;

const MARKERS: readonly (readonly [RegExp, BlockKind])[] = [
  [/[-*+•]\s+$/, 'bullet'],
  [/\d[.)]\s+$/, 'step'],
  [/#\s+$/, 'heading'],
  [/>\s*$/, 'quote'],
];

function kindOf({ lead, sentence }: Piece): BlockKind | null {
  if (TABLE_ROW.test(sentence)) return 'bullet';
  return MARKERS.find(([pattern]) => pattern.test(lead))?.[1] ?? null;
}

function citedIn(sentence: string): string[] {
  const marks = sentence.match(CITATIONS) ?? [];
  return [...new Set(marks.flatMap((mark) => mark.match(/[FK]\d+/g) ?? []))];
}

function plain(sentence: string): string {
  const [, cells] = TABLE_ROW.exec(sentence) ?? [];
  const text =
    cells
      ?.split('|')
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' – ') ?? sentence;
  return text
    .replaceAll(CITATIONS, '')
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .trim();
}

/** Reads streamed Markdown into sentences; what has no words, such as a rule, is left out. */
export class ProseReader {
  readonly #splitter = new SentenceSplitter();
  #block = -1;
  #kind: BlockKind = 'paragraph';

  /** @returns the sentences that are complete now */
  push(text: string): ReadSentence[] {
    return this.#read(this.#splitter.push(text));
  }

  /** @returns the rest at the end of the input */
  end(): ReadSentence[] {
    return this.#read(this.#splitter.end());
  }

  #read(pieces: readonly Piece[]): ReadSentence[] {
    return pieces.flatMap((piece) => {
      this.#open(piece);
      const text = NO_WORDS.test(piece.sentence) ? '' : plain(piece.sentence);
      if (text === '') return [];
      const claims: PassageClaim[] = citedIn(piece.sentence)
        .filter((id) => id.startsWith('K'))
        .map((passage) => ({ passage }));
      return [
        {
          block: this.#block,
          blockKind: this.#kind,
          sentence: { text, kind: /[?？]["'”’»)*_]*$/.test(text) ? 'question' : 'general', claims },
        },
      ];
    });
  }

  /** Decides whether the piece starts another block. */
  #open(piece: Piece): void {
    const marker = kindOf(piece);
    const isNewLine = piece.lead.includes('\n');
    const isBlankLine = /\n\s*\n/.test(piece.lead);
    const isStart = this.#block < 0 || marker !== null || isBlankLine;
    if (!isStart && !(isNewLine && this.#kind !== 'paragraph')) return;
    this.#block += 1;
    this.#kind = marker ?? 'paragraph';
  }
}
