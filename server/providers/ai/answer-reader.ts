import * as z from 'zod';
import {
  BLOCK_KINDS,
  type BlockKind,
  Claim,
  SENTENCE_KINDS,
  type WrittenSentence,
} from '#shared/coach/claims.ts';
import { SAFETY_CLASSES } from '#shared/domain/safety-classes.ts';
import { type JsonPart, JsonParts, type JsonPath } from './json-parts.ts';
import type { CoachPiece } from './port.ts';

/** A sentence that claims more than this only repeats itself. */
const CLAIMS_MAX = 40;
const NEXT_MAX = 3;
const QUESTION_MAX = 200;
/** What may still become the document's beginning. */
const MAYBE_JSON = /(?:\{\s*"?\w*|`{1,3}\s*\w*\s*)$/;
const JSON_START = /\{\s*"(?:language|safety|blocks|next)"/;

const Sentence = z.object({
  text: z.string(),
  kind: z.enum(SENTENCE_KINDS).catch('general'),
  claims: z.array(z.unknown()).catch([]),
});
const Kind = z.enum(BLOCK_KINDS).catch('paragraph');
const Safety = z.enum(SAFETY_CLASSES).catch('none');
const Language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-|$)/i)
  .transform((tag) => tag.replace(/-.*/, '').toLowerCase())
  .catch('en');
const Next = z.array(z.string().trim().min(1).max(QUESTION_MAX)).catch([]);

/** PostgreSQL text cannot contain NUL. */
const withoutNul = (text: string) => text.replaceAll('\0', '');

/** A sentence as the model wrote it; malformed claims are dropped, its text is checked anyway. */
export function readSentence(value: unknown): WrittenSentence | null {
  const { data } = Sentence.safeParse(value);
  if (!data) return null;
  const claims = new Map<string, Claim>();
  for (const one of data.claims) {
    const claim = Claim.safeParse(one);
    if (claim.success) claims.set(JSON.stringify(claim.data), claim.data);
    if (claims.size === CLAIMS_MAX) break;
  }
  return { text: withoutNul(data.text), kind: data.kind, claims: [...claims.values()] };
}

function isWanted(path: JsonPath): boolean {
  const [root, , field] = path;
  if (root === 'blocks') {
    return (path.length === 4 && field === 'sentences') || (path.length === 3 && field === 'kind');
  }
  return path.length === 1 && root !== undefined;
}

/**
 * Reads an answer in the form of `ANSWER_SCHEMA`, in pieces of any length, and hands out each
 * sentence once it is whole; text of a model that ignores the schema is handed out as prose.
 */
export class AnswerReader {
  readonly #json = new JsonParts(isWanted);
  #isJson = false;
  /** Text that may still become the beginning of the document. */
  #head = '';
  #language: string | null = null;
  #safety: z.infer<typeof Safety> | null = null;
  #isOpened = false;
  #blockKind: BlockKind = 'paragraph';
  #blockAt = -1;
  #isWritten = false;

  /** True when the document ended too early, or is not JSON. */
  get isBroken(): boolean {
    return this.#isJson && this.#json.state !== 'complete';
  }

  /** True once a sentence, or prose, was handed out. */
  get isWritten(): boolean {
    return this.#isWritten;
  }

  /** @returns what is complete now */
  push(text: string): CoachPiece[] {
    if (this.#isJson) return this.#json.push(text).flatMap((part) => this.#pieceOf(part));
    this.#head += text;
    const start = this.#head.search(JSON_START);
    if (start >= 0) return this.#begin(start);
    const held = MAYBE_JSON.exec(this.#head)?.index ?? this.#head.length;
    const isHeld = this.#head.length - held < 40;
    return this.#prose(isHeld ? held : this.#head.length);
  }

  /** @returns what is left at the end of the input */
  end(): CoachPiece[] {
    return this.#isJson ? [] : this.#prose(this.#head.length);
  }

  #begin(start: number): CoachPiece[] {
    const document = this.#head.slice(start);
    // What a model says about its document is no part of the answer.
    this.#head = '';
    this.#isJson = true;
    return this.push(document);
  }

  #prose(length: number): CoachPiece[] {
    const text = withoutNul(this.#head.slice(0, length));
    this.#head = this.#head.slice(length);
    if (text === '') return [];
    if (text.trim() !== '') this.#isWritten = true;
    return [{ kind: 'prose', text }];
  }

  #pieceOf({ path, value }: JsonPart): CoachPiece[] {
    const [root, block] = path;
    if (root === 'language') this.#language = Language.parse(value);
    else if (root === 'safety') this.#safety = Safety.parse(value);
    else if (root === 'next') return this.#nextOf(value);
    else if (root === 'blocks') return this.#blockPiece(Number(block), path, value);
    return this.#language !== null && this.#safety !== null ? this.#opening() : [];
  }

  #opening(): CoachPiece[] {
    if (this.#isOpened) return [];
    this.#isOpened = true;
    const [language, safety] = [this.#language ?? 'en', this.#safety ?? 'none'];
    return [{ kind: 'opening', language, safety }];
  }

  #blockPiece(block: number, path: JsonPath, value: unknown): CoachPiece[] {
    if (block !== this.#blockAt) this.#blockKind = 'paragraph';
    this.#blockAt = block;
    if (path.length === 3) {
      this.#blockKind = Kind.parse(value);
      return [];
    }
    const sentence = readSentence(value);
    if (sentence === null) return [];
    this.#isWritten = true;
    return [...this.#opening(), { kind: 'sentence', block, blockKind: this.#blockKind, sentence }];
  }

  #nextOf(value: unknown): CoachPiece[] {
    const questions = Next.parse(value).slice(0, NEXT_MAX).map(withoutNul);
    return questions.length === 0 ? [] : [{ kind: 'next', questions }];
  }
}
