import { PLACE_SUGGESTIONS_MAX } from '#shared/contract/places.ts';
import type { PlaceMatch } from '../port.ts';
import { addressOf, idOf, whereaboutsOf } from './address.ts';
import { aliasWords } from './alias-words.ts';
import { foldName } from './folding.ts';
import { type GazetteerIndex, keyAt, nameAt } from './index-format.ts';
import type { QualifierTable } from './qualifier-table.ts';
import { type Hit, rank } from './ranking.ts';
import { readAll, readLoosely, splitInput } from './readings.ts';

/** More candidates than are shown, since several may have the same description. */
const HITS = 40;

/** At most five matching places, best first, with distinct descriptions. */
export function suggestPlaces(
  index: GazetteerIndex,
  qualifiers: QualifierTable,
  input: string,
): PlaceMatch[] {
  const seen = new Set<string>();
  const matches = findHits(index, qualifiers, input).map((hit) => matchOf(index, hit, input));
  return putAddressFirst(matches, foldName(input))
    .filter(({ description }) => {
      const looks = foldName(description);
      const isNew = !seen.has(looks);
      seen.add(looks);
      return isNew;
    })
    .slice(0, PLACE_SUGGESTIONS_MAX);
}

/** True when the input is exactly a displayed address, whatever else it may match. */
function putAddressFirst(matches: readonly PlaceMatch[], address: string): PlaceMatch[] {
  const meant = matches.find(({ description }) => foldName(description) === address);
  if (meant === undefined) return [...matches];
  return [{ ...meant, matchesName: true }, ...matches.filter((match) => match !== meant)];
}

/** Matching places, best first; if nothing matches the whole input, matches of its parts. */
export function findHits(
  index: GazetteerIndex,
  qualifiers: QualifierTable,
  input: string,
): readonly Hit[] {
  const typed = splitInput(input);
  const hits = rank(index, readAll(typed, qualifiers), HITS, input);
  if (hits.length > 0) return hits;
  for (const readings of readLoosely(typed, qualifiers)) {
    const loose = rank(index, readings, HITS, input);
    if (loose.length > 0) return loose.map((hit) => ({ ...hit, match: 'part' }));
  }
  return [];
}

function matchOf(index: GazetteerIndex, { place, match, alias }: Hit, input: string): PlaceMatch {
  const name = nameAt(index, place);
  return {
    placeId: idOf(index, place),
    description: addressOf(index, place),
    mainText: alias === null ? name : `${name} · ${aliasWords(keyAt(index, alias), input)}`,
    secondaryText: whereaboutsOf(index, place),
    matchesName: match !== 'part',
  };
}
