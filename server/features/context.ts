import type { Actor } from '../platform/context.ts';
import type { RequestCtx } from '../platform/http/request-ctx.ts';
import type { Providers } from '../providers/providers.ts';

/** A request and the outside services: the first argument of every service function. */
export interface Ctx<A extends Actor = Actor> extends RequestCtx<A> {
  readonly providers: Providers;
}
