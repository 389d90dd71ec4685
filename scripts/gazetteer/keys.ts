import { foldName } from '#server/providers/places/embedded/folding.ts';
import { KEY_KIND, type KeyKind } from '#server/providers/places/embedded/index-format.ts';
import { EVERYDAY_NAMES } from './everyday-names.data.ts';
import type { SourcePlace } from './sources.ts';

/** Places with at least this population are also found by a later word of the name ("Angeles"). */
const WORD_POPULATION = 15_000;
const LONGEST_KEY_BYTES = 100;

/**
 * Filters alternate names. The source includes machine transliterations of names in other scripts
 * ("mx s ko"), all of them lower-case ASCII.
 */
export function usefulAlternates(place: SourcePlace): string[] {
  return place.alternates.filter((name) => !/^[a-z'][\x20-\x7e]*$/.test(name));
}

/** Every search key of a place, each with its best kind. */
export function keysOf(place: SourcePlace): Map<string, KeyKind> {
  const keys = new Map<string, KeyKind>();
  const add = (key: string, kind: KeyKind) => {
    if (key === '' || Buffer.byteLength(key) > LONGEST_KEY_BYTES) return;
    if (kind !== KEY_KIND.name && /^[\x20-\x7e]$/.test(key)) return;
    const known = keys.get(key);
    if (known === undefined || kind < known) keys.set(key, kind);
  };
  for (const name of ownNames(place)) add(foldName(name), KEY_KIND.name);
  for (const name of usefulAlternates(place)) add(foldName(name), kindOfAlternate(place, name));
  if (place.population >= WORD_POPULATION) {
    for (const rest of laterWords(foldName(place.name))) add(rest, KEY_KIND.word);
  }
  return keys;
}

/** Its current and former names, and their forms without parentheses. */
function ownNames(place: SourcePlace): string[] {
  const names = [place.name, ...place.formerNames, ...(EVERYDAY_NAMES[place.id] ?? [])];
  // "Halle (Saale)" is Halle; "Zürich (Kreis 3)", a part of a town (PPLX), is not Zürich.
  if (place.featureCode === 'PPLX') return names;
  return [...names, ...names.map((name) => name.replace(/\(.*\)/, ''))];
}

function kindOfAlternate(place: SourcePlace, alternate: string): KeyKind {
  // Two or three capital letters are the code of a city or its airport: LA, SFO.
  if (/^[A-Z]{2,3}$/.test(alternate)) return KEY_KIND.code;
  // "Newcastle" is the everyday name of Newcastle upon Tyne.
  const isShortForm = foldName(place.name).startsWith(`${foldName(alternate)} `);
  return isShortForm && place.featureCode !== 'PPLX' ? KEY_KIND.name : KEY_KIND.alternate;
}

function laterWords(key: string): string[] {
  const words = key.split(' ');
  return words.flatMap((word, i) => (i > 0 && word.length >= 4 ? [words.slice(i).join(' ')] : []));
}

/** All keys sorted by UTF-8 bytes, with the postings of the index. */
export function collectKeys(places: readonly SourcePlace[]): [string, number[]][] {
  const postings = new Map<string, number[]>();
  for (const [index, place] of places.entries()) {
    for (const [key, kind] of keysOf(place)) {
      const posting = index * 4 + kind;
      const known = postings.get(key);
      if (known === undefined) postings.set(key, [posting]);
      else known.push(posting);
    }
  }
  return [...postings]
    .map(([key, list]) => ({ bytes: Buffer.from(key), key, list }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ key, list }) => [key, list]);
}
