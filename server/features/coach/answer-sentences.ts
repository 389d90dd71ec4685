import type { WrittenSentence } from '#shared/coach/claims.ts';
import { ProseReader, type ReadSentence } from '#shared/coach/reader.ts';
import type { CoachPiece } from '../../providers/ai/port.ts';
import type { BlockPosition } from './answer-markdown.ts';
import { sanitizeMarkdown } from './sanitize-markdown.ts';

/** A sentence as it will be shown, if it is. */
export interface AnswerSentence extends BlockPosition {
  readonly sentence: WrittenSentence;
  /** The coach wrote text alone, and stated no claims. */
  readonly isProse: boolean;
}

const CITATION = /\s*[[【]\s*[FK]\d{1,4}(?:\s*[,;]?\s*[FK]\d{1,4})*\s*[\]】]/gi;
const MARK = /^(?:(?:[-*+•]|\d{1,3}[.)]|#{1,6}|>)\s+)+/;

/** A sentence in one line, without marks that only a checked source may have. */
function plainSentence(text: string): string {
  return sanitizeMarkdown(text.replaceAll(CITATION, ' ').replaceAll(/\s+/g, ' ')).replace(MARK, '');
}

/** The sentence as it may be shown; null when nothing is left of it. */
export function shownSentence(written: WrittenSentence): WrittenSentence | null {
  const text = plainSentence(written.text);
  return /[\p{L}\p{N}]/u.test(text) ? { ...written, text } : null;
}

/** Every sentence of an answer in order, whether the coach wrote prose or sentences. */
async function* writtenIn(pieces: AsyncIterable<CoachPiece>): AsyncGenerator<AnswerSentence> {
  const reader = new ProseReader();
  // Blocks of prose and of sentences are numbered independently.
  let written = -1;
  let block = -1;
  const numbered = (own: number, isProse: boolean) => {
    const key = isProse ? own * 2 + 1 : own * 2;
    if (key !== written) block += 1;
    written = key;
    return block;
  };
  function* prose(read: readonly ReadSentence[]): Generator<AnswerSentence> {
    for (const { block: own, blockKind, sentence } of read) {
      yield { block: numbered(own, true), blockKind, sentence, isProse: true };
    }
  }
  for await (const piece of pieces) {
    if (piece.kind === 'prose') yield* prose(reader.push(piece.text));
    if (piece.kind !== 'sentence') continue;
    yield* prose(reader.end());
    const { blockKind, sentence } = piece;
    yield { block: numbered(piece.block, false), blockKind, sentence, isProse: false };
  }
  yield* prose(reader.end());
}

/** Every sentence of an answer in order, without what may not be shown. */
export async function* sentencesOf(
  pieces: AsyncIterable<CoachPiece>,
): AsyncGenerator<AnswerSentence> {
  for await (const arrived of writtenIn(pieces)) {
    const sentence = shownSentence(arrived.sentence);
    if (sentence !== null) yield { ...arrived, sentence };
  }
}
