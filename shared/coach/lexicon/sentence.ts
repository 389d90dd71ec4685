import {
  type Lexicon,
  type Match,
  type Meaning,
  matchesIn,
  type TermKind,
  wordsIn,
} from '#shared/coach/lexicon/lexicon.ts';
import { type Token, tokensOf } from '#shared/coach/lexicon/tokens.ts';

/** A run of tokens; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const NOT_OF_CHARTS: readonly TermKind[] = [
  'word',
  'number',
  'ordinal',
  'amount',
  'against',
  'decidesBy',
  'aspect',
];

/** Words that tell more of a chart's terms, and so stand inside them. */
const ABOUT_TERMS = ['takesIn', 'sendsOut', 'deciding', 'denies', 'your', 'mine', 'you', 'me'];

const isAboutTerms = ({ kind, value }: Meaning) =>
  kind === 'decidesBy' || ABOUT_TERMS.includes(value);

const CLAUSE_MARK = /[;:()!?.|]|\s[–-]\s|—/;

/** A sentence with the terms that were found in it. */
export class TermSentence {
  readonly tokens: readonly Token[];
  readonly isQuestion: boolean;
  readonly matches: readonly Match[];
  readonly #words: readonly Match[];
  readonly #meaningsAt: readonly Meaning[][];

  constructor(
    text: string,
    readonly lexicon: Lexicon,
  ) {
    this.tokens = tokensOf(text);
    this.isQuestion = /[?？]["'”’»)*_]*$/.test(text.trimEnd());
    const norms = this.tokens.map(({ norm }) => norm);
    this.matches = matchesIn(norms, lexicon);
    const inTerm = (at: number) =>
      this.matches.some(({ from, to }) => to - from > 1 && at >= from && at < to);
    const words = wordsIn(norms, lexicon);
    const transparent = words.filter(({ meanings }) => meanings[0]?.value === 'transparent');
    this.#words = words.filter(
      ({ from, meanings }) =>
        (!inTerm(from) || meanings.some(isAboutTerms)) &&
        (meanings[0]?.value !== 'negation' ||
          !transparent.some((one) => from >= one.from && from < one.to)),
    );
    this.#meaningsAt = this.tokens.map((_, at) =>
      [...this.matches, ...this.#words]
        .filter(({ from, to }) => at >= from && at < to)
        .flatMap(({ meanings }) => meanings),
    );
  }

  norm(at: number): string {
    return this.tokens[at]?.norm ?? '';
  }

  /** The punctuation before a token. */
  gap(at: number): string {
    return this.tokens[at]?.gap ?? '.';
  }

  /** The value of a term at a token; null when no such term stands there. */
  valueAt(at: number, kind: TermKind): string | null {
    return this.#meaningsAt[at]?.find((meaning) => meaning.kind === kind)?.value ?? null;
  }

  is(at: number, kind: TermKind, ...values: readonly string[]): boolean {
    return (
      this.#meaningsAt[at]?.some(
        (meaning) =>
          meaning.kind === kind && (values.length === 0 || values.includes(meaning.value)),
      ) === true
    );
  }

  /** Whether a token denies by itself, be it inside a term: "no fixed". */
  isDenial(at: number): boolean {
    return this.lexicon.file.word.negation.includes(this.norm(at));
  }

  /** Whether a token is any term of the lexicon. */
  hasMeaning(at: number): boolean {
    return (this.#meaningsAt[at]?.length ?? 0) > 0;
  }

  /** Whether a token names something that a chart has. */
  isChartTerm(at: number): boolean {
    const kinds = this.#meaningsAt[at]?.map(({ kind }) => kind) ?? [];
    return kinds.some((kind) => !NOT_OF_CHARTS.includes(kind));
  }

  /** Whether a token opens a clause. */
  opensClause(at: number): boolean {
    return CLAUSE_MARK.test(this.gap(at)) || this.is(at, 'word', 'break');
  }

  /** The tokens before `at` in its clause, nearest first. */
  before(at: number, most = 99): number[] {
    const found: number[] = [];
    for (let index = at; index > 0 && found.length < most && !this.opensClause(index); index -= 1) {
      found.push(index - 1);
    }
    return found;
  }

  /** The tokens from `at` on in its clause. */
  after(at: number, most = 99): number[] {
    const found: number[] = [];
    for (let index = at; index < this.tokens.length && found.length < most; index += 1) {
      if (this.opensClause(index)) break;
      found.push(index);
    }
    return found;
  }

  /** The tokens from `at` up to a comma, or the end of the clause. */
  phraseAfter(at: number, most = 99): number[] {
    const after = this.after(at, most);
    const comma = after.findIndex((one) => this.gap(one).includes(','));
    return comma < 0 ? after : after.slice(0, comma);
  }

  /** The terms of a kind. */
  all(kind: TermKind, ...values: readonly string[]): Match[] {
    const isMeant = (meaning: Meaning) =>
      meaning.kind === kind && (values.length === 0 || values.includes(meaning.value));
    return [...this.matches, ...this.#words].filter(({ meanings }) => meanings.some(isMeant));
  }

  /** Whether a noun stands within some tokens of a span, in its clause. */
  isNear(
    span: Span,
    kind: TermKind,
    values: readonly string[],
    left: number,
    right: number,
  ): boolean {
    // "Authority: Emotional"
    const label = this.gap(span.from).includes(':') ? [span.from - 1] : [];
    return [...label, ...this.before(span.from, left), ...this.after(span.to, right)].some((at) =>
      this.is(at, kind, ...values),
    );
  }
}
