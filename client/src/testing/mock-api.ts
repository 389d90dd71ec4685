import { expect, onTestFinished, vi } from 'vitest';
import type { CleanupReport } from '#shared/contract/cleanup-report.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { ErrorCode } from '#shared/contract/error-codes.ts';
import type { ErrorBody, ErrorChoice } from '#shared/contract/errors.ts';
import {
  errorsOf,
  type Route,
  type RouteRequest,
  type RouteResult,
  type StreamedEvent,
  type StreamingRoute,
} from '#shared/contract/route.ts';
import { defaultReplyOf } from './default-reply.ts';

/*
 * A mock network: requests and replies are parsed by the route's own schemas. A read without a
 * handler gets the minimum that its contract allows; a write without a handler, or a call that
 * violates the contract, fails the test.
 */

type Parts = Partial<Record<'params' | 'query' | 'body', unknown>>;

export interface MockHandler {
  readonly route: Route;
  readonly answer: (request: Parts) => Promise<Response>;
  /** Removed after the first call. */
  readonly isOnce?: true;
}

type Reply<R extends Route> = RouteResult<R> | Promise<RouteResult<R>>;

/** Replies with a value, or with a function's result for the request. */
export function replies<R extends Route>(
  route: R,
  reply: RouteResult<R> | ((request: RouteRequest<R>) => Reply<R>),
): MockHandler {
  return {
    route,
    answer: async (request) => {
      // The dispatcher below has parsed the request with this route's schemas.
      const value = isFunction<R>(reply) ? await reply(request as RouteRequest<R>) : reply;
      if (route.status === 204) return new Response(null, { status: 204 });
      return json(route.status ?? 200, parsed(route, 'reply', value));
    },
  };
}

function isFunction<R extends Route>(
  reply: RouteResult<R> | ((request: RouteRequest<R>) => Reply<R>),
): reply is (request: RouteRequest<R>) => Reply<R> {
  return typeof reply === 'function';
}

/** Streams a reply, each event as the server would send it. */
export function streams<R extends StreamingRoute>(
  route: R,
  events: Iterable<StreamedEvent<R>> | AsyncIterable<StreamedEvent<R>>,
): MockHandler {
  const encoder = new TextEncoder();
  const lines = async function* () {
    for await (const event of events) {
      yield encoder.encode(`data: ${JSON.stringify(parsed(route, 'stream', event))}\n\n`);
    }
  };
  return {
    route,
    answer: async () => {
      const pending = lines();
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { value, done } = await pending.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: () => void pending.return(undefined),
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  };
}

export interface Refusal {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly fields?: Record<string, string>;
  readonly choices?: ErrorChoice[];
  readonly preview?: CleanupReport;
}

/** Replies with one of the errors that the route declares. */
export function refuses(route: Route, status: number, refusal: Refusal): MockHandler {
  if (!errorsOf(route).includes(refusal.code)) {
    throw new Error(`${route.method} ${route.path} never answers ${refusal.code}`);
  }
  const message = refusal.message ?? `(${refusal.code})`;
  const body: ErrorBody = { ...refusal, message, error: message, requestId: 'test-request' };
  return { route, answer: async () => json(status, body) };
}

/** No response, as without a network. */
export function isUnreachable(route: Route): MockHandler {
  return { route, answer: () => Promise.reject(new TypeError('Failed to fetch')) };
}

/** The same handler, for the first call only. */
export function once(handler: MockHandler): MockHandler {
  return { ...handler, isOnce: true };
}

/** Replies when the test says so. */
export function holds<R extends Route>(route: R, reply: RouteResult<R>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { ...replies(route, () => released.then(() => reply)), release: () => release() };
}

export interface MockApi {
  /** The requests of a route, in order, as the server would see them. */
  calls: <R extends Route>(route: R) => RouteRequest<R>[];
  /** Adds handlers that take precedence from now on. */
  use: (...handlers: MockHandler[]) => void;
}

const EPHEMERIS_PACKS = '/shared/engine/ephemeris/pack/';

/** Replaces `fetch` until the test has finished. */
export function mockApi(...initial: MockHandler[]): MockApi {
  const handlers = [...initial];
  const seen: { route: Route; request: Parts }[] = [];
  const breaches: string[] = [];

  async function answer(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, 'http://client.test');
    const method = init.method ?? 'GET';
    const handler =
      handlerFor(handlers, method, url.pathname) ??
      (method === 'GET' ? handlerFor(defaultReads(), method, url.pathname) : undefined);
    // A file that pages load when they are idle, at any moment of a slow test. Those that need it stub its download.
    if (url.pathname.startsWith(EPHEMERIS_PACKS)) throw new TypeError('Failed to fetch');
    if (!handler) throw new Error(`No handler for ${init.method} ${address}`);
    if (handler.isOnce) handlers.splice(handlers.indexOf(handler), 1);
    const request = requestOf(handler.route, url, init.body);
    seen.push({ route: handler.route, request });
    return handler.answer(request);
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { signal } = init;
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([aborted, answer(address, init)]).catch((error) => {
      if (error instanceof Error && !(error instanceof TypeError) && !signal?.aborted) {
        breaches.push(error.message);
      }
      throw error;
    });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(breaches).toEqual([]);
  });

  return {
    // Each request was parsed with the schemas of the route it is filed under.
    calls: <R extends Route>(route: R) =>
      seen.filter((call) => call.route === route).map((call) => call.request as RouteRequest<R>),
    use: (...more) => void handlers.unshift(...more),
  };
}

/** The contract's default replies, for what a test does not care about. */
function defaultReads(): MockHandler[] {
  return Object.values<Route>(CONTRACT)
    .filter(({ method }) => method === 'GET')
    .map((route) => ({ route, answer: async () => json(200, defaultReplyOf(route)) }));
}

/** The first matching handler, static paths before those with parameters. */
function handlerFor(handlers: readonly MockHandler[], method: string, path: string) {
  const fitting = handlers.filter(
    ({ route }) => route.method === method && patternOf(route).test(path),
  );
  return fitting.find(({ route }) => route.path === path) ?? fitting[0];
}

function patternOf(route: Route): RegExp {
  return new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function requestOf(route: Route, url: URL, body: RequestInit['body']): Parts {
  const named = patternOf(route).exec(url.pathname)?.groups ?? {};
  const params = Object.entries(named).map(([name, value]) => [name, decodeURIComponent(value)]);
  if (body && !route.body) throw new Error(`${route.method} ${route.path} takes no body`);
  return {
    ...(route.params ? { params: parsed(route, 'params', Object.fromEntries(params)) } : {}),
    ...(route.query ? { query: parsed(route, 'query', Object.fromEntries(url.searchParams)) } : {}),
    ...(route.body ? { body: parsed(route, 'body', JSON.parse(String(body ?? '{}'))) } : {}),
  };
}

function parsed(
  route: Route,
  part: 'params' | 'query' | 'body' | 'reply' | 'stream',
  value: unknown,
) {
  const result = route[part]?.['~standard'].validate(value);
  if (!result || result instanceof Promise) throw new Error(`${route.path} has no plain ${part}`);
  if (!result.issues) return result.value;
  const issues = result.issues.map(({ path, message }) => `${path?.join('.') ?? part}: ${message}`);
  throw new Error(`${route.method} ${route.path}, ${part}: ${issues.join('; ')}`);
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}
