import type { PlaceDetails, PlaceSuggestion } from '#shared/contract/places.ts';

/** A suggestion together with what the provider knows about how well it fits. */
export interface PlaceMatch extends PlaceSuggestion {
  /**
   * True when what was typed is a whole name of this place (in any language the provider knows)
   * and everything typed after it names its region or country. A prefix is not a name match.
   */
  readonly matchesName: boolean;
}

/** Birth places: free text to suggestions, a suggestion to coordinates and time zones. */
export interface PlacesPort {
  readonly kind: 'google' | 'google-new' | 'gazetteer';
  /**
   * At most five places, best first; no two of them read alike. Empty when nothing fits.
   * `session` groups the requests of one choice for billing, where the provider bills so.
   * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted.
   */
  suggest(input: string, signal: AbortSignal, session?: string): Promise<PlaceMatch[]>;
  /**
   * Coordinates in degrees (north and east positive) and IANA zones; null: no such place.
   * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted.
   */
  details(placeId: string, signal: AbortSignal, session?: string): Promise<PlaceDetails | null>;
  /** Loads ahead of the first request what is otherwise loaded by it. Never needed. */
  warm(): Promise<void>;
}

/** Why a provider could not answer; the key to what a log line says. */
export type PlacesFault =
  | 'timeout'
  | 'network'
  | 'server'
  | 'refused'
  | 'over_limit'
  | 'bad_answer'
  | 'resting'
  | 'index';

/**
 * The provider cannot answer now. Carries neither the input, nor the key, nor the vendor's error
 * (whose request configuration holds both).
 */
export class PlacesUnavailable extends Error {
  override readonly name = 'PlacesUnavailable';

  constructor(
    readonly fault: PlacesFault,
    /** HTTP status or the vendor's status word, when there was one. */
    readonly status?: string | number,
  ) {
    super(`Places are unavailable (${fault}${status === undefined ? '' : `, ${status}`}).`);
  }
}
