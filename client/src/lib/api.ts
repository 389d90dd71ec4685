import { ERROR_CODES } from '#shared/contract/error-codes.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type {
  Route,
  RouteInput,
  RouteReply,
  StreamEvent,
  StreamingRoute,
} from '#shared/contract/route.ts';
import { isOnline } from './connection.ts';
import { dataLines } from './event-stream.ts';

/** Any response that is not 2xx. The message is the status, a colon and the body's text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** The server's own error body; null when something else, such as a proxy, responded. */
    readonly body: ErrorBody | null,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
  }

  /** The message for people, from any response: `message` or `error` of a JSON body. */
  get sentence(): string | null {
    return this.body?.message ?? sentenceIn(this.message.slice(`${this.status}: `.length));
  }
}

function sentenceIn(text: string): string | null {
  try {
    const spoken: { readonly message?: unknown; readonly error?: unknown } = JSON.parse(text);
    const sentence = spoken.message || spoken.error;
    return typeof sentence === 'string' ? sentence : null;
  } catch {
    // Not JSON, or nothing with properties.
    return null;
  }
}

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const CODES: ReadonlySet<unknown> = new Set(ERROR_CODES);

const CHECKS: Readonly<Record<keyof ErrorBody, (value: unknown) => boolean>> = {
  code: (code) => CODES.has(code),
  message: isText,
  error: isText,
  fields: (fields) =>
    fields === undefined || (isObject(fields) && Object.values(fields ?? {}).every(isText)),
  choices: (choices) => choices === undefined || Array.isArray(choices),
  preview: (preview) => preview === undefined || isObject(preview),
  requestId: isText,
};

/**
 * Our server sends this shape for every error; a proxy in front of it does not. Not checked by the
 * contract's schema, which would bring all of zod to the landing page.
 */
function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(CHECKS).every(([key, isRight]) => isRight(Reflect.get(value, key)));
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What it takes to send a call; the schemas are for its types. */
type Address<R extends Route = Route> = Pick<R, 'method' | 'path'> & Pick<Route, 'createsOnce'>;

function addressOf(route: Address, { params, query }: Parts): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

type CallArguments<R extends Route> = keyof RouteInput<R> extends never
  ? [input?: undefined, signal?: AbortSignal]
  : [input: RouteInput<R>, signal?: AbortSignal];

/** Keys of creations without a definite answer yet, by what was sent. */
const keys = new Map<string, string>();

/** The same key for a double click or a retry: the server then creates one thing. */
function keyFor(content: string): string {
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  return key;
}

async function send(
  route: Address,
  parts: Parts,
  { accept, signal }: { accept?: string; signal?: AbortSignal | undefined },
): Promise<Response> {
  const address = addressOf(route, parts);
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  const content = route.createsOnce ? `${address} ${body}` : '';
  const headers = {
    ...(accept === undefined ? {} : { Accept: accept }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(content ? { 'Idempotency-Key': keyFor(content) } : {}),
  };
  const response = await fetch(address, {
    method: route.method,
    credentials: 'include',
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });
  if (response.status < 500) keys.delete(content);
  if (response.ok) return response;
  const text = await response.text();
  throw new ApiError(response.status, text || response.statusText, parseErrorBody(text));
}

/**
 * Calls an operation of the API. Together with `callStream` the only way from client to server.
 * @throws ApiError for every response that is not 2xx; TypeError without a response.
 */
export async function call<R extends Route>(
  route: R | Address<R>,
  ...[input, signal]: CallArguments<R>
): Promise<RouteReply<R>> {
  const response = await send(route, input ?? {}, { signal });
  const text = await response.text();
  // The server has parsed this reply with the route's own schema.
  return (text === '' ? undefined : JSON.parse(text)) as RouteReply<R>;
}

interface Listening<R extends StreamingRoute> {
  readonly onEvent: (event: StreamEvent<R>) => void;
  readonly signal?: AbortSignal;
}

/** An error event in a stream, as the error that `call` would have thrown. */
function streamedFailure(status: number, event: Record<string, unknown>): ApiError {
  const body = { error: event['message'], ...event };
  return new ApiError(status, JSON.stringify(event), parseErrorBody(JSON.stringify(body)));
}

/**
 * Calls an operation for its streamed reply and passes on each event as it arrives, `done` last.
 * Resolves when the stream is complete.
 * @throws ApiError for a response that is not 2xx and for an `error` event, which is not passed on;
 * TypeError without a response or for a broken stream; the signal's reason once it is aborted
 */
export async function callStream<R extends StreamingRoute>(
  route: R,
  input: RouteInput<R>,
  { onEvent, signal }: Listening<R>,
): Promise<void> {
  const response = await send(route, input, { accept: 'text/event-stream', signal });
  for await (const line of dataLines(response)) {
    const event: Record<string, unknown> = JSON.parse(line);
    if (event['kind'] === 'error') throw streamedFailure(response.status, event);
    // As in `call`: the server has parsed each event with the route's own schema.
    onEvent(event as StreamEvent<R>);
    if (event['kind'] === 'done') return;
  }
  throw new TypeError('The stream broke off');
}

/** What to show a person: the server's message, else the screen's own, unless there's no network. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.sentence || fallback;
  return isOnline() ? fallback : 'You’re offline. Try again once you’re connected.';
}

/** True for our server's own error with this code. */
export function isCode(error: unknown, code: ErrorBody['code']): boolean {
  return error instanceof ApiError && error.body?.code === code;
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
