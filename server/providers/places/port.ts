import type { PlaceDetails, PlaceSuggestion } from '#shared/contract/places.ts';

/** A suggestion together with what the provider knows about how well it fits. */
export interface PlaceMatch extends PlaceSuggestion {
  /**
   * True when what was typed is a whole name of this place (in any language the provider knows)
   * and everything typed after it names its region or country. A prefix is not a name match.
   */
  readonly matchesName: boolean;
}

/** A place that a text names in full. */
export interface Namesake {
  readonly placeId: string;
  /** Place, region and country. */
  readonly description: string;
  /** IANA name; null where there is none, at sea. */
  readonly timeZone: string | null;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** How many people may mean the place by the text; null: the provider cannot tell. */
  readonly people: number | null;
  /** There when the provider had to look them up anyway. */
  readonly details?: PlaceDetails;
}

/** All that a text can mean. */
export interface Namesakes {
  /** Best first. */
  readonly places: readonly Namesake[];
  /**
   * How many people may mean a whole country or region by the text instead, one that the best
   * place does not lie in: "Georgia". 0 also where the provider cannot tell.
   */
  readonly areaPeople: number;
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
  /**
   * The places whose whole name (in any language the provider knows) the text is; what follows the
   * name narrows them to a region or country. The beginning of a name, an unknown word before or
   * after it, or nonsense names no place.
   * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted.
   */
  namesakes(text: string, signal: AbortSignal): Promise<Namesakes>;
  /**
   * Whether a text can be meant for a place: its description, or any name that leads to it.
   * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted.
   */
  names(place: PlaceDetails, text: string, signal: AbortSignal): Promise<boolean>;
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
