import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import type { PlaceMatch, PlacesPort } from '../port.ts';

/** A request as the stub received it. */
export interface StubRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answerer = (request: StubRequest, response: ServerResponse) => void;

/** Speaks both of Google's places protocols, answering from another provider. */
export interface GoogleStub extends AsyncDisposable {
  readonly baseUrl: string;
  readonly requests: readonly StubRequest[];
  /** Overrides the answers to the next requests, in order. */
  answerNext(...answerers: Answerer[]): void;
  /** Overrides every answer until changed; null restores ordinary answers. */
  answerAll(answerer: Answerer | null): void;
}

export const STUB_KEY = 'stub-key-0123456789';

export async function startGoogleStub(source: PlacesPort): Promise<GoogleStub> {
  const requests: StubRequest[] = [];
  const queue: Answerer[] = [];
  let always: Answerer | null = null;
  const server = createServer((incoming, response) => {
    void receive(incoming).then((request) => {
      requests.push(request);
      const answerer = queue.shift() ?? always;
      if (answerer !== null) answerer(request, response);
      else void answer(source, request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    answerNext: (...answerers) => {
      queue.push(...answerers);
    },
    answerAll: (answerer) => {
      always = answerer;
    },
    [Symbol.asyncDispose]: () => stop(server),
  };
}

/** A response with a status and a body: a string as it is, anything else as JSON. */
export function reply(status: number, body: unknown): Answerer {
  return (_request, response) => {
    const isText = typeof body === 'string';
    response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  };
}

async function receive(incoming: IncomingMessage): Promise<StubRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', 'http://stub'),
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(
  source: PlacesPort,
  request: StubRequest,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = request.url;
  const [status, body] = pathname.startsWith('/maps/api/place/')
    ? [200, await answerLegacy(source, request)]
    : await answerNew(source, request);
  reply(status, body)(request, response);
}

async function answerLegacy(source: PlacesPort, { url }: StubRequest): Promise<unknown> {
  const parameter = (name: string) => url.searchParams.get(name) ?? '';
  if (parameter('key') !== STUB_KEY) {
    return { status: 'REQUEST_DENIED', error_message: 'The key is invalid.', predictions: [] };
  }
  if (url.pathname.endsWith('/autocomplete/json')) {
    const input = parameter('input');
    const matches = await source.suggest(input, new AbortController().signal);
    const predictions = matches.map((match) => legacyPrediction(match, input));
    return { status: matches.length === 0 ? 'ZERO_RESULTS' : 'OK', predictions };
  }
  const id = parameter('place_id');
  const place = await source.details(id, new AbortController().signal);
  if (place === null) return { status: id.includes(':') ? 'NOT_FOUND' : 'INVALID_REQUEST' };
  return {
    status: 'OK',
    html_attributions: [],
    result: {
      formatted_address: place.formattedAddress,
      geometry: { location: { lat: place.latitude, lng: place.longitude } },
    },
  };
}

function legacyPrediction(match: PlaceMatch, input: string) {
  const matched = [{ offset: 0, length: matchedLength(match, input) }];
  return {
    place_id: match.placeId,
    description: match.description,
    matched_substrings: matched,
    structured_formatting: {
      main_text: nameOf(match),
      main_text_matched_substrings: matched,
      secondary_text: match.secondaryText,
    },
    terms: [{ offset: 0, value: nameOf(match) }],
    types: ['locality', 'political', 'geocode'],
  };
}

/** The schema of an autocomplete request; Google rejects unknown fields. */
const AutocompleteBody = z.strictObject({
  input: z.string(),
  languageCode: z.string().optional(),
  includedPrimaryTypes: z.array(z.string()).max(5).optional(),
  sessionToken: z.string().optional(),
});

async function answerNew(source: PlacesPort, request: StubRequest): Promise<[number, unknown]> {
  const { method, url, headers } = request;
  if (headers['x-goog-api-key'] !== STUB_KEY) {
    return refusal(400, 'INVALID_ARGUMENT', 'API_KEY_INVALID');
  }
  if (method === 'POST' && url.pathname === '/v1/places:autocomplete') {
    const body = AutocompleteBody.safeParse(JSON.parse(request.body));
    if (!body.success) return refusal(400, 'INVALID_ARGUMENT', 'BAD_FIELD');
    const { input } = body.data;
    const matches = await source.suggest(input, new AbortController().signal);
    // Google omits empty lists.
    if (matches.length === 0) return [200, {}];
    return [200, { suggestions: matches.map((match) => newSuggestion(match, input)) }];
  }
  // Google rejects requests without a field mask.
  if (headers['x-goog-fieldmask'] === undefined) return refusal(400, 'INVALID_ARGUMENT', 'NO_MASK');
  const id = decodeURIComponent(url.pathname.replace('/v1/places/', ''));
  const place = await source.details(id, new AbortController().signal);
  if (place === null) {
    return id.includes(':') ? refusal(404, 'NOT_FOUND') : refusal(400, 'INVALID_ARGUMENT');
  }
  const { formattedAddress, latitude, longitude } = place;
  return [200, { formattedAddress, location: { latitude, longitude } }];
}

function newSuggestion(match: PlaceMatch, input: string) {
  const matches = [{ endOffset: matchedLength(match, input) }];
  return {
    placePrediction: {
      place: `places/${match.placeId}`,
      placeId: match.placeId,
      text: { text: match.description, matches },
      structuredFormat: {
        mainText: { text: nameOf(match), matches },
        secondaryText: { text: match.secondaryText },
      },
      types: ['locality', 'political', 'geocode'],
    },
  };
}

/** Matches the primary name only: Google doesn't say which alternate name matched. */
function nameOf({ description, secondaryText }: PlaceMatch): string {
  return description.slice(0, -`, ${secondaryText}`.length);
}

function refusal(code: number, status: string, reason?: string): [number, unknown] {
  const details = reason === undefined ? [] : [{ reason, domain: 'googleapis.com' }];
  return [code, { error: { code, status, message: 'Refused by the stub.', details } }];
}

function matchedLength(match: PlaceMatch, input: string): number {
  const { length } = nameOf(match);
  return match.matchesName ? length : Math.min(input.length, length - 1);
}
