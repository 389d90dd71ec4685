import {
  type CallPolicy,
  type FaultRules,
  ProviderCalls,
} from '../../platform/calls/provider-calls.ts';
import { type GooglePlace, type GoogleSuggestion, toDetails, toMatches } from './google-answers.ts';
import { googleNames, googleNamesakes } from './google-meanings.ts';
import { askable, isPlaceId, sessionToken } from './google-requests.ts';
import { type PlacesPort, PlacesUnavailable } from './port.ts';
import { zonesAt } from './zones.ts';

export interface GoogleOptions {
  readonly apiKey: string;
  /** Overrides Google's origin, for tests. */
  readonly baseUrl?: string;
  readonly policy?: CallPolicy;
}

/** One of Google's interfaces: how a single request is made and its answer read. */
export interface GoogleInterface {
  readonly kind: 'google' | 'google-new';
  /** Loads the vendor's client, before any timeout runs. */
  load?(): Promise<unknown>;
  /** @throws {PlacesUnavailable} */
  suggest(input: string, signal: AbortSignal, token?: string): Promise<GoogleSuggestion[]>;
  /** Null: no such place. @throws {PlacesUnavailable} */
  details(placeId: string, signal: AbortSignal, token?: string): Promise<GooglePlace | null>;
}

export const PLACES_POLICY: CallPolicy = {
  tryTimeoutMs: 3_000,
  retries: 1,
  retryDelayMs: 200,
  longestRetryAfterMs: 0,
  failuresToOpen: 5,
  windowMs: 30_000,
};

const FAULT_RULES: FaultRules<Error> = {
  // A defect of ours stays what it is.
  faultOf: (error) => (error instanceof Error ? error : new PlacesUnavailable('bad_answer')),
  meaningOf: (fault) => ({
    // A timeout is not retried: the user has waited long enough.
    isTransient: fault instanceof PlacesUnavailable && /^(?:network|server)$/.test(fault.fault),
    isProviderDown: true,
    retryAfterMs: 0,
  }),
  timeout: () => new PlacesUnavailable('timeout'),
  circuitOpen: () => new PlacesUnavailable('circuit_open'),
};

/** The places port on either of Google's interfaces. Nothing is called yet. */
export function googlePlaces(google: GoogleInterface, policy = PLACES_POLICY): PlacesPort {
  const calls = new ProviderCalls({ ...policy, shownAs: 'places' }, FAULT_RULES);
  const lookups: Pick<PlacesPort, 'suggest' | 'details'> = {
    async suggest(input, signal, session) {
      signal.throwIfAborted();
      const asked = askable(input);
      if (asked === null) return [];
      await google.load?.();
      const suggestions = await calls.run(signal, (call) =>
        call.attempt((trySignal) => google.suggest(asked, trySignal, sessionToken(session))),
      );
      return toMatches(input, suggestions);
    },
    async details(placeId, signal, session) {
      signal.throwIfAborted();
      if (!isPlaceId(placeId)) return null;
      await google.load?.();
      const place = await calls.run(signal, (call) =>
        call.attempt((trySignal) => google.details(placeId, trySignal, sessionToken(session))),
      );
      return place && toDetails(placeId, place);
    },
  };
  return {
    kind: google.kind,
    ...lookups,
    namesakes: (text, signal) => googleNamesakes(lookups, text, signal),
    names: (place, text, signal) => googleNames(lookups, place, text, signal),
    async warm() {
      await google.load?.();
      zonesAt(0, 0);
    },
  };
}
