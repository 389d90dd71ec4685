import type { Client } from '@googlemaps/google-maps-services-js';
import * as z from 'zod';
import { type GoogleSuggestion, LARGEST_ANSWER_BYTES } from './google-answers.ts';
import { type GoogleOptions, googlePlaces } from './google-places.ts';
import { type PlacesPort, PlacesUnavailable } from './port.ts';

const HOST = 'https://maps.googleapis.com';
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
export function createGoogleLegacy({ apiKey, baseUrl = HOST, policy }: GoogleOptions): PlacesPort {
  // Loaded lazily, because the client is large.
  let loading: Promise<Loaded> | null = null;
  const load = (): Promise<Loaded> => {
    loading ??= import('@googlemaps/google-maps-services-js').then((vendor) => {
      return { vendor, client: createClient(vendor) };
    });
    return loading;
  };
  // The client has no base URL option, but it respects the URL of a request.
  const at = (service: 'autocomplete' | 'details'): string =>
    new URL(`/maps/api/place/${service}/json`, baseUrl).href;
  const keyAnd = (token: string | undefined) => ({
    key: apiKey,
    ...(token === undefined ? {} : { sessiontoken: token }),
  });

  return googlePlaces(
    {
      kind: 'google',
      load,
      async suggest(input, signal, token) {
        const { vendor, client } = await load();
        const params = {
          ...keyAnd(token),
          input,
          language: vendor.Language.en,
          types: vendor.PlaceAutocompleteType.cities,
        };
        const answer = await client
          .placeAutocomplete({ url: at('autocomplete'), signal, params })
          .catch(throwTransportFault);
        return accept(Predictions, answer, ['OK', 'ZERO_RESULTS']).predictions.map(toSuggestion);
      },
      async details(placeId, signal, token) {
        const { vendor, client } = await load();
        const params = {
          ...keyAnd(token),
          place_id: placeId,
          language: vendor.Language.en,
          fields: ['place_id', 'formatted_address', 'geometry/location'],
        };
        const answer = await client
          .placeDetails({ url: at('details'), signal, params })
          .catch(throwTransportFault);
        const { status, result } = accept(Details, answer, ['OK', ...NO_SUCH_PLACE]);
        if (NO_SUCH_PLACE.includes(status)) return null;
        if (result === undefined) throw new PlacesUnavailable('bad_answer');
        const { lat, lng } = result.geometry.location;
        return { formattedAddress: result.formatted_address, latitude: lat, longitude: lng };
      },
    },
    policy,
  );
}

function createClient(vendor: Vendor): Client {
  return new vendor.Client({
    config: {
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

function accept<T extends { status: string }>(
  schema: z.ZodType<T>,
  answer: { readonly status: number; readonly data: unknown },
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
