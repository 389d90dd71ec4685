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

const HOST = 'https://places.googleapis.com';
const LARGEST_ANSWER_BYTES = 1_000_000;

const SUGGESTION_FIELDS = ['placeId', 'structuredFormat']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');
const DETAILS_FIELDS = 'formattedAddress,location';

const Prediction = z.object({
  placeId: z.string().min(1),
  structuredFormat: z.object({
    mainText: z.object({
      text: z.string().min(1),
      // Google omits zeros.
      matches: z
        .array(z.object({ startOffset: z.number().default(0), endOffset: z.number().default(0) }))
        .default([]),
    }),
    secondaryText: z.object({ text: z.string().default('') }).default({ text: '' }),
  }),
});

const Suggestions = z.object({
  suggestions: z.array(z.object({ placePrediction: Prediction.optional() })).default([]),
});

const Details = z.object({
  formattedAddress: z.string(),
  location: z.object({
    latitude: z.number().min(-90).max(90).default(0),
    longitude: z.number().min(-180).max(180).default(0),
  }),
});

const Refusal = z.object({
  error: z.object({
    status: z.string().regex(/^[A-Z_]{1,40}$/),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

interface Answer {
  readonly status: number;
  /** Undefined when the body is too large or not JSON. */
  readonly body: unknown;
}

/** Places from the Places API (New), the only one that new Google projects can enable. */
export function createGoogleNew(options: GoogleOptions): PlacesPort {
  return new GoogleNew(options);
}

class GoogleNew implements PlacesPort {
  readonly kind = 'google-new';
  readonly #key: string;
  readonly #baseUrl: string;
  readonly #calls: ProviderCalls;

  constructor({ apiKey, baseUrl = HOST, policy = PLACES_POLICY }: GoogleOptions) {
    this.#key = apiKey;
    this.#baseUrl = baseUrl;
    this.#calls = new ProviderCalls(policy);
  }

  async suggest(input: string, signal: AbortSignal, session?: string): Promise<PlaceMatch[]> {
    signal.throwIfAborted();
    const asked = askable(input);
    if (asked === null) return [];
    const body = JSON.stringify({
      input: asked,
      languageCode: 'en',
      includedPrimaryTypes: ['(cities)'],
      sessionToken: sessionToken(session),
    });
    const { suggestions } = await this.#calls.run(signal, async (trySignal) => {
      const init: RequestInit = { method: 'POST', body, signal: trySignal };
      return accept(Suggestions, await this.#ask('places:autocomplete', SUGGESTION_FIELDS, init));
    });
    const places = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
    return toMatches(input, places.map(toSuggestion));
  }

  async details(
    placeId: string,
    signal: AbortSignal,
    session?: string,
  ): Promise<PlaceDetails | null> {
    signal.throwIfAborted();
    if (!isPlaceId(placeId)) return null;
    const token = sessionToken(session);
    const query = new URLSearchParams({
      languageCode: 'en',
      ...(token === undefined ? {} : { sessionToken: token }),
    });
    const path = `places/${encodeURIComponent(placeId)}?${query}`;
    const place = await this.#calls.run(signal, async (trySignal) => {
      const answer = await this.#ask(path, DETAILS_FIELDS, { signal: trySignal });
      return isNoSuchPlace(answer) ? null : accept(Details, answer);
    });
    if (place === null) return null;
    const { latitude, longitude } = place.location;
    return toDetails(placeId, place.formattedAddress, latitude, longitude);
  }

  namesakes(text: string, signal: AbortSignal): Promise<Namesakes> {
    return googleNamesakes(this, text, signal);
  }

  names(place: PlaceDetails, text: string, signal: AbortSignal): Promise<boolean> {
    return googleNames(this, place, text, signal);
  }

  async warm(): Promise<void> {
    zonesAt(0, 0);
  }

  #ask(path: string, fields: string, init: RequestInit): Promise<Answer> {
    return request(new URL(`/v1/${path}`, this.#baseUrl), {
      ...init,
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        'X-Goog-Api-Key': this.#key,
        'X-Goog-FieldMask': fields,
      },
    });
  }
}

function toSuggestion({ placeId, structuredFormat }: z.infer<typeof Prediction>): GoogleSuggestion {
  const { mainText, secondaryText } = structuredFormat;
  const fromStart = mainText.matches.find(({ startOffset }) => startOffset === 0);
  return {
    placeId,
    mainText: mainText.text,
    secondaryText: secondaryText.text,
    matchedLength: fromStart?.endOffset ?? 0,
  };
}

/** 404, or 400 for an id that Google cannot parse; but a rejected key is a 400, too. */
function isNoSuchPlace({ status, body }: Answer): boolean {
  if (status === 404) return Refusal.safeParse(body).success;
  if (status !== 400) return false;
  const refusal = Refusal.safeParse(body).data;
  return refusal?.error.details.every(({ reason }) => reason === undefined) ?? false;
}

function accept<T>(schema: z.ZodType<T>, { status, body }: Answer): T {
  if (status >= 500) throw new PlacesUnavailable('server', status);
  if (status === 429) throw new PlacesUnavailable('over_limit', status);
  if (status >= 400) {
    throw new PlacesUnavailable('refused', Refusal.safeParse(body).data?.error.status ?? status);
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new PlacesUnavailable('bad_answer');
  return parsed.data;
}

async function request(url: URL, init: RequestInit): Promise<Answer> {
  const [status, text] = await fetch(url, init)
    .then(async (response) => [response.status, await readText(response)] as const)
    .catch(() => {
      throw new PlacesUnavailable('network');
    });
  return { status, body: text === null ? undefined : parseJson(text) };
}

/** Null as soon as the body exceeds the size of any valid answer. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
