import { nearnessTo, sentenceVectors } from '../../sentence-vectors.ts';
import { chartTermsIn } from '../chart-terms.ts';
import { featureCode } from '../content-features.ts';
import type { KeptFile } from '../learned/kept.ts';
import { LearnedSubjects } from '../learned/learned-subjects.ts';
import { contentStems } from '../terms.ts';

/** Texts by the kind of question they are. */
export type Phrasings<Kind extends string> = Readonly<Record<Kind, readonly string[]>>;

const PART_LENGTH = 4;
const TIMES = { word: 1, pair: 0.6, three: 0.3, skip: 0.2, part: 0.2, length: 0.5 } as const;
const LENGTHS_MAX = 9;

/** Every word counts here, also the small ones: "how do I say that" has no other. */
function wordsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (/^\d+$/.test(word) ? '#' : word));
}

function featuresOf(text: string): ReadonlyMap<number, number> {
  const words = wordsOf(text);
  const marked = ['^', ...words, '$'];
  const features = new Map<string, number>(words.map((word) => [word, TIMES.word]));
  for (const [at, word] of marked.entries()) {
    const [next, third] = [marked[at + 1], marked[at + 2]];
    if (next !== undefined) features.set(`${word} ${next}`, TIMES.pair);
    if (third === undefined) continue;
    features.set(`${word} _ ${third}`, TIMES.skip);
    features.set(`${word} ${next} ${third}`, TIMES.three);
  }
  for (const word of words.map((one) => `^${one}$`)) {
    for (let start = 0; start + PART_LENGTH <= word.length; start += 1) {
      features.set(`-${word.slice(start, start + PART_LENGTH)}`, TIMES.part);
    }
  }
  features.set(`# ${Math.min(LENGTHS_MAX, words.length)}`, TIMES.length);
  return new Map([...features].map(([feature, weight]) => [featureCode(feature), weight]));
}

/** Measured on left-out phrasings, as are the numbers below. */
const WORDING = { featuresOf, background: 0.1 };
const EVIDENCE_TIMES = { words: 0.7, meaning: 0.25 } as const;
/** A content word in fewer phrasings than this is none of asking about an answer. */
const USUAL_MIN = 3;
/** What speaks for a question of its own: words of its own, and more words than a follow-up needs. */
const OWN_WORD = 3;
const OWN_WORDS_MAX = 4;
const LONG = 8;
const LONGER_WORD = 3;
/** What speaks against it: words for what was said. */
const POINTING = /\b(?:that|it|this|them|these|those|then)\b/i;
const POINTS = 2;
/** By how much an operation has to be likelier than a question of its own. */
const MARGIN = 6.2;
/** The same where few words bring nothing of their own: then hardly anything else can be meant. */
const MARGIN_OF_FEW = -3;
const FEW_WORDS = 3;
/** The same for what goes on with the story, which brings words of its own. */
const STORY_MARGIN = 3;
const STORY_OWN_TIMES = 0.15;
/** What being near to the earlier question says for it. */
const STORY_NEARNESS = 10;

/** Tells by wording and meaning what a question wants of the last answer, if anything. */
export class FollowUpModel<Kind extends string> {
  readonly #kinds: readonly Kind[];
  /** What the phrasings have taught. */
  readonly #learned: LearnedSubjects;
  /** In how many phrasings a content word is. */
  readonly #usual = new Map<string, number>();
  /** The phrasings themselves, by their words. */
  readonly #known: ReadonlyMap<string, Kind>;
  readonly #story: Kind | null;

  /**
   * The same phrasings give the same model.
   * @param story the kind that tells more of the story instead of asking about the answer
   */
  constructor(
    followUps: Phrasings<Kind>,
    newQuestions: Phrasings<string>,
    story: Kind | null = null,
  ) {
    this.#story = story;
    // Object.keys has no type of its own for a record's keys.
    this.#kinds = Object.keys(followUps) as Kind[];
    const known = this.#kinds.flatMap((kind) => followUps[kind].map((text) => ({ kind, text })));
    this.#known = new Map(known.map(({ kind, text }) => [wordsOf(text).join(' '), kind]));
    for (const stem of known.flatMap(({ text }) => contentStems(text))) {
      this.#usual.set(stem, (this.#usual.get(stem) ?? 0) + 1);
    }
    const groups = [...this.#kinds.map((kind) => followUps[kind]), ...Object.values(newQuestions)];
    const lessons = groups.flatMap((texts, subject) => texts.map((text) => ({ subject, text })));
    this.#learned = new LearnedSubjects(() => ({
      subjectCount: groups.length,
      texts: lessons,
      wording: WORDING,
    }));
  }

  /** What a build keeps of it. */
  toFiles(): readonly KeptFile[] {
    return [this.#learned.toFile()];
  }

  /**
   * What a question wants of the last answer; null for a question of its own.
   * @param before the earlier question, if known
   */
  kindOf(question: string, before: string | null = null): Kind | null {
    const known = this.#known.get(wordsOf(question).join(' '));
    if (known !== undefined) return known;
    // A part of a chart is a subject.
    if (chartTermsIn(question).length > 0) return null;
    const evidence = this.#evidence(question);
    if (evidence === null) return null;
    const ofKinds = evidence.slice(0, this.#kinds.length);
    const ofNew = Math.max(...evidence.slice(this.#kinds.length));
    const most = Math.max(...ofKinds);
    const own = this.#ownSubject(question);
    const kind = this.#kinds[ofKinds.indexOf(most)] ?? null;
    if (most - ofNew - own >= this.#marginFor(question) && kind !== this.#story) return kind;
    const ofStory = this.#story === null ? -1 : this.#kinds.indexOf(this.#story);
    const toldOn =
      (ofKinds[ofStory] ?? Number.NEGATIVE_INFINITY) -
      STORY_OWN_TIMES * own +
      (before === null ? 0 : STORY_NEARNESS * nearnessTo(before)(question));
    return toldOn - ofNew >= STORY_MARGIN ? this.#story : null;
  }

  /** For each kind, then for each group of new questions; null when nothing is known. */
  #evidence(question: string): readonly number[] | null {
    const said = this.#learned.words.evidence(question);
    if (said === null) return null;
    const vector = sentenceVectors().vectorOf(question);
    const meant = vector === null ? null : this.#learned.meaning.evidence(vector);
    return [...said].map(
      (one, at) => EVIDENCE_TIMES.words * one + EVIDENCE_TIMES.meaning * (meant?.[at] ?? 0),
    );
  }

  #ownStems(question: string): number {
    return contentStems(question).filter((stem) => (this.#usual.get(stem) ?? 0) < USUAL_MIN).length;
  }

  #marginFor(question: string): number {
    const isBare = wordsOf(question).length <= FEW_WORDS && this.#ownStems(question) === 0;
    return isBare ? MARGIN_OF_FEW : MARGIN;
  }

  #ownSubject(question: string): number {
    const longer = Math.max(0, wordsOf(question).length - LONG);
    const pointing = POINTING.test(question) ? POINTS : 0;
    return (
      OWN_WORD * Math.min(OWN_WORDS_MAX, this.#ownStems(question)) + LONGER_WORD * longer - pointing
    );
  }
}
