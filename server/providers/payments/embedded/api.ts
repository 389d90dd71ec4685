import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import { StripeFault } from './fault.ts';
import type { Ledger } from './ledger.ts';
import type { Operation } from './operation.ts';
import { letTimePass } from './time-passing.ts';

/** Faults that a test can inject into one request. */
export type ApiFault =
  /** The connection breaks before the operation. */
  | 'reset'
  /** Neither acts nor responds. */
  | 'hang'
  /** Acts, and loses the response. */
  | 'lost_answer'
  /** Acts, and responds 500. */
  | 'error_after_acting'
  /** Doesn't act, and stores a 500 as the answer for the idempotency key. */
  | 'kept_error'
  | 'rate_limited'
  | 'html'
  | 'truncated'
  | 'wrong_shape';

/** A request as recorded for tests. */
export interface SeenRequest {
  readonly type: string;
  readonly path: string;
  readonly params: unknown;
  readonly idempotencyKey: string | undefined;
}

export interface ApiOptions {
  readonly ledger: Ledger;
  readonly operations: readonly Operation[];
  /** @returns problems of the request; any problem is answered with 400 */
  readonly judge?: ((request: SeenRequest) => readonly string[]) | undefined;
  /** Called when the state may have changed. */
  readonly onDone: () => void;
  /** Takes the next injected fault of an operation, if any. */
  readonly nextFault: (type: string) => ApiFault | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

function isKey(header: string, secretKey: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${secretKey}`));
}

function answerOf({ status, body }: StripeFault): Answer {
  return { status, body: JSON.stringify(body) };
}

const serverError = () => new StripeFault(500, 'api_error', 'The sandbox was told to fail.');

/** Stripe's API over HTTP, for the vendor's own client. */
export function createApi(options: ApiOptions): Express {
  const { ledger, operations } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(express.urlencoded({ extended: true, limit: '200kb', type: () => true }));
  app.use((req, res, next) => {
    res.setHeader('Request-Id', ledger.id('req'));
    if (isKey(req.get('authorization') ?? '', ledger.state.secretKey)) return next();
    const fault = new StripeFault(401, 'invalid_request_error', 'Invalid API Key provided');
    send(res, answerOf(fault));
  });
  for (const operation of operations) {
    const path = `/v1${operation.path}`;
    const route = (req: Request, res: Response) => serve(options, operation, req, res);
    if (operation.method === 'GET') app.get(path, route);
    else if (operation.method === 'POST') app.post(path, route);
    else app.delete(path, route);
  }
  app.use((req, res) => {
    const message = `Unrecognized request URL (${req.method}: ${req.path}).`;
    send(res, answerOf(new StripeFault(404, 'invalid_request_error', message)));
  });
  return app;
}

function send(res: Response, { status, body }: Answer): void {
  res.status(status).type('json').send(body);
}

function serve(options: ApiOptions, operation: Operation, req: Request, res: Response): void {
  const { ledger } = options;
  const fault = options.nextFault(operation.type);
  if (fault === 'hang') return;
  if (fault === 'reset') return void req.socket.destroy();
  if (fault === 'html') return void res.type('html').send('<!doctype html><h1>Maintenance</h1>');
  if (fault === 'truncated') return void truncate(res);
  if (fault === 'wrong_shape') return void send(res, { status: 200, body: '{"object":"other"}' });
  if (fault === 'rate_limited') {
    const many = new StripeFault(429, 'invalid_request_error', 'Too many requests', {
      code: 'rate_limit',
    });
    res.setHeader('Retry-After', '1');
    return void send(res, answerOf(many));
  }
  letTimePass(ledger);
  const answer = answerOnce(options, operation, req, fault === 'kept_error');
  ledger.save();
  options.onDone();
  if (fault === 'lost_answer') return void req.socket.destroy();
  if (fault === 'error_after_acting') return void send(res, answerOf(serverError()));
  send(res, answer);
}

function truncate(res: Response): void {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  res.write('{"id":"sub_');
  res.socket?.end();
}

/** Serves a request, or replays the stored answer for its idempotency key. */
function answerOnce(
  options: ApiOptions,
  operation: Operation,
  req: Request,
  isToFail: boolean,
): Answer {
  const { ledger } = options;
  const key = req.method === 'POST' ? req.get('idempotency-key') : undefined;
  const params: unknown = (req.method === 'POST' ? req.body : req.query) ?? {};
  const request = JSON.stringify([req.method, req.path, params]);
  const kept = key === undefined ? undefined : ledger.state.answers[`key ${key}`];
  if (kept) return kept.request === request ? kept : answerOf(keyReused());
  const keeping = (answer: Answer): Answer => {
    if (key !== undefined) {
      ledger.state.answers[`key ${key}`] = { ...answer, request, at: ledger.now() };
    }
    return answer;
  };
  try {
    return keeping(isToFail ? answerOf(serverError()) : act(options, operation, params, req, key));
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return error.isBegun ? keeping(answerOf(error)) : answerOf(error);
  }
}

function keyReused(): StripeFault {
  const message = 'Keys for idempotent requests can only be used with the same parameters.';
  return new StripeFault(400, 'idempotency_error', message);
}

function act(
  { ledger, judge }: ApiOptions,
  operation: Operation,
  params: unknown,
  req: Request,
  idempotencyKey: string | undefined,
): Answer {
  const { type } = operation;
  const [problem] = judge?.({ type, path: req.path, params, idempotencyKey }) ?? [];
  if (problem !== undefined) {
    throw new StripeFault(400, 'invalid_request_error', problem, { isBegun: false });
  }
  const id = typeof req.params['id'] === 'string' ? req.params['id'] : '';
  return { status: 200, body: JSON.stringify(operation.answer(ledger, params, id)) };
}
