import { ABBREVIATIONS, foldTokens } from './folding.ts';
import { type AreaFit, intersect, type QualifierTable } from './qualifier-table.ts';

/** One interpretation of the input: a key to find, and the areas where the place must be. */
export interface TypedInterpretation {
  readonly key: string;
  /** True for a variant with "u" where the input has "ue". */
  readonly isRespelt: boolean;
  /** True while the name is still being typed, so that the key matches as a prefix. */
  readonly isOpen: boolean;
  /** Null for anywhere. */
  readonly where: AreaFit | null;
}

/** The input's comma-separated parts, as folded words. */
export interface TypedParts {
  readonly parts: readonly (readonly string[])[];
  /** True when the last word may be incomplete. */
  readonly isCutOff: boolean;
}

type Spelling = Pick<TypedInterpretation, 'key' | 'isRespelt'>;

const MOST_PARTS = 6;
const MOST_NAME_WORDS = 12;
/** German and Nordic ways to write ä, ö, ü and å in ASCII. */
const SPELT_OUT = /([aou])e|aa/gu;

/** Has no parts when the input contains no letters or digits. */
export function splitInput(input: string): TypedParts {
  const parts = input.split(/[,;\n،、，]/u).map(foldTokens);
  return {
    parts: parts.filter((words) => words.length > 0).slice(0, MOST_PARTS),
    isCutOff: /[\p{L}\p{N}\p{M}]$/u.test(input),
  };
}

/** Every reading that interprets all parts: a name first, then its area. */
export function readAll(
  { parts, isCutOff }: TypedParts,
  table: QualifierTable,
): TypedInterpretation[] {
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
 * Readings that skip parts without a meaning, likeliest first, for inputs that `readAll` cannot
 * interpret: a district after the name ("Neustadt, near Pegnitz, Bavaria"), an unknown word
 * ("Paris, Foobar"), a street before the town ("12 Main St, Springfield, IL"). A name left on its
 * own must match in full.
 */
export function readLoosely(
  { parts, isCutOff }: TypedParts,
  table: QualifierTable,
): TypedInterpretation[][] {
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

/** "Springfield Illinois": the last words as the area of a complete name. */
function readTrailing(
  words: readonly string[],
  where: AreaFit | null,
  isCutOff: boolean,
  table: QualifierTable,
): TypedInterpretation[] {
  if (words.length > MOST_NAME_WORDS) return [];
  return words.slice(1).flatMap((_, i) => {
    const tail = words.slice(i + 1);
    // A single letter would match a dozen regions: "San F".
    const end = isCutOff && tail.join('').length > 1 ? 'open' : 'whole';
    const fit = table.fit(tail, end);
    const both = fit === null || where === null ? fit : intersect(fit, where);
    if (both === null) return [];
    return spellings(words.slice(0, i + 1), false).map((spelling) => {
      return { ...spelling, isOpen: false, where: both };
    });
  });
}

/** Null when the parts don't restrict the area. Numbers (postal codes) are ignored. */
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

/** The keys that the words of a name can stand for. */
function spellings(words: readonly string[], isCutOff: boolean): Spelling[] {
  if (words.length > MOST_NAME_WORDS) return [];
  const long = words.map((word) => ABBREVIATIONS.get(word) ?? word);
  const asTyped = new Set([long.join(' ')]);
  // "St" may be the start of "Stockholm".
  if (isCutOff) asTyped.add([...long.slice(0, -1), ...words.slice(-1)].join(' '));
  const respelt = [...asTyped]
    .map((key) => key.replace(SPELT_OUT, ([first = '']) => first))
    .filter((key) => !asTyped.has(key));
  return [
    ...[...asTyped].map((key) => ({ key, isRespelt: false })),
    ...respelt.map((key) => ({ key, isRespelt: true })),
  ];
}
