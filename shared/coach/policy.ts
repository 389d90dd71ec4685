import { lexiconFor } from '#shared/coach/lexicon/lexicon.ts';
import { TermSentence } from '#shared/coach/lexicon/sentence.ts';
import table from '#shared/knowledge/lexicon/policy.json' with { type: 'json' };
import { Policy } from '#shared/knowledge/lexicon/policy-schema.ts';

/*
 * What no answer says, whatever the chart: verdicts on people's worth, whom to dismiss or promote,
 * diagnoses, and what fate holds.
 */

export const POLICIES = Policy.parse(table);

/** A word, or alternatives of some words each; none of them when one is empty. */
type Step = readonly (readonly string[])[];

/** "(is|are) the weakest": words, and alternatives in brackets; `_` is any word, `...` a few. */
function stepsOf(pattern: string): Step[] {
  return (pattern.match(/\([^)]*\)|[^ ]+/g) ?? []).map((step) =>
    step
      .replaceAll(/[()]/g, '')
      .split('|')
      .map((words) => words.split(' ').filter(Boolean)),
  );
}

const SOME_WORDS = 6;

function isWord(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith('*')
    ? word.startsWith(pattern.slice(0, -1))
    : pattern === word || pattern === '_';
}

/** Whether the steps can be taken from a word on. */
function canFollow(
  [step, ...rest]: readonly Step[],
  words: readonly string[],
  at: number,
): boolean {
  if (step === undefined) return true;
  if (step[0]?.[0] === '...') {
    return Array.from({ length: SOME_WORDS }, (_, skipped) => at + skipped).some((next) =>
      canFollow(rest, words, next),
    );
  }
  return step.some(
    (phrase) =>
      phrase.every((word, index) => isWord(word, words[at + index])) &&
      canFollow(rest, words, at + phrase.length),
  );
}

/** A language's patterns by the word they begin with, and those that may begin with many. */
interface Patterns {
  readonly byWord: ReadonlyMap<string, readonly (readonly Step[])[]>;
  readonly others: readonly (readonly Step[])[];
}

const isExact = (word: string | undefined): word is string =>
  word !== undefined && !word.endsWith('*') && word !== '_' && word !== '...';

function patternsOf(language: string): Patterns {
  const byWord = new Map<string, (readonly Step[])[]>();
  const others: (readonly Step[])[] = [];
  const all = POLICIES.filter((one) => one.language === language).flatMap((one) => one.patterns);
  for (const steps of all.map(stepsOf)) {
    const firsts = (steps[0] ?? []).map(([word]) => word);
    if (firsts.every(isExact)) {
      for (const word of new Set(firsts)) byWord.set(word, [...(byWord.get(word) ?? []), steps]);
    } else others.push(steps);
  }
  return { byWord, others };
}

const PATTERNS: ReadonlyMap<string, Patterns> = new Map(
  POLICIES.map(({ language }) => [language, patternsOf(language)]),
);

/** How many words before a verdict may deny it: "you're not …", "never call anybody …". */
const DENIED_WITHIN = 5;

function isDenied(sentence: TermSentence, at: number): boolean {
  return sentence
    .before(at, DENIED_WITHIN)
    .some((one) => sentence.is(one, 'word', 'negation', 'unreal'));
}

/**
 * Whether a sentence passes a verdict that no answer may contain.
 * @param language ISO 639-1; one without a lexicon is read as English
 */
export function breaksPolicy(text: string, language: string): boolean {
  const lexicon = lexiconFor(language);
  const sentence = new TermSentence(text, lexicon);
  const words = sentence.tokens.map(({ norm }) => norm);
  const patterns = PATTERNS.get(lexicon.file.language);
  if (patterns === undefined) return false;
  return words.some((word, at) =>
    [...(patterns.byWord.get(word) ?? []), ...patterns.others].some(
      (steps) => canFollow(steps, words, at) && !isDenied(sentence, at),
    ),
  );
}
