import { randomUUID } from 'node:crypto';
import type { PlaceDetails, PlaceSuggestion } from '#shared/contract/places.ts';
import type { PlacesPort } from './port.ts';

/** The place a text names, and other places it names as well ("Springfield"), likeliest first. */
export interface FoundPlace {
  readonly details: PlaceDetails;
  readonly others: readonly PlaceSuggestion[];
}

/**
 * The place that a text typed without choosing a suggestion names: "Paris", "Springfield, IL".
 * Null unless the best match carries that very name: the beginning of a name, an unknown word
 * before or after it, or nonsense names no place.
 * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted.
 */
export async function findPlace(
  places: PlacesPort,
  text: string,
  signal: AbortSignal,
): Promise<FoundPlace | null> {
  const session = randomUUID();
  const [best, ...rest] = await places.suggest(text, signal, session);
  if (best === undefined || !best.matchesName) return null;
  const details = await places.details(best.placeId, signal, session);
  if (details === null) return null;
  return { details, others: rest.filter(({ matchesName }) => matchesName) };
}
