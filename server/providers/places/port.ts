import type { PlaceDetails, PlaceSuggestion } from '#shared/contract/places.ts';

/** A suggestion and how well it matches the input. */
export interface PlaceMatch extends PlaceSuggestion {
  /**
   * True when the input is a whole name of this place (in any language the provider knows) and
   * everything after it names its region or country. A prefix is not a name match.
   */
  readonly matchesName: boolean;
}

/** A place whose whole name a text gives. */
export interface Namesake {
  readonly placeId: string;
  /** Place, region and country. */
  readonly description: string;
  /** IANA name; null at sea. */
  readonly timeZone: string | null;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Estimated number of people who mean this place by the text; null when unknown. */
  readonly people: number | null;
  /** Present when the provider had to fetch them anyway. */
  readonly details?: PlaceDetails;
}

/** Everything that a text can mean. */
export interface Namesakes {
  /** Best first. */
  readonly places: readonly Namesake[];
  /**
   * Estimated number of people who mean a whole country or region by the text instead, one that
   * doesn't contain the best place: "Georgia". 0 also when the provider cannot tell.
   */
  readonly areaPeople: number;
}

/** Birth places: text to suggestions, a suggestion to coordinates and time zones. */
export interface PlacesPort {
  readonly kind: 'google' | 'google-new' | 'gazetteer';
  /**
   * At most five places, best first, with distinct descriptions. Empty when nothing matches.
   * `session` groups the requests of one choice for billing, where the provider supports it.
   * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted
   */
  suggest(input: string, signal: AbortSignal, session?: string): Promise<PlaceMatch[]>;
  /**
   * Coordinates in degrees (north and east positive) and IANA zones; null when there is no such
   * place.
   * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted
   */
  details(placeId: string, signal: AbortSignal, session?: string): Promise<PlaceDetails | null>;
  /**
   * The places whose whole name (in any language the provider knows) the text is; words after the
   * name narrow it to a region or country. Empty for a prefix, an unknown word before or after the
   * name, or nonsense.
   * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted
   */
  namesakes(text: string, signal: AbortSignal): Promise<Namesakes>;
  /**
   * True when the text can mean the place: its description, or any name that leads to it.
   * @throws {PlacesUnavailable} when the provider cannot answer; the signal's reason when aborted
   */
  names(place: PlaceDetails, text: string, signal: AbortSignal): Promise<boolean>;
  /** Optional warm-up: loads what the first request would otherwise load. */
  warm(): Promise<void>;
}

/** Why a provider could not answer; determines the log message. */
export type PlacesFault =
  | 'timeout'
  | 'network'
  | 'server'
  | 'refused'
  | 'over_limit'
  | 'bad_answer'
  | 'circuit_open'
  | 'index';

/**
 * The provider cannot answer now. Contains neither the input, nor the key, nor the vendor's error
 * (whose request configuration has both).
 */
export class PlacesUnavailable extends Error {
  override readonly name = 'PlacesUnavailable';

  constructor(
    readonly fault: PlacesFault,
    /** HTTP status or the vendor's status code, when there was one. */
    readonly status?: string | number,
  ) {
    super(`Places are unavailable (${fault}${status === undefined ? '' : `, ${status}`}).`);
  }
}
