import { PLACE_SUGGESTIONS_MAX, type PlaceDetails } from '#shared/contract/places.ts';
import type { CallPolicy } from './calls.ts';
import { foldName, foldTokens } from './embedded/folding.ts';
import type { PlaceMatch } from './port.ts';
import { zonesAt } from './zones.ts';

export interface GoogleOptions {
  readonly apiKey: string;
  /** Another origin than Google's, for tests. */
  readonly baseUrl?: string;
  readonly policy?: CallPolicy;
}

/** What both of Google's interfaces tell of a suggestion. */
export interface GoogleSuggestion {
  readonly placeId: string;
  readonly mainText: string;
  readonly secondaryText: string;
  /** The part of `mainText` that Google matched from its start on, in UTF-16 units. */
  readonly matchedLength: number;
}

/** Google bills requests with one token as one choice; it takes only tokens of this form. */
export function sessionToken(session: string | undefined): string | undefined {
  return session !== undefined && /^[\w-]{1,36}$/.test(session) ? session : undefined;
}

/** What to send for an input: halves of surrogate pairs cannot be. Null: nothing to look for. */
export function askable(input: string): string | null {
  return foldTokens(input).length > 0 ? Buffer.from(input).toString() : null;
}

/** Other ids are not sent: they would name another path of Google's. */
export function isPlaceId(placeId: string): boolean {
  return /^[\w:-]{1,300}$/.test(placeId);
}

/** The first five that read differently. */
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

/** Google's own mark covers the whole name, or every word typed is in the text, name included. */
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

/** Coordinates in degrees; the zones are found here, by the map that charts go by. */
export function toDetails(
  placeId: string,
  formattedAddress: string,
  latitude: number,
  longitude: number,
): PlaceDetails {
  const timeZones = zonesAt(latitude, longitude);
  return { placeId, formattedAddress, latitude, longitude, timeZones };
}
