import type * as z from 'zod/mini';
import type { RateClass } from '../domain/rate-classes.ts';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;

/**
 * Who may call a route at all. What they may do with the object it names is decided by the
 * feature's policy on the server.
 */
export const ACCESS_LEVELS = ['public', 'user', 'master_admin'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** One operation of the API: the server mounts this value and the client calls it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express form, parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** A reply for the API's description and for tests, where the least that `reply` allows misleads. */
  readonly example?: unknown;
  /** When the reply is no JSON: a text that browsers keep as a file. */
  readonly format?: 'csv';
  /**
   * One event of the reply in parts, for callers that accept `text/event-stream`. Every event is an
   * object with a `kind`; the last one is `done`, or `error` with `code`, `message`, `requestId`.
   */
  readonly stream?: Schema;
  /** True when the body may hold 256 kB instead of 100. */
  readonly isLarge?: boolean;
  /** 200 unless stated; 204 carries no body. */
  readonly status?: 200 | 201 | 204;
  /**
   * What calls of this operation are counted with: `read` or `write` by its method unless stated. A
   * public operation is counted only when stated.
   */
  readonly limit?: RateClass;
  /** Codes this operation answers with beyond those every route shares (`SHARED_ERRORS`). */
  readonly errors: readonly ErrorCode[];
}

/** Codes any route may answer with. */
export const SHARED_ERRORS: readonly ErrorCode[] = [
  'request.invalid',
  'request.too_large',
  'request.unsupported_media_type',
  'request.cross_site',
  'request.rate_limited',
  'request.conflict',
  'auth.required',
  'auth.forbidden',
  'service.unavailable',
  'internal',
];

/** Declares an operation; its literal types are what the server and the client are checked against. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K];

/** What a caller hands over: only the parts that the route declares. */
export type RouteInput<R extends Route> = {
  [K in 'params' | 'query' | 'body' as Part<R, K> extends Schema ? K : never]: InputOf<Part<R, K>>;
};

/** What a handler receives once the guard has parsed the request. */
export type RouteRequest<R extends Route> = {
  [K in 'params' | 'query' | 'body' as Part<R, K> extends Schema ? K : never]: OutputOf<Part<R, K>>;
};

/** What a handler returns; unknown keys are stripped on the way out. */
export type RouteResult<R extends Route> = z.input<R['reply']>;

/** An operation that can answer in parts. */
export type StreamingRoute = Route & { readonly stream: Schema };

/** What the handler of a streaming operation sends in parts; unknown keys are stripped. */
export type StreamedEvent<R extends StreamingRoute> = z.input<R['stream']>;

/** What a caller of a streaming operation gets in parts. */
export type StreamEvent<R extends StreamingRoute> = z.output<R['stream']>;

/** What a caller gets. */
export type RouteReply<R extends Route> = z.output<R['reply']>;
