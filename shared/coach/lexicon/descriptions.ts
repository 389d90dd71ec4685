import { LEXICON_LANGUAGES, LEXICONS, type Lexicon } from '#shared/coach/lexicon/lexicon.ts';
import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Polarity } from '#shared/coach/lexicon/polarity.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { normalized } from '#shared/coach/lexicon/tokens.ts';

/*
 * Values that a sentence describes without naming them: "wait until the wave has passed before you
 * sign". A description is made of groups of words, one of each near the others, in any order; what
 * follows "!" must not stand in the sentence.
 */

interface Words {
  readonly words: readonly { readonly text: string; readonly isPrefix: boolean }[];
}

/** Alternatives. */
type Group = readonly Words[];

interface Described {
  readonly topic: Mention['topic'];
  readonly value: string;
  readonly state: 'has' | 'hasNot';
}

interface Description {
  readonly claims: readonly Described[];
  readonly groups: readonly Group[];
  readonly excluded: Group;
}

export interface DescribedMention extends Mention {
  readonly stated: Polarity;
}

function wordsOf(phrase: string): Words {
  return {
    words: phrase.split(' ').map((word) => ({
      text: normalized(word.replace('*', '')),
      isPrefix: word.endsWith('*'),
    })),
  };
}

/** "center+root", "center-root", "line=5", "type!Projector,Reflector". */
function claimsOf(key: string): Described[] {
  const [, topic, sign, values = ''] =
    /^(type|authority|definition|line|notSelf|center)([=!+-])(.+)$/.exec(key) ?? [];
  const known = topic as Mention['topic'] | undefined;
  if (known === undefined) throw new RangeError(`"${key}" is no value of a chart`);
  const state = sign === '!' || sign === '-' ? 'hasNot' : 'has';
  return values.split(',').map((value) => ({ topic: known, value, state }));
}

const groupOf = (text: string): Group => text.split('|').map(wordsOf);

function descriptionOf(key: string, pattern: string): Description {
  const [groups = '', excluded] = pattern.split(' ! ');
  return {
    claims: claimsOf(key),
    groups: groups.split(' + ').map(groupOf),
    excluded: excluded === undefined ? [] : groupOf(excluded),
  };
}

const descriptionsOf = ({ file }: Lexicon): Description[] =>
  Object.entries(file.description).flatMap(([key, patterns]) =>
    patterns.map((pattern) => descriptionOf(key, pattern)),
  );

interface Indexed {
  readonly descriptions: readonly Description[];
  /** All words of all groups by the first letters of the first of them, which a sentence must have. */
  readonly byStart: ReadonlyMap<string, readonly Words[]>;
}

const START = 2;
const startOf = (word: string) => word.slice(0, START);

function indexed(lexicon: Lexicon): Indexed {
  const descriptions = descriptionsOf(lexicon);
  const byStart = new Map<string, Words[]>();
  for (const words of descriptions.flatMap(({ groups, excluded }) => [
    ...groups.flat(),
    ...excluded,
  ])) {
    const start = startOf(words.words[0]?.text ?? '');
    const known = byStart.get(start);
    if (known === undefined) byStart.set(start, [words]);
    else known.push(words);
  }
  return { descriptions, byStart };
}

const DESCRIPTIONS: ReadonlyMap<string, Indexed> = new Map(
  LEXICON_LANGUAGES.map((language) => [language, indexed(LEXICONS[language])]),
);

/** How far apart the words of a description may stand. */
const REACH = 12;

function standsAt(sentence: TermSentence, at: number, { words }: Words): boolean {
  return words.every(({ text, isPrefix }, index) => {
    const norm = sentence.norm(at + index);
    return isPrefix ? norm.startsWith(text) : norm === text;
  });
}

type Spans = ReadonlyMap<Words, readonly Span[]>;

/** Where each of the words stands in a sentence. */
function spansIn(sentence: TermSentence, { byStart }: Indexed): Spans {
  const spans = new Map<Words, Span[]>();
  for (const [at, { norm }] of sentence.tokens.entries()) {
    for (const words of byStart.get(startOf(norm)) ?? []) {
      if (!standsAt(sentence, at, words)) continue;
      spans.set(words, [...(spans.get(words) ?? []), { from: at, to: at + words.words.length }]);
    }
  }
  return spans;
}

