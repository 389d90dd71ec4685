import type * as z from 'zod/mini';
import type { RateClass } from '../domain/rate-classes.ts';
import type { ErrorCode } from './error-codes.ts';

type Schema = z.core.$ZodType;

/**
 * Who may call a route at all. The feature's policy on the server decides what they may do with the
 * object it names.
 */
export const ACCESS_LEVELS = ['public', 'user', 'master_admin'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** One operation of the API: mounted by the server, called by the client. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Express syntax, parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /**
   * A sample reply for the API's description and for tests, where the minimal valid reply misleads.
   */
  readonly example?: unknown;
  /**
   * When the reply is not JSON but a file for browsers to save: a text, or an object with `fileName`
   * and `bytes`.
   */
  readonly format?: 'csv' | 'json' | 'pdf' | 'zip' | 'ics';
  /**
   * One event of the streamed reply, for callers that accept `text/event-stream`. Every event is an
   * object with a `kind`; the last one is `done`, or `error` with `code`, `message`, `requestId`.
   */
  readonly stream?: Schema;
  /**
   * True when the reply or an error contains a secret, such as a token: it is never compressed, since
   * its compressed length would leak information about it.
   */
  readonly holdsSecret?: boolean;
  /** True for a body limit of 256 kB instead of 100. */
  readonly isLarge?: boolean;
  /** Default 200; a 204 has no body. */
  readonly status?: 200 | 201 | 204;
  /**
   * The rate class of the operation's calls: by default `read` or `write`, depending on the method.
   * Public operations are only limited when stated.
   */
  readonly limit?: RateClass;
  /**
   * For replies that are the same for everybody: how long caches keep one before they ask whether it
   * has changed. By default nothing is kept.
   */
  readonly cacheSeconds?: number;
  /**
   * True for a person's own charts and what they are read with: their browser keeps a copy for reading
   * offline until the login ends. Never set it for others' data, secrets or conversations.
   */
  readonly isKeptOffline?: boolean;
  /**
   * True for operations that create something in one transaction: repeating a request with the same
   * `Idempotency-Key` within a day has no second effect and gets the same reply; one with a secret is
   * not given twice. `server/writes-once.test.ts` lists why other POSTs need none.
   */
  readonly createsOnce?: boolean;
  /**
   * True for lists, statistics and files that may be read from a replica, a few seconds old, by
   * people who have not changed anything just now. Only for reads.
   */
  readonly mayReadReplica?: boolean;
  /** True for what somebody may still do whose account is about to be deleted. */
  readonly isForLeaving?: boolean;
  /** Codes of this operation, in addition to those that every route shares (`SHARED_ERRORS`). */
  readonly errors: readonly ErrorCode[];
}

/** Codes that any route may answer with. */
export const SHARED_ERRORS: readonly ErrorCode[] = [
  'request.invalid',
  'request.too_large',
  'request.unsupported_media_type',
  'request.cross_site',
  'request.rate_limited',
  'request.conflict',
  'auth.required',
  'auth.forbidden',
  'auth.deletion_pending',
  'service.unavailable',
  'internal',
];

/** The request header that makes a creating operation repeatable, and what it may be. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

/** Codes of an operation's `Idempotency-Key`. */
const ONCE_ERRORS: readonly ErrorCode[] = ['request.key_reused', 'request.already_done'];

/** Every code that a route may answer with. */
export function errorsOf(route: Route): readonly ErrorCode[] {
  return [...route.errors, ...SHARED_ERRORS, ...(route.createsOnce ? ONCE_ERRORS : [])];
}

/** Declares an operation; server and client are type-checked against its literal types. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K];

/** A caller's input: only the parts that the route declares. */
export type RouteInput<R extends Route> = {
  [K in 'params' | 'query' | 'body' as Part<R, K> extends Schema ? K : never]: InputOf<Part<R, K>>;
};

/** A handler's input, parsed by the guard. */
export type RouteRequest<R extends Route> = {
  [K in 'params' | 'query' | 'body' as Part<R, K> extends Schema ? K : never]: OutputOf<Part<R, K>>;
};

/** A handler's result; unknown keys are stripped before sending. */
export type RouteResult<R extends Route> = z.input<R['reply']>;

/** An operation that can stream. */
export type StreamingRoute = Route & { readonly stream: Schema };

/** An event as a streaming handler yields it; unknown keys are stripped. */
export type StreamedEvent<R extends StreamingRoute> = z.input<R['stream']>;

/** An event as a streaming caller receives it. */
export type StreamEvent<R extends StreamingRoute> = z.output<R['stream']>;

/** A caller's result. */
export type RouteReply<R extends Route> = z.output<R['reply']>;
