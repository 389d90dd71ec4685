import { type Checked, checkSentence } from '#shared/coach/check.ts';
import type { Source } from '#shared/contract/coach.ts';
import type { CoachQuestion } from '../../providers/ai/port.ts';
import {
  AnswerMarkdown,
  type BlockPosition,
  isItem,
  isLeadIn,
  LeadIns,
} from './answer-markdown.ts';
import type { AnswerSentence } from './answer-sentences.ts';
import { type Grounding, sourceOfFact, sourceOfPassage } from './grounding.ts';

/** What became of an answer's sentences. */
export interface Tally {
  shown: number;
  /** The text of those that were left out. */
  readonly leftOut: string[];
}

/** A checked part of an answer; all parts joined are the answer, as Markdown. */
export interface AnswerPart {
  readonly text: string;
  readonly sources: readonly Source[];
}

/** What an answer is checked against. */
export type Material = Pick<CoachQuestion, 'facts' | 'people' | 'team' | 'passages' | 'question'>;

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

/** Checks sentences, and puts what is shown of them together. */
export class CheckedAnswer {
  readonly #material: Material;
  readonly #tally: Tally;
  readonly #language: () => string;
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #verbatim: ReadonlyMap<string, string>;
  readonly #markdown = new AnswerMarkdown();
  readonly #leadIns = new LeadIns<AnswerPart>();
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

  check(arrived: AnswerSentence): Checked {
    const fact = this.#verbatim.get(wordsOf(arrived.sentence.text));
    const checked = this.#compared(arrived);
    if (fact === undefined) return checked;
    const sources = [...new Set([fact, ...checked.sources])];
    return { verdict: 'shown', sources, contradicted: [], reason: null };
  }

  #compared({ block, blockKind, sentence, isProse }: AnswerSentence): Checked {
    if (block !== this.#block) this.#previous = isItem(blockKind) ? this.#listLeadIn : [];
    this.#block = block;
    const { facts, people, team, passages, question } = this.#material;
    const checked = checkSentence(sentence, {
      values: { people, team },
      facts,
      passages,
      question,
      language: this.#language(),
      isProse,
      previous: this.#previous,
    });
    this.#previous = [...this.#previous, sentence.text];
    if (!isItem(blockKind)) {
      this.#listLeadIn = isLeadIn({ block, blockKind }, sentence.text) ? [sentence.text] : [];
    }
    return checked;
  }

  leaveOut(position: BlockPosition, text: string): void {
    this.#tally.leftOut.push(text);
    this.#leadIns.loses(position);
  }

  /** The text of those sources that exist. */
  textsOf(ids: readonly string[]): readonly { readonly id: string; readonly text: string }[] {
    return [...new Set(ids)].flatMap((id) => {
      const source = this.#sources.get(id);
      return source ? [{ id, text: `${source.label}. ${source.text}` }] : [];
    });
  }

  /** What these sentences are read together with, when a block is written again. */
  continueAfter(texts: readonly string[]): void {
    this.#previous = texts;
  }

  *show(position: BlockPosition, text: string, ids: readonly string[]): Generator<AnswerPart> {
    this.#tally.shown += 1;
    const sources = [...new Set(ids)].flatMap((id) => this.#sources.get(id) ?? []);
    const marks = sources.map(({ id }) => `[${id}]`).join('');
    const part = { text: marks === '' ? text : `${text} ${marks}`, sources };
    for (const lead of this.#leadIns.before(position)) yield this.#append(lead, lead.part);
    if (!this.#leadIns.keeps(position, text, part)) yield this.#append(position, part);
  }

  *end(): Generator<AnswerPart> {
    for (const lead of this.#leadIns.end()) yield this.#append(lead, lead.part);
  }

  #append(position: BlockPosition, { text, sources }: AnswerPart): AnswerPart {
    return { text: this.#markdown.append(position, text), sources };
  }
}
