import { ABBREVIATIONS, foldTokens } from './folding.ts';
import { type AreaFit, intersect, type QualifierTable } from './qualifier-table.ts';

/** One way to understand what was typed: a key to look for, and where the place must lie. */
export interface Reading {
  readonly key: string;
  /** The key was typed with "ue" where it has "u". */
  readonly isRespelt: boolean;
  /** The name may go on after the key: it is still being typed. */
  readonly isOpen: boolean;
  /** Null: anywhere. */
  readonly where: AreaFit | null;
}

/** What was typed between commas, as folded words. */
export interface TypedParts {
  readonly parts: readonly (readonly string[])[];
  /** The last word may not be finished. */
  readonly isCutOff: boolean;
}

type Spelling = Pick<Reading, 'key' | 'isRespelt'>;

const MOST_PARTS = 6;
const MOST_NAME_WORDS = 12;
/** German and Nordic ways to write ä, ö, ü, å without the letter. */
const SPELT_OUT = /([aou])e|aa/gu;

/** No parts when nothing of the input is a letter or a digit. */
export function splitInput(input: string): TypedParts {
  const parts = input.split(/[,;\n،、，]/u).map(foldTokens);
  return {
    parts: parts.filter((words) => words.length > 0).slice(0, MOST_PARTS),
    isCutOff: /[\p{L}\p{N}\p{M}]$/u.test(input),
  };
}

/** All readings in which every part has its meaning: name first, then where it lies. */
export function readAll({ parts, isCutOff }: TypedParts, table: QualifierTable): Reading[] {
  return parts.flatMap((_, index) => {
    const rest = parts.slice(index + 1);
    const where = fitParts(rest, isCutOff, table);
    if (where === 'nowhere') return [];
    const words = parts.slice(0, index + 1).flat();
    const isNameCutOff = isCutOff && rest.length === 0;
    return [
      ...spellings(words, isNameCutOff).map((spelling) => ({ ...spelling, isOpen: true, where })),
      ...(index === 0 ? readTrailing(words, where, isNameCutOff, table) : []),
    ];
  });
}

/**
 * Readings that pass over parts nobody understands, for inputs without any other, likelier ones
 * first: a district after the name ("Neustadt, near Pegnitz, Bavaria"), an unknown word ("Paris,
 * Foobar"), a street before the town ("12 Main St, Springfield, IL"). A name that stands alone
 * must be whole.
 */
export function readLoosely({ parts, isCutOff }: TypedParts, table: QualifierTable): Reading[][] {
  if (parts.length < 2) return [];
  const [name = [], _district, ...rest] = parts;
  const remains = [
    ...(rest.length > 0 ? [[name, ...rest]] : []),
    [name],
    ...parts.slice(1).map((_, i) => parts.slice(i + 1)),
  ];
  return remains.map((kept) => {
    const readings = readAll({ parts: kept, isCutOff }, table);
    return kept.length > 1 ? readings : readings.map((reading) => ({ ...reading, isOpen: false }));
  });
}

/** "Springfield Illinois": the last words as the whereabouts of a name that is complete. */
function readTrailing(
  words: readonly string[],
  where: AreaFit | null,
  isCutOff: boolean,
  table: QualifierTable,
): Reading[] {
  if (words.length > MOST_NAME_WORDS) return [];
  return words.slice(1).flatMap((_, i) => {
    const tail = words.slice(i + 1);
    // One letter would fit a dozen regions: "San F".
    const end = isCutOff && tail.join('').length > 1 ? 'open' : 'whole';
    const fit = table.fit(tail, end);
    const both = fit === null || where === null ? fit : intersect(fit, where);
    if (both === null) return [];
    return spellings(words.slice(0, i + 1), false).map((spelling) => {
      return { ...spelling, isOpen: false, where: both };
    });
  });
}

/** Null: nothing is said. Numbers (postal codes) say nothing. */
function fitParts(
  parts: TypedParts['parts'],
  isCutOff: boolean,
  table: QualifierTable,
): AreaFit | null | 'nowhere' {
  let where: AreaFit | null = null;
  for (const [i, part] of parts.entries()) {
    const words = part.filter((word) => !/^\p{N}+$/u.test(word));
    if (words.length === 0) continue;
    const fit = table.fit(words, isCutOff && i === parts.length - 1 ? 'open' : 'whole');
    const both: AreaFit | null = fit === null || where === null ? fit : intersect(fit, where);
    if (both === null) return 'nowhere';
    where = both;
  }
  return where;
}

/** The keys that may be meant by the words of a name. */
function spellings(words: readonly string[], isCutOff: boolean): Spelling[] {
  if (words.length > MOST_NAME_WORDS) return [];
  const long = words.map((word) => ABBREVIATIONS.get(word) ?? word);
  const asTyped = new Set([long.join(' ')]);
  // "St" may still become "Stockholm".
  if (isCutOff) asTyped.add([...long.slice(0, -1), ...words.slice(-1)].join(' '));
  const respelt = [...asTyped]
    .map((key) => key.replace(SPELT_OUT, ([first = '']) => first))
    .filter((key) => !asTyped.has(key));
  return [
    ...[...asTyped].map((key) => ({ key, isRespelt: false })),
    ...respelt.map((key) => ({ key, isRespelt: true })),
  ];
}
