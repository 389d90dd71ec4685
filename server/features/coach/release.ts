import { type Checked, checkSentence } from '#shared/coach/check.ts';
import type { WrittenSentence } from '#shared/coach/claims.ts';
import { ProseReader } from '#shared/coach/reader.ts';
import type { Source } from '#shared/contract/coach.ts';
import type { CoachPiece, CoachQuestion } from '../../providers/ai/port.ts';
import { AnswerMarkdown, isItem, isLeadIn, LeadIns, type Place } from './answer-markdown.ts';
import { type Grounding, sourceOfFact, sourceOfPassage } from './grounding.ts';
import { sanitizeMarkdown } from './sanitize-markdown.ts';

/** What became of an answer's sentences. */
export interface Tally {
  shown: number;
  /** The text of those that were left out. */
  readonly leftOut: string[];
}

/** A checked part of an answer; all parts joined are the answer, as Markdown. */
export interface Released {
  readonly text: string;
  readonly sources: readonly Source[];
}

/** What an answer is checked against. */
export type Material = Pick<CoachQuestion, 'facts' | 'people' | 'team' | 'passages' | 'question'>;

interface Arrived extends Place {
  readonly sentence: WrittenSentence;
}

const CITATION = /\s*[[【]\s*[FK]\d{1,4}(?:\s*[,;]?\s*[FK]\d{1,4})*\s*[\]】]/gi;
const MARK = /^(?:(?:[-*+•]|\d{1,3}[.)]|#{1,6}|>)\s+)+/;

/** A sentence in one line, without marks that only a checked source may have. */
function plainSentence(text: string): string {
  return sanitizeMarkdown(text.replaceAll(CITATION, ' ').replaceAll(/\s+/g, ' ')).replace(MARK, '');
}

/** Shorter sentences may mean something else in another place. */
const VERBATIM_MIN = 20;

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The sentences of the facts, by their words, with the id of the fact. */
function verbatimOf(facts: Material['facts']): Map<string, string> {
  const sentences = facts.flatMap(({ id, text }) =>
    [text, ...text.split(/(?<=[.!?]) /)].map((one) => [wordsOf(one), id] as const),
  );
  return new Map(sentences.filter(([words]) => words.length >= VERBATIM_MIN).toReversed());
}

/** Every sentence of an answer in order, whether the coach wrote prose or sentences. */
export async function* sentencesOf(pieces: AsyncIterable<CoachPiece>): AsyncGenerator<Arrived> {
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
  function* prose(read: readonly Arrived[]): Generator<Arrived> {
    for (const one of read) yield { ...one, block: numbered(one.block, true) };
  }
  for await (const piece of pieces) {
    if (piece.kind === 'prose') yield* prose(reader.push(piece.text));
    if (piece.kind !== 'sentence') continue;
    yield* prose(reader.end());
    const { blockKind, sentence } = piece;
    yield { block: numbered(piece.block, false), blockKind, sentence };
  }
  yield* prose(reader.end());
}

/** Checks sentences, and puts what is shown of them together. */
class Release {
  readonly #material: Material;
  readonly #tally: Tally;
  readonly #language: () => string;
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #verbatim: ReadonlyMap<string, string>;
  readonly #markdown = new AnswerMarkdown();
  readonly #leadIns = new LeadIns<Released>();
  /** The sentences that one is read together with. */
  #previous: readonly string[] = [];
  /** What a list's items complete. */
  #listLeadIn: readonly string[] = [];
  #block = -1;

  constructor(material: Material, tally: Tally, language: () => string) {
    this.#material = material;
    this.#tally = tally;
    this.#language = language;
    this.#verbatim = verbatimOf(material.facts);
    const grounding: Grounding = material;
    this.#sources = new Map(
      [
        ...material.facts.map((fact) => sourceOfFact(fact, grounding)),
        ...material.passages.map(sourceOfPassage),
      ].map((source) => [source.id, source]),
    );
  }

  check(place: Place, sentence: WrittenSentence): Checked {
    const fact = this.#verbatim.get(wordsOf(sentence.text));
    const checked = this.#compared(place, sentence);
    if (fact === undefined) return checked;
    const sources = [...new Set([fact, ...checked.sources])];
    return { verdict: 'shown', sources, contradicted: [], reason: null };
  }

  #compared({ block, blockKind }: Place, sentence: WrittenSentence): Checked {
    if (block !== this.#block) this.#previous = isItem(blockKind) ? this.#listLeadIn : [];
    this.#block = block;
    const { facts: groundFacts, people, team, passages, question } = this.#material;
    const checked = checkSentence(sentence, {
      facts: { people, team },
      groundFacts,
      passages,
      question,
      language: this.#language(),
      previous: this.#previous,
    });
    this.#previous = [...this.#previous, sentence.text];
    if (!isItem(blockKind)) {
      this.#listLeadIn = isLeadIn({ block, blockKind }, sentence.text) ? [sentence.text] : [];
    }
    return checked;
  }

  leaveOut(place: Place, text: string): void {
    this.#tally.leftOut.push(text);
    this.#leadIns.loses(place);
  }

  *show(place: Place, text: string, ids: readonly string[]): Generator<Released> {
    this.#tally.shown += 1;
    const sources = [...new Set(ids)].flatMap((id) => this.#sources.get(id) ?? []);
    const marks = sources.map(({ id }) => `[${id}]`).join('');
    const part = { text: marks === '' ? text : `${text} ${marks}`, sources };
    for (const lead of this.#leadIns.before(place)) yield this.#append(lead, lead.part);
    if (!this.#leadIns.keeps(place, text, part)) yield this.#append(place, part);
  }

  *end(): Generator<Released> {
    for (const lead of this.#leadIns.end()) yield this.#append(lead, lead.part);
  }

  #append(place: Place, { text, sources }: Released): Released {
    return { text: this.#markdown.append(place, text), sources };
  }
}

/**
 * Releases an answer sentence by sentence, each after it was checked. Nothing is inserted or
 * changed: a sentence is shown as it was written, or left out and counted.
 * @param tally is filled
 * @param language the answer's, as far as it is known when a sentence is checked
 */
export async function* releaseChecked(
  pieces: AsyncIterable<CoachPiece>,
  material: Material,
  tally: Tally,
  language: () => string,
): AsyncGenerator<Released> {
  const release = new Release(material, tally, language);
  for await (const { sentence: written, ...place } of sentencesOf(pieces)) {
    const text = plainSentence(written.text);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const { verdict, sources } = release.check(place, { ...written, text });
    if (verdict === 'shown') yield* release.show(place, text, sources);
    else release.leaveOut(place, text);
  }
  yield* release.end();
}
