import type { BlockKind, Claim, FactClaim, WrittenSentence } from '#shared/coach/claims.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';

/** A part of an answer that is kept or left out as a whole. */
export interface Block {
  readonly kind: BlockKind;
  readonly sentences: readonly WrittenSentence[];
}

export interface Draft {
  readonly blocks: readonly Block[];
  /** Questions to ask next. */
  readonly next: readonly string[];
}

/** Sentences of advice, which assert nothing about a chart. */
export function advice(text: string): readonly WrittenSentence[] {
  return sentencesIn(text).map((sentence) => ({
    text: sentence,
    kind: sentence.endsWith('?') ? 'question' : 'advice',
    claims: [],
  }));
}

/** A sentence that states what its claims say. */
export function fact(text: string, ...claims: readonly Claim[]): WrittenSentence {
  return { text, kind: 'fact', claims: [...claims] };
}

/** A claim about the asking person, or a member. */
export function claim(
  topic: FactClaim['topic'],
  value: string,
  state: FactClaim['state'] = 'has',
  about: string | null = null,
): FactClaim {
  return { about: about ?? 'you', topic, value, state };
}

/** Puts a label before the first sentence, which then makes the label's claims. */
export function labeled(
  label: string,
  claims: readonly Claim[],
  sentences: readonly WrittenSentence[],
): readonly WrittenSentence[] {
  return sentences.map((sentence, index) =>
    index > 0
      ? sentence
      : { ...sentence, text: `**${label}:** ${sentence.text}`, claims: [...claims] },
  );
}

export function paragraph(...sentences: readonly WrittenSentence[]): Block {
  return { kind: 'paragraph', sentences };
}

export function bullet(sentences: readonly WrittenSentence[]): Block {
  return { kind: 'bullet', sentences };
}

export function wordCount(sentences: readonly WrittenSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

function plain(sentence: string): string {
  return sentence
    .replaceAll(/\s*\[[FK]\d+\]/g, '')
    .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
    .replaceAll(/\*\*[^*]+:\*\*\s*|[*_`]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The sentences of earlier answers, so that none comes twice. */
export class Said {
  readonly #texts: string;

  constructor(answers: readonly string[]) {
    this.#texts = ` ${answers.map(plain).join(' ')} `;
  }

  has(sentence: string): boolean {
    const text = plain(sentence);
    return text !== '' && this.#texts.includes(` ${text} `);
  }

  hasAny(sentences: readonly WrittenSentence[]): boolean {
    return sentences.some(({ text }) => this.has(text));
  }
}