/** Where any words of a group stand, the longest of them at each token, in the sentence's order. */
function spansOf(spans: Spans, group: Group): Span[] {
  const longest = new Map<number, number>();
  for (const { from, to } of group.flatMap((words) => spans.get(words) ?? [])) {
    longest.set(from, Math.max(to, longest.get(from) ?? 0));
  }
  return [...longest].map(([from, to]) => ({ from, to })).toSorted((a, b) => a.from - b.from);
}

const isApart = (a: Span, b: Span) => a.to <= b.from || b.to <= a.from;

/** One span of each group, all of them near the first; null when one group has none. */
function near(first: Span, others: readonly (readonly Span[])[]): Span[] | null {
  const found: Span[] = [first];
  for (const spans of others) {
    const span = spans
      .filter((one) => Math.abs(one.from - first.from) <= REACH)
      .find((one) => found.every((known) => isApart(known, one)));
    if (span === undefined) return null;
    found.push(span);
  }
  return found;
}

const DENIED_WITHIN = 7;

/** Whether anything around the words denies them that is no part of the description. */
function isDenied(sentence: TermSentence, spans: readonly Span[]): boolean {
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  const isOwn = (at: number) => spans.some((span) => at >= span.from && at < span.to);
  const within = Array.from({ length: to - from }, (_, index) => from + index);
  const around = [
    ...sentence.before(from, DENIED_WITHIN),
    ...within,
    ...sentence.phraseAfter(to, 3),
  ];
  return around.some(
    (at) =>
      !isOwn(at) &&
      !sentence.is(at, 'word', 'transparent') &&
      (sentence.isDenial(at) || sentence.is(at, 'word', 'contrast')),
  );
}

function foundIn(
  sentence: TermSentence,
  all: Spans,
  { groups, excluded }: Description,
): Span | null {
  const isThere = (words: Words) => all.has(words);
  if (!groups.every((group) => group.some(isThere)) || excluded.some(isThere)) return null;
  const [firsts = [], ...others] = groups.map((group) => spansOf(all, group));
  for (const first of firsts) {
    const spans = near(first, others);
    if (spans !== null && !isDenied(sentence, spans)) {
      return {
        from: Math.min(...spans.map(({ from }) => from)),
        to: Math.max(...spans.map(({ to }) => to)),
      };
    }
  }
  return null;
}

/** What a sentence names is no description: the name decides. */
function isNamed(sentence: TermSentence, { topic }: Described): boolean {
  if (sentence.all('typePlural').length > 0) return true;
  const isOfAuthority =
    sentence.all('authority').length > 0 && sentence.all('noun', 'authority').length > 0;
  if (topic === 'center' || topic === 'definition') {
    return isOfAuthority || sentence.all('center').length > 0;
  }
  return (topic === 'authority' && isOfAuthority) || sentence.all('type').length > 0;
}

/** "the sum you'd sign for right away": what the reader would do is neither told nor advised. */
function isUnsure(sentence: TermSentence): boolean {
  const isWished = sentence
    .all('word', 'would')
    .some(({ from }) => sentence.is(from, 'word', 'you'));
  return isWished || sentence.all('word', 'counterfactual', 'wouldBe').length > 0;
}

/** The values that a sentence describes without naming them. */
export function describedValues(sentence: TermSentence): DescribedMention[] {
  if (isUnsure(sentence)) return [];
  const known = DESCRIPTIONS.get(sentence.lexicon.file.language);
  if (known === undefined) return [];
  const spans = spansIn(sentence, known);
  return known.descriptions.flatMap((description) => {
    const span = foundIn(sentence, spans, description);
    return span === null
      ? []
      : description.claims
          .filter((claim) => !isNamed(sentence, claim))
          .map(({ topic, value, state }) => ({
            topic,
            value,
            ...span,
            stated: state,
            isLikely: true,
          }));
  });
}
