import type { Client } from '@googlemaps/google-maps-services-js';
import * as z from 'zod';
import type { PlaceDetails } from '#shared/contract/places.ts';
import { PLACES_POLICY, ProviderCalls } from './calls.ts';
import {
  askable,
  type GoogleOptions,
  type GoogleSuggestion,
  isPlaceId,
  sessionToken,
  toDetails,
  toMatches,
} from './google-answers.ts';
import { googleNames, googleNamesakes } from './google-meanings.ts';
import { type Namesakes, type PlaceMatch, type PlacesPort, PlacesUnavailable } from './port.ts';
import { zonesAt } from './zones.ts';

const HOST = 'https://maps.googleapis.com';
const LARGEST_ANSWER_BYTES = 1_000_000;
/** Google answers an unreadable id with INVALID_REQUEST; to us the place doesn't exist. */
const NO_SUCH_PLACE: readonly string[] = ['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'];

const Prediction = z.object({
  place_id: z.string().min(1),
  structured_formatting: z.object({
    main_text: z.string().min(1),
    main_text_matched_substrings: z
      .array(z.object({ offset: z.number(), length: z.number() }))
      .default([]),
    secondary_text: z.string().default(''),
  }),
});

const Predictions = z.object({
  status: z.string(),
  predictions: z.array(Prediction).default([]),
});

const Details = z.object({
  status: z.string(),
  result: z
    .object({
      formatted_address: z.string(),
      geometry: z.object({
        location: z.object({
          lat: z.number().min(-90).max(90),
          lng: z.number().min(-180).max(180),
        }),
      }),
    })
    .optional(),
});

const Status = z.object({ status: z.string().regex(/^[A-Z_]{1,40}$/) });
const TransportError = z.object({ code: z.string() });

type Vendor = typeof import('@googlemaps/google-maps-services-js');

interface Loaded {
  readonly vendor: Vendor;
  readonly client: Client;
}

/** Places from Google's legacy web service, which existing projects may still have enabled. */
export function createGoogleLegacy(options: GoogleOptions): PlacesPort {
  return new GoogleLegacy(options);
}

class GoogleLegacy implements PlacesPort {
  readonly kind = 'google';
  readonly #key: string;
  readonly #baseUrl: string;
  readonly #calls: ProviderCalls;
  readonly #timeout: number;
  #loading: Promise<Loaded> | null = null;

  constructor({ apiKey, baseUrl = HOST, policy = PLACES_POLICY }: GoogleOptions) {
    this.#key = apiKey;
    this.#baseUrl = baseUrl;
    this.#calls = new ProviderCalls(policy);
    this.#timeout = policy.tryTimeoutMs;
  }

  async suggest(input: string, signal: AbortSignal, session?: string): Promise<PlaceMatch[]> {
    signal.throwIfAborted();
    const asked = askable(input);
    if (asked === null) return [];
    const { vendor, client } = await this.#load();
    const params = {
      ...this.#params(session),
      input: asked,
      language: vendor.Language.en,
      types: vendor.PlaceAutocompleteType.cities,
    };
    const { predictions } = await this.#calls.run(signal, async (trySignal) => {
      const answer = await client
        .placeAutocomplete({ url: this.#at('autocomplete'), signal: trySignal, params })
        .catch(throwTransportFault);
      return accept(Predictions, answer, ['OK', 'ZERO_RESULTS']);
    });
    return toMatches(input, predictions.map(toSuggestion));
  }

  async details(
    placeId: string,
    signal: AbortSignal,
    session?: string,
  ): Promise<PlaceDetails | null> {
    signal.throwIfAborted();
    if (!isPlaceId(placeId)) return null;
    const { vendor, client } = await this.#load();
    const params = {
      ...this.#params(session),
      place_id: placeId,
      language: vendor.Language.en,
      fields: ['place_id', 'formatted_address', 'geometry/location'],
    };
    const { status, result } = await this.#calls.run(signal, async (trySignal) => {
      const answer = await client
        .placeDetails({ url: this.#at('details'), signal: trySignal, params })
        .catch(throwTransportFault);
      return accept(Details, answer, ['OK', ...NO_SUCH_PLACE]);
    });
    if (NO_SUCH_PLACE.includes(status)) return null;
    if (result === undefined) throw new PlacesUnavailable('bad_answer');
    const { lat, lng } = result.geometry.location;
    return toDetails(placeId, result.formatted_address, lat, lng);
  }

  namesakes(text: string, signal: AbortSignal): Promise<Namesakes> {
    return googleNamesakes(this, text, signal);
  }

  names(place: PlaceDetails, text: string, signal: AbortSignal): Promise<boolean> {
    return googleNames(this, place, text, signal);
  }

  async warm(): Promise<void> {
    await this.#load();
    zonesAt(0, 0);
  }

  /** Loaded lazily, because the client is large. */
  #load(): Promise<Loaded> {
    this.#loading ??= import('@googlemaps/google-maps-services-js').then((vendor) => {
      return { vendor, client: createClient(vendor, this.#timeout) };
    });
    return this.#loading;
  }

  #params(session: string | undefined) {
    const token = sessionToken(session);
    return { key: this.#key, ...(token === undefined ? {} : { sessiontoken: token }) };
  }

  /** The client has no base URL option, but it respects the URL of a request. */
  #at(service: 'autocomplete' | 'details'): string {
    return new URL(`/maps/api/place/${service}/json`, this.#baseUrl).href;
  }
}

function createClient(vendor: Vendor, timeout: number): Client {
  return new vendor.Client({
    config: {
      timeout,
      maxRedirects: 0,
      maxContentLength: LARGEST_ANSWER_BYTES,
      // The status in the body is more specific than the HTTP status that the client checks.
      validateStatus: () => true,
      // Disable the client's own three retries against an unresponsive host.
      raxConfig: { retry: 0, noResponseRetries: 0 },
    },
  });
}

function toSuggestion(prediction: z.infer<typeof Prediction>): GoogleSuggestion {
  const text = prediction.structured_formatting;
  const fromStart = text.main_text_matched_substrings.find(({ offset }) => offset === 0);
  return {
    placeId: prediction.place_id,
    mainText: text.main_text,
    secondaryText: text.secondary_text,
    matchedLength: fromStart?.length ?? 0,
  };
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

function accept<T extends { status: string }>(
  schema: z.ZodType<T>,
  answer: Answer,
  good: readonly string[],
): T {
  const status = Status.safeParse(answer.data).data?.status;
  if (status === undefined) throw httpFault(answer.status);
  if (status === 'UNKNOWN_ERROR') throw new PlacesUnavailable('server', status);
  if (status.startsWith('OVER_')) throw new PlacesUnavailable('over_limit', status);
  if (!good.includes(status)) throw new PlacesUnavailable('refused', status);
  const parsed = schema.safeParse(answer.data);
  if (!parsed.success) throw new PlacesUnavailable('bad_answer');
  return parsed.data;
}

function httpFault(status: number): PlacesUnavailable {
  if (status >= 500) return new PlacesUnavailable('server', status);
  if (status === 429) return new PlacesUnavailable('over_limit', status);
  return new PlacesUnavailable(status >= 400 ? 'refused' : 'bad_answer', status);
}

/** Only the code is read: the client's error contains the whole request, including the key. */
function throwTransportFault(error: unknown): never {
  const isTooLarge = TransportError.safeParse(error).data?.code === 'ERR_BAD_RESPONSE';
  throw new PlacesUnavailable(isTooLarge ? 'bad_answer' : 'network');
}
