import * as z from 'zod';
import { type GoogleSuggestion, LARGEST_ANSWER_BYTES } from './google-answers.ts';
import { type GoogleOptions, googlePlaces } from './google-places.ts';
import { type PlacesPort, PlacesUnavailable } from './port.ts';

const HOST = 'https://places.googleapis.com';

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
export function createGoogleNew({ apiKey, baseUrl = HOST, policy }: GoogleOptions): PlacesPort {
  const ask = (path: string, fields: string, init: RequestInit): Promise<Answer> =>
    request(new URL(`/v1/${path}`, baseUrl), {
      ...init,
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        'X-Goog-Api-Key': apiKey,
        'X-Goog-FieldMask': fields,
      },
    });

  return googlePlaces(
    {
      kind: 'google-new',
      async suggest(input, signal, sessionToken) {
        const body = JSON.stringify({
          input,
          languageCode: 'en',
          includedPrimaryTypes: ['(cities)'],
          sessionToken,
        });
        const init: RequestInit = { method: 'POST', body, signal };
        const answer = await ask('places:autocomplete', SUGGESTION_FIELDS, init);
        return accept(Suggestions, answer)
          .suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
          .map(toSuggestion);
      },
      async details(placeId, signal, sessionToken) {
        const query = new URLSearchParams({
          languageCode: 'en',
          ...(sessionToken === undefined ? {} : { sessionToken }),
        });
        const path = `places/${encodeURIComponent(placeId)}?${query}`;
        const answer = await ask(path, DETAILS_FIELDS, { signal });
        if (isNoSuchPlace(answer)) return null;
        const { formattedAddress, location } = accept(Details, answer);
        return { formattedAddress, ...location };
      },
    },
    policy,
  );
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
