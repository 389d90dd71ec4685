import { hash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Route, RouteResult } from '#shared/contract/route.ts';
import { createRefusalRecorder, type RecordRefusal } from '../audit/refusals.ts';
import type { Actor, Clock, UserActor } from '../context.ts';
import type { Db } from '../db/client.ts';
import type { Reports } from '../db/replica.ts';
import { AppError } from '../errors.ts';
import { compressReplies, endWithText } from './compression.ts';
import { prefersEvents, replyAlone, sendEvents } from './event-stream.ts';
import { fixedReply } from './fixed-reply.ts';
import { idempotencyKeyOf, replyOnce } from './keyed-reply.ts';
import { operationTable } from './operation-table.ts';
import { enforceRateLimit, type RateLimitServices, rateClassOf } from './rate-limit.ts';
import { hasWrittenRecently, noteRecentWrite } from './recent-write.ts';
import { regionOf } from './region.ts';
import type { RequestCtx } from './request-ctx.ts';
import { requestIdOf } from './request-id.ts';
import { pathsOfUnwantedText } from './text-rule.ts';

/** What mounting needs of the application; `providers` reaches the handlers' `ctx` as it is. */
export interface MountServices extends RateLimitServices {
  readonly database: { readonly db: Db; readonly reports?: Reports | undefined };
  readonly clock: Clock;
  readonly providers: object;
  /** Aborted when this instance stops: streams then end with an event. */
  readonly streamsEnd?: AbortSignal;
}

/** A route with its handler: a single reply, or a stream. */
export type HandledRoute = { readonly route: Route } & (
  | {
      readonly run: (request: Record<string, unknown>) => unknown;
      /** Reads the reply again by its id; without it the reply itself is stored for a day. */
      readonly readAgain?: (request: Record<string, unknown>, id: string) => unknown;
    }
  | { readonly stream: (request: Record<string, unknown>) => AsyncGenerator<unknown, unknown> }
  | { readonly send: (req: Request, res: Response) => Promise<void> }
);

/** A route whose reply never changes; nothing of the request is read. */
export function handleFixed<R extends Route>(route: R, reply: () => RouteResult<R>): HandledRoute {
  return { route, send: fixedReply(() => parseOut(route, route.reply, reply())) };
}

function withoutUnwantedText(value: unknown, part: string): unknown {
  const paths = pathsOfUnwantedText(value);
  if (paths.length === 0) return value;
  throw new AppError('request.invalid', {
    fields: Object.fromEntries(
      paths.map((path) => [path === '' ? part : path, 'Remove the control characters']),
    ),
  });
}

function parsePart(schema: z.core.$ZodType, value: unknown, part: string): unknown {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error(`The ${part} schema is asynchronous`);
  if (!result.issues) return withoutUnwantedText(result.value, part);
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const path = (issue.path ?? [])
      .map((key) => String(typeof key === 'object' ? key.key : key))
      .join('.');
    fields[path === '' ? part : path] ??= issue.message;
  }
  throw new AppError('request.invalid', { fields });
}

function parseOut(route: Route, schema: z.core.$ZodType, value: unknown): unknown {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise || result.issues) {
    const issues = result instanceof Promise ? [] : result.issues;
    const paths = issues?.map((issue) => `${issue.path?.join('.')}: ${issue.message}`);
    throw new Error(`${route.method} ${route.path} broke its contract: ${paths?.join('; ')}`);
  }
  return result.value;
}

function authorize(route: Route, actor: Actor): void {
  if (route.access === 'public') return;
  if (actor.kind !== 'user') throw new AppError('auth.required');
  if (actor.deletionDueAt && !route.isForLeaving) throw new AppError('auth.deletion_pending');
  if (route.access === 'master_admin' && actor.globalRole !== 'master_admin') {
    throw new AppError('auth.forbidden');
  }
}

interface MountCtx extends RequestCtx {
  readonly providers: object;
}

function abortSignalOf(res: Response): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!res.writableFinished) controller.abort();
  };
  if (res.closed) abort();
  else res.once('close', abort);
  return controller.signal;
}

