import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { CONCEPTS, type Concept } from '../predicaments/concepts.data.ts';

/** What words must stand in a text, and what words mustn't. */
export interface WordPattern {
  readonly needs: readonly RegExp[];
  readonly refuses: readonly RegExp[];
  /** True when what is missing can't be made up for by the rest. */
  readonly isStrict: boolean;
}

const CONCEPT_WORDS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(CONCEPTS).map(([concept, words]) => [concept, new RegExp(words)]),
);

/** A pattern that names an unknown concept or an empty group. */
export class MalformedPattern extends Error {
  override readonly name = 'MalformedPattern';
}

/** Words that stand in a text, and not as parts of others. */
function asWords(words: RegExp): RegExp {
  return new RegExp(String.raw`(?<![\w'])(?:${words.source})(?!\w)`);
}

function conceptNamed(name: string): RegExp {
  const concept = CONCEPT_WORDS.get(name);
  if (concept === undefined) throw new MalformedPattern(`${name} is no concept`);
  return concept;
}

/** What tells a concept. */
export function conceptForm(concept: Concept): RegExp {
  return asWords(conceptNamed(concept));
}

function wordForm(word: string): RegExp {
  return word.endsWith('*')
    ? new RegExp(String.raw`${literalPattern(word.slice(0, -1))}[\w'-]*`)
    : new RegExp(literalPattern(word));
}

function alternative(words: string): RegExp {
  if (words === '') throw new MalformedPattern('A group is empty');
  if (words.startsWith('@')) return conceptNamed(words.slice(1));
  const [first = '', ...gaps] = words.split(' ~ ');
  return gaps.reduce(
    (whole, then) =>
      new RegExp(String.raw`${whole.source} (?:[\w'$%-]+ ){0,4}${phrase(then).source}`),
    phrase(first),
  );
}

function phrase(words: string): RegExp {
  const [first = '', ...others] = words.split(' ');
  return others.reduce(
    (whole, word) => new RegExp(`${whole.source} ${wordForm(word).source}`),
    wordForm(first),
  );
}

function groupForm(group: string): RegExp {
  const [first = '', ...others] = group.split('|').map((words) => words.trim());
  const whole = others.reduce(
    (all, words) => new RegExp(`${all.source}|${alternative(words).source}`),
    alternative(first),
  );
  return asWords(whole);
}

/**
 * Reads "@boss + rewrit*|redo + slides|took ~ draft - client*": groups that must all be told, and
 * after a minus those that must not. A star stands for the rest of a word, a tilde for up to four
 * words, and `@` for a concept.
 * @throws MalformedPattern
 */
export function wordPattern(source: string): WordPattern {
  const [needed = '', ...refused] = source.split(' - ');
  return {
    needs: needed.split(' + ').map(groupForm),
    refuses: refused.map(groupForm),
    isStrict: false,
  };
}

/** A text as patterns read it. */
export function plainText(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll(/[“”"]/g, '').replaceAll(/\s+/g, ' ');
}
