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

const DESCRIPTIONS: ReadonlyMap<string, readonly Description[]> = new Map(
  LEXICON_LANGUAGES.map((language) => [language, descriptionsOf(LEXICONS[language])]),
);

/** How far apart the words of a description may stand. */
const REACH = 12;

function standsAt(sentence: TermSentence, at: number, { words }: Words): boolean {
  for (let index = 0; index < words.length; index += 1) {
    const { text = '', isPrefix = false } = words[index] ?? {};
    const norm = sentence.norm(at + index);
    if (isPrefix ? !norm.startsWith(text) : norm !== text) return false;
  }
  return true;
}

/** Where any words of a group stand, the longest of them at each token. */
function placesOf(sentence: TermSentence, group: Group): Span[] {
  return sentence.tokens.flatMap((_, at) => {
    const lengths = group
      .filter((one) => standsAt(sentence, at, one))
      .map((one) => one.words.length);
    return lengths.length === 0 ? [] : [{ from: at, to: at + Math.max(...lengths) }];
  });
}

const isApart = (a: Span, b: Span) => a.to <= b.from || b.to <= a.from;

/** One place of each group, all of them near the first; null when one group has none. */
function near(first: Span, others: readonly (readonly Span[])[]): Span[] | null {
  const found: Span[] = [first];
  for (const places of others) {
    const place = places
      .filter((one) => Math.abs(one.from - first.from) <= REACH)
      .find((one) => found.every((known) => isApart(known, one)));
    if (place === undefined) return null;
    found.push(place);
  }
  return found;
}

const DENIED_WITHIN = 7;

/** Whether anything around the words denies them that is no part of the description. */
function isDenied(sentence: TermSentence, places: readonly Span[]): boolean {
  const from = Math.min(...places.map((place) => place.from));
  const to = Math.max(...places.map((place) => place.to));
  const isOwn = (at: number) => places.some((place) => at >= place.from && at < place.to);
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

function foundIn(sentence: TermSentence, { groups, excluded }: Description): Span | null {
  if (placesOf(sentence, excluded).length > 0) return null;
  const all: Span[][] = [];
  for (const group of groups) {
    const places = placesOf(sentence, group);
    if (places.length === 0) return null;
    all.push(places);
  }
  const [firsts = [], ...others] = all;
  for (const first of firsts) {
    const places = near(first, others);
    if (places !== null && !isDenied(sentence, places)) {
      return {
        from: Math.min(...places.map(({ from }) => from)),
        to: Math.max(...places.map(({ to }) => to)),
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
  const descriptions = DESCRIPTIONS.get(sentence.lexicon.file.language) ?? [];
  return descriptions.flatMap((description) => {
    const open = description.claims.filter((claim) => !isNamed(sentence, claim));
    const span = open.length > 0 ? foundIn(sentence, description) : null;
    return span === null
      ? []
      : open.map(({ topic, value, state }) => ({
          topic,
          value,
          ...span,
          stated: state,
          isLikely: true,
        }));
  });
}
