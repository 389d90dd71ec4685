import type {
  Route,
  RouteRequest,
  RouteResult,
  StreamedEvent,
  StreamingRoute,
} from '#shared/contract/route.ts';
import type { UserActor } from '../platform/context.ts';
import type { HandledRoute } from '../platform/http/mount.ts';
import type { Ctx } from './context.ts';

type CtxOf<R extends Route> = R['access'] extends 'public' ? Ctx : Ctx<UserActor>;
type Handler<R extends Route> = (
  request: { ctx: CtxOf<R> } & RouteRequest<R>,
) => RouteResult<R> | Promise<RouteResult<R>>;

type StreamHandler<R extends StreamingRoute> = (
  request: { ctx: CtxOf<R> } & RouteRequest<R>,
) => AsyncGenerator<StreamedEvent<R>, RouteResult<R>>;

type Again<R extends Route> = (
  request: Parameters<Handler<R>>[0],
  id: string,
) => RouteResult<R> | Promise<RouteResult<R>>;

/**
 * Joins a contract value with its handler; the compiler checks that their shapes match.
 * @param readAgain for an operation that `createsOnce`: reads the reply again by its `id`, where the
 * reply is too large or too personal to be stored
 */
export function handle<R extends Route>(
  route: R,
  handler: Handler<R>,
  readAgain?: Again<R>,
): HandledRoute {
  // `mountContract` builds exactly this request from the route's own schemas and access level.
  const asParsed = (request: Record<string, unknown>) => request as Parameters<Handler<R>>[0];
  return {
    route,
    run: (request) => handler(asParsed(request)),
    ...(readAgain ? { readAgain: (request, id) => readAgain(asParsed(request), id) } : {}),
  };
}

/**
 * Like `handle`, for an operation that can stream: the handler yields the events, including `done`,
 * and returns the whole reply for callers that want a single one. An error before the first event
 * is answered like any other; a later one as an `error` event.
 */
export function handleStream<R extends StreamingRoute>(
  route: R,
  handler: StreamHandler<R>,
): HandledRoute {
  // As in `handle`.
  return { route, stream: (request) => handler(request as Parameters<StreamHandler<R>>[0]) };
}
