import { PLACE_SUGGESTIONS_MAX, type PlaceDetails } from '#shared/contract/places.ts';
import { foldName } from './embedded/folding.ts';
import type { PlaceMatch } from './port.ts';
import { zonesAt } from './zones.ts';

/** A suggestion as both of Google's APIs provide it. */
export interface GoogleSuggestion {
  readonly placeId: string;
  readonly mainText: string;
  readonly secondaryText: string;
  /** How much of the start of `mainText` Google matched, in UTF-16 units. */
  readonly matchedLength: number;
}

/** What both tell of a place; coordinates in degrees, north and east positive. */
export interface GooglePlace {
  readonly formattedAddress: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** No valid answer is larger. */
export const LARGEST_ANSWER_BYTES = 1_000_000;

/** The first five suggestions with distinct descriptions. */
export function toMatches(input: string, suggestions: readonly GoogleSuggestion[]): PlaceMatch[] {
  const seen = new Set<string>();
  const matches: PlaceMatch[] = [];
  for (const suggestion of suggestions) {
    const { placeId, mainText, secondaryText } = suggestion;
    const description = secondaryText === '' ? mainText : `${mainText}, ${secondaryText}`;
    const looks = foldName(description);
    if (seen.has(looks) || matches.length === PLACE_SUGGESTIONS_MAX) continue;
    seen.add(looks);
    const matchesName = isNameMatch(input, suggestion);
    matches.push({ placeId, description, mainText, secondaryText, matchesName });
  }
  return matches;
}

/** True when Google matched the whole name, or the input contains the name and known words only. */
function isNameMatch(input: string, suggestion: GoogleSuggestion): boolean {
  const { mainText, secondaryText, matchedLength } = suggestion;
  if (matchedLength >= mainText.length) return true;
  const typed = foldName(input).split(' ');
  const known = foldName(`${mainText} ${secondaryText}`).split(' ');
  return (
    typed.every((word) => known.includes(word)) &&
    foldName(mainText)
      .split(' ')
      .every((word) => typed.includes(word))
  );
}

/** Zones come from the same map that charts use, not from Google. */
export function toDetails(placeId: string, place: GooglePlace): PlaceDetails {
  return { placeId, ...place, timeZones: zonesAt(place.latitude, place.longitude) };
}
