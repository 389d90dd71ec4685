import { randomUUID } from 'node:crypto';
import type { PlaceDetails } from '#shared/contract/places.ts';
import { foldName } from './embedded/folding.ts';
import type { Namesake, Namesakes, PlaceMatch, PlacesPort } from './port.ts';

type Lookups = Pick<PlacesPort, 'suggest' | 'details'>;

/**
 * Google's suggestions that match the whole name. Without populations from Google, the likeliest
 * one is unknown.
 * @throws {PlacesUnavailable} when Google cannot answer; the signal's reason when aborted
 */
export async function googleNamesakes(
  places: Lookups,
  text: string,
  signal: AbortSignal,
): Promise<Namesakes> {
  const session = randomUUID();
  const matches = await places.suggest(text, signal, session);
  const meant = matches.filter(({ matchesName }) => matchesName);
  // If the first suggestion isn't a name match, lower ones are no better.
  if (matches[0]?.matchesName !== true) return { places: [], areaPeople: 0 };
  const found = await Promise.all(meant.map((match) => lookUp(places, match, signal, session)));
  return { places: found.flatMap((namesake) => namesake ?? []), areaPeople: 0 };
}

/**
 * True when the place's address contains all words of the text, or Google suggests the place for it
 * ("München").
 * @throws {PlacesUnavailable} when Google cannot answer; the signal's reason when aborted
 */
export async function googleNames(
  places: Lookups,
  { placeId, formattedAddress }: PlaceDetails,
  text: string,
  signal: AbortSignal,
): Promise<boolean> {
  const address = wordsOf(formattedAddress);
  if (wordsOf(text).every((word) => address.includes(word))) return true;
  const matches = await places.suggest(text, signal);
  return matches.some((match) => match.placeId === placeId);
}

function wordsOf(text: string): string[] {
  return foldName(text).split(' ');
}

async function lookUp(
  places: Lookups,
  { placeId, description }: PlaceMatch,
  signal: AbortSignal,
  session: string,
): Promise<Namesake | null> {
  const details = await places.details(placeId, signal, session);
  if (details === null) return null;
  const { longitude, timeZones } = details;
  return {
    placeId,
    description,
    timeZone: timeZones[0] ?? null,
    longitude,
    people: null,
    details,
  };
}