/** Most operations neither log nor wait for anybody: a logger and a signal are made on demand. */
function ctxOf(req: Request, res: Response, services: MountServices): MountCtx {
  const requestId = requestIdOf(req);
  const actor: Actor = req.user ?? { kind: 'anonymous' };
  let log: Logger | undefined;
  let signal: AbortSignal | undefined;
  return {
    actor,
    db: services.database.db,
    clock: services.clock,
    providers: services.providers,
    requestId,
    region: regionOf(req.get('accept-language') ?? ''),
    get log() {
      log ??= services.log.child({ requestId });
      return log;
    },
    get signal() {
      signal ??= abortSignalOf(res);
      return signal;
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code === 'auth.forbidden';
}

/** Who calls; null when nobody is signed in. */
export type PersonOf = (req: Request) => Promise<UserActor | null>;

/** A handler that audits whom it refused. */
function guard(
  item: HandledRoute,
  services: MountServices,
  personOf: PersonOf,
  recordRefusal: RecordRefusal,
): RequestHandler {
  const { route } = item;
  return async (req: Request, res: Response) => {
    const person = route.access === 'public' ? null : await personOf(req);
    if (person) req.user = person;
    const ctx = ctxOf(req, res, services);
    try {
      await answer(item, services, ctx, req, res);
    } catch (error) {
      if (isRefusal(error) && person) {
        await recordRefusal({ ...ctx, actor: person }, `${route.method} ${route.path}`);
      }
      throw error;
    }
  };
}

async function answer(
  handled: HandledRoute,
  services: MountServices,
  ctx: RequestCtx,
  req: Request,
  res: Response,
): Promise<void> {
  const { route } = handled;
  await admit(route, services, ctx.actor, req, res);
  const request: Record<string, unknown> = { ctx };
  if (route.params) request['params'] = paramsOf(route, route.params, req);
  if ('send' in handled) return handled.send(req, res);
  if (route.query) request['query'] = parsePart(route.query, { ...req.query }, 'query');
  if (route.body) request['body'] = parsePart(route.body, req.body ?? {}, 'body');
  if ('stream' in handled && prefersEvents(req)) {
    const { stream: schema = route.reply } = route;
    return sendEvents(res, handled.stream(request), {
      requestId: ctx.requestId,
      encode: (event) => parseOut(route, schema, event),
      endsOn: services.streamsEnd,
    });
  }
  const reading = reportsFor(route, services, req, res);
  const reply = reading
    ? await reading.read((db) =>
        replyOf(handled, { ...request, ctx: { ...ctx, db } }, ctx, req, res),
      )
    : await replyOf(handled, request, ctx, req, res);
  if (route.isKeptOffline) markForOffline(res, ctx.actor);
  sendReply(route, reply, req, res);
}

/** Rate limits and access; anonymous callers of private routes are counted before their 401. */
async function admit(
  route: Route,
  services: MountServices,
  actor: Actor,
  req: Request,
  res: Response,
): Promise<void> {
  if (actor.kind === 'anonymous' && route.access !== 'public') {
    await enforceRateLimit(services, 'unproven', req, res);
  }
  authorize(route, actor);
  const rateClass = rateClassOf(route);
  if (rateClass) await enforceRateLimit(services, rateClass, req, res);
}

/** @throws AppError as for a missing object: an impossible id is answered like a missing one */
function paramsOf(route: Route, schema: z.core.$ZodType, req: Request): unknown {
  try {
    return parsePart(schema, req.params, 'params');
  } catch {
    throw new AppError(route.errors.find((code) => statusIsMissing(code)) ?? 'request.not_found');
  }
}

/** The replica for a report, unless the caller wrote a moment ago and would miss it there. */
function reportsFor(route: Route, { database }: MountServices, req: Request, res: Response) {
  const { reports } = database;
  if (!reports) return undefined;
  if (route.method !== 'GET') noteRecentWrite(req, res);
  return route.mayReadReplica && !hasWrittenRecently(req) ? reports : undefined;
}

function sendReply(route: Route, reply: unknown, req: Request, res: Response): void {
  if (route.cacheSeconds) sendCached(req, res, route.cacheSeconds, reply);
  else if (route.status === 204) res.status(204).end();
  else if (route.format === 'pdf' || route.format === 'zip') sendDocument(res, route.format, reply);
  else if (route.format) sendFile(req, res, route, String(reply));
  else sendJson(req, res, route.status ?? 200, reply);
}

/** A single reply, parsed by the route's schema. */
async function replyOf(
  handled: Exclude<HandledRoute, { send: unknown }>,
  request: Record<string, unknown>,
  ctx: RequestCtx,
  req: Request,
  res: Response,
): Promise<unknown> {
  const { route } = handled;
  const parsed = async (reply: unknown) => parseOut(route, route.reply, await reply);
  if ('stream' in handled) return parsed(replyAlone(handled.stream(request)));
  const key = idempotencyKeyOf(route, req);
  if (key === null) return parsed(handled.run(request));
  const { readAgain } = handled;
  const { ctx: _, ...content } = request;
  return replyOnce(
    {
      route,
      key,
      content,
      run: (db) => parsed(handled.run({ ...request, ctx: { ...ctx, db } })),
      readAgain: readAgain && ((id) => parsed(readAgain(request, id))),
    },
    ctx,
    res,
  );
}

/** Tells the service worker whose copy this is by a name for the login that says nothing about it. */
function markForOffline(res: Response, actor: Actor): void {
  if (actor.kind !== 'user') return;
  const name = hash('sha256', `offline ${actor.loginId}`, 'base64url');
  res.setHeader('Offline-Copy', name.slice(0, 22));
}

/** Leaves out what `res.json` does for caches: replies are `no-store`. */
function sendJson(req: Request, res: Response, status: number, reply: unknown): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  endWithText(req, res, JSON.stringify(reply));
}

/** Weak: compression changes the bytes, not what they say. */
function etagOf(text: string): string {
  return `W/"${hash('sha256', text, 'base64url')}"`;
}

/** A reply that caches keep for a while; after that they only ask whether it has changed. */
function sendCached(req: Request, res: Response, seconds: number, reply: unknown): void {
  const text = JSON.stringify(reply);
  res.setHeader('Cache-Control', `public, max-age=${seconds}`);
  res.setHeader('ETag', etagOf(text));
  res.vary('Accept-Encoding');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (req.fresh) res.status(304).end();
  else endWithText(req, res, text);
}

/** A file that the browser caches under its content hash. */
function sendFile(req: Request, res: Response, { path, format }: Route, text: string): void {
  const name = path.split('/').at(-2) ?? 'file';
  res.attachment(`${name}.${format}`);
  if (format === 'ics') {
    // Calendars ask again and again, and hardly anything changes.
    res.setHeader('Cache-Control', 'private, no-cache');
    res.setHeader('ETag', etagOf(text));
    if (req.fresh) return void res.status(304).end();
  }
  compress(req, res, () => res.send(text));
}

const compress = compressReplies();
const documentReply = z.object({ fileName: z.string(), bytes: z.instanceof(Uint8Array) });

function sendDocument(res: Response, type: 'pdf' | 'zip', reply: unknown): void {
  const { fileName, bytes } = documentReply.parse(reply);
  res
    .attachment(fileName)
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}

function statusIsMissing(code: string): boolean {
  return code.endsWith('.not_found');
}

/**
 * Mounts every operation of the contract.
 * @param personOf is not asked for public operations
 * @throws when an operation has no handler, or two, or a handler has no operation.
 */
export function mountContract(
  app: { use(handler: RequestHandler): unknown },
  contract: Record<string, Route>,
  handled: readonly HandledRoute[],
  services: MountServices,
  personOf: PersonOf,
): void {
  for (const [name, route] of Object.entries(contract)) {
    const count = handled.filter((candidate) => candidate.route === route).length;
    if (count !== 1) throw new Error(`The operation ${name} has ${count} handlers instead of one`);
  }
  const operations = new Set(Object.values(contract));
  const stray = handled.find(({ route }) => !operations.has(route));
  if (stray) throw new Error(`${stray.route.method} ${stray.route.path} is not in the contract`);
  const recordRefusal = createRefusalRecorder();
  const find = operationTable(
    handled.map((item) => ({
      method: item.route.method,
      path: item.route.path,
      route: item.route,
      guarded: guard(item, services, personOf, recordRefusal),
    })),
  );
  const answerOperation: RequestHandler = (req, res, next) => {
    const found = find(req.method, req.path);
    if (!found) return next();
    const { route, guarded } = found.item;
    // For the log and the compression, which also see requests that end before the handler.
    res.locals['route'] = route.path;
    if (route.holdsSecret) res.locals['holdsSecret'] = true;
    req.params = found.params;
    return guarded(req, res, next);
  };
  // Listed as in a router of Express, so that tests can ask what is served.
  const stack = handled.map(({ route: { method, path } }) => ({
    route: { path, methods: { [method.toLowerCase()]: true } },
  }));
  app.use(Object.assign(answerOperation, { stack }));
}
