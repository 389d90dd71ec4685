import { SYNONYMS } from './synonyms.data.ts';

/** Stop words: they say nothing about a text's subject. */
const STOP_WORDS = new Set(
  `a about after all also am an and another any are as at be because been before being both but by can
  could define describe did do does doing else ever every exactly explain for from get give gives goes
  had has have having he her here him his how i if in into is it its just kind let like make makes
  many me mean meaning means might more most much must my need of off on once one only or other our
  ours out over own please put s she should show so some somebody someone something still such t take
  tell than that the their them then there these they thing things this those through to too under
  until up us use used very want wants was way we well were what when where whether which while who
  whom whose why will with would yet you your yours human`
    .split(/\s+/)
    .filter((word) => word !== 'will'),
);

/** Terms that aren't forms of their look-alikes: a Projector is no project. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    projector: 'projector',
    projecter: 'projector',
    generator: 'generator',
    generater: 'generator',
    manifestor: 'manifestor',
    manifester: 'manifestor',
    reflector: 'reflector',
    reflecter: 'reflector',
    personality: 'personality',
  }),
);

/** Idioms whose words would be mistaken for the subject, such as the time of birth. */
const SET_PHRASES = new RegExp(
  [
    'all (?:of )?the time|all day(?: long)?|(?:at|for) a time|any ?time|every ?time|some ?times?',
    'at the same time|from time to time|the first time|this time|most of the time|in (?:my|our) case',
    'at (?:the )?(?:least|most|first)|of course|a lot(?: of)?|kind of|sort of|in general|by the way',
    'right away|in the end|on the other hand|make(?:s)? (?:any )?sense|point of|good enough',
    'in other words|as well as|no matter|in order to|in terms of|i (?:think|guess|wonder)',
  ]
    .map((phrases) => `\\b(?:${phrases})\\b`)
    .join('|'),
  'g',
);

/** Suffixes, longest first, and their replacements. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['izations', ''],
  ['ization', ''],
  ['fulness', ''],
  ['iveness', ''],
  ['ations', ''],
  ['ation', ''],
  ['ators', ''],
  ['ating', ''],
  ['ator', ''],
  ['ated', ''],
  ['ates', ''],
  ['ings', ''],
  ['ness', ''],
  ['ment', ''],
  ['ible', ''],
  ['able', ''],
  ['ions', ''],
  ['ying', 'y'],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ive', ''],
  ['ing', ''],
  ['ion', ''],
  ['ers', ''],
  ['ors', ''],
  ['ful', ''],
  ['ity', ''],
  ['ate', ''],
  ['ed', ''],
  ['er', ''],
  ['or', ''],
  ['es', ''],
  ['ly', ''],
  ['ic', ''],
  ['al', ''],
  ['s', ''],
  ['e', ''],
];
const STEM_MIN = 4;

function withoutEnding(word: string): string {
  if (/\d/.test(word) || word.endsWith('ss')) return word;
  for (const [ending, instead] of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length + instead.length < (ending === 'ly' ? 5 : STEM_MIN))
      continue;
    return (stem + instead).replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/i$/, 'y');
  }
  return word;
}

function stemmed(word: string): string {
  const name = NAMES.get(word.replace(/s$/, ''));
  if (name !== undefined) return name;
  return withoutEnding(withoutEnding(withoutEnding(word)));
}

/** Stems of words met before: all texts together have few thousand words, again and again. */
const STEMS = new Map<string, string>();
const STEMS_MAX = 20_000;

/**
 * Reduces the forms of a word to one stem: "deciding" and "decides", "generator" and "generate".
 */
export function stemOf(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const stem = stemmed(word);
  // Questions may hold any words: the memory for them is bounded.
  if (STEMS.size < STEMS_MAX) STEMS.set(word, stem);
  return stem;
}

/** A channel's gates in either order mean the same channel; "5/1" is a profile. */
function numberWord(word: string): string {
  const [first = '', second] = word.split('-');
  if (second === undefined) return word;
  return [first, second].toSorted((a, b) => Number(a) - Number(b)).join('-');
}

/** The words and numbers of a text in lower case, without stop words. */
export function wordsOf(text: string): string[] {
  // "Human Design" becomes one word, so that it isn't taken for the Design side of a chart.
  const topical = text.replaceAll(/human[\s-]+design/gi, ' humandesign ');
  const plain = topical.normalize('NFKD').replaceAll(/\p{M}|['’]/gu, '');
  const said = plain.toLowerCase().replaceAll(SET_PHRASES, ' ');
  const found = said.match(/\d+[-/–]\d+|\d+|\p{L}+\d*/gu) ?? [];
  return found.filter((word) => !STOP_WORDS.has(word));
}

/**
 * The stems of a text in order, without stop words.
 * @param spell corrects misspelled words
 */
export function stemsOf(text: string, spell = (word: string) => word): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!/^\d+[-–]\d+$/.test(word)) return stemOf(spell(word));
    const pair = numberWord(word.replace('–', '-'));
    return [pair, ...pair.split('-')];
  });
}

/** Meanings by the space-joined stems of each of their terms. */
function readSynonyms(): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, string[]>();
  for (const line of SYNONYMS) {
    const terms = line.split(', ');
    for (const term of terms) {
      const key = stemsOf(term).join(' ');
      if (key !== '') meanings.set(key, [...(meanings.get(key) ?? []), terms[0] ?? '']);
    }
  }
  return meanings;
}

const MEANINGS = readSynonyms();
const TERM_MAX = 4;

/** The meanings of the stems, each as often as one of its terms occurs. */
export function meaningsOf(stems: readonly string[]): string[] {
  return stems.flatMap((_, start) =>
    Array.from({ length: TERM_MAX }, (_unused, more) =>
      stems.slice(start, start + more + 1).length === more + 1
        ? (MEANINGS.get(stems.slice(start, start + more + 1).join(' ')) ?? [])
        : [],
    ).flat(),
  );
}
