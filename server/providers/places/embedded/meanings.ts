import type { Namesake, Namesakes } from '../port.ts';
import { addressOf, idOf } from './address.ts';
import { foldName } from './folding.ts';
import type { GazetteerIndex } from './index-format.ts';
import { type NamedPlace, namedPlaces } from './namesakes.ts';
import { type AreaFit, FIT, type QualifierTable } from './qualifier-table.ts';
import { readAll, readLoosely, splitInput } from './readings.ts';
import { findHits } from './suggestions.ts';

/** Share of people assumed to mean a place by an alternate name, or by its region's name. */
const OTHER_NAME_SHARE = 0.01;
/** Assumed population of a place that is smaller or of unknown size. */
const FEWEST_PEOPLE = 100;

/** Every place, and the share of areas, that a text can mean. */
export function findNamesakes(
  index: GazetteerIndex,
  qualifiers: QualifierTable,
  text: string,
): Namesakes {
  const address = placeAt(index, qualifiers, text);
  if (address !== null) {
    return { places: [namesakeOf(index, { place: address, isOwn: true }, true)], areaPeople: 0 };
  }
  const typed = splitInput(text);
  const named = namedPlaces(index, readAll(typed, qualifiers), text);
  const hasOwn = named.some(({ isOwn }) => isOwn);
  const areas = qualifiers.fit(typed.parts.flat(), 'whole');
  const [best] = named;
  const isInside = best !== undefined && areas?.[index.area[best.place] ?? 0] === FIT.whole;
  return {
    places: named.map((each) => namesakeOf(index, each, hasOwn)),
    areaPeople: areas === null || isInside ? 0 : OTHER_NAME_SHARE * peopleIn(index, areas),
  };
}

/** True when the text is the place's address, or its strictest matching reading leads there. */
export function canName(
  index: GazetteerIndex,
  qualifiers: QualifierTable,
  place: number,
  text: string,
): boolean {
  // Suggestions append the matched alternate name after a middle dot.
  const plain = text.replace(/ · [^,]*/u, '');
  if (foldName(plain) === foldName(addressOf(index, place))) return true;
  const typed = splitInput(plain);
  for (const readings of [readAll(typed, qualifiers), ...readLoosely(typed, qualifiers)]) {
    const named = namedPlaces(index, readings, plain);
    if (named.length > 0) return named.some((each) => each.place === place);
  }
  return false;
}

/** The place whose displayed address equals the text, or null. */
function placeAt(index: GazetteerIndex, qualifiers: QualifierTable, text: string): number | null {
  if (!text.includes(',')) return null;
  const address = foldName(text);
  const hit = findHits(index, qualifiers, text).find(
    ({ place }) => foldName(addressOf(index, place)) === address,
  );
  return hit?.place ?? null;
}

function namesakeOf(
  index: GazetteerIndex,
  { place, isOwn }: NamedPlace,
  hasOwn: boolean,
): Namesake {
  const people = Math.max(index.population[place] ?? 0, FEWEST_PEOPLE);
  return {
    placeId: idOf(index, place),
    // Computed lazily: hundreds of places may share a name, and only a few are shown.
    get description() {
      return addressOf(index, place);
    },
    timeZone: index.tables.zones[index.zone[place] ?? 0] ?? null,
    longitude: (index.lonE5[place] ?? 0) / 1e5,
    people: isOwn || !hasOwn ? people : OTHER_NAME_SHARE * people,
  };
}

function peopleIn(index: GazetteerIndex, areas: AreaFit): number {
  return index.population.reduce(
    (sum, people, place) => (areas[index.area[place] ?? 0] === FIT.whole ? sum + people : sum),
    0,
  );
}
