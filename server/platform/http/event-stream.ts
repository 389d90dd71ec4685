import type { Request, Response } from 'express';
import { AppError } from '../errors.ts';
import { endTurn } from './admission.ts';
import { errorBodyOf, statusOf, toAppError } from './errors.ts';

/** Proxies cut connections that are idle for 30 seconds or more. */
const HEARTBEAT_MS = 10_000;

/** True when the caller asks for a stream; the default is a single reply. */
export function prefersEvents(req: Request): boolean {
  return req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
}

/** Discards all events and returns the generator's result. */
export async function replyAlone(events: AsyncGenerator<unknown, unknown>): Promise<unknown> {
  for (;;) {
    const step = await events.next();
    if (step.done) return step.value;
  }
}

function drained(res: Response): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      res.off('drain', go).off('close', go);
      resolve();
    };
    res.once('drain', go).once('close', go);
  });
}

async function write(res: Response, text: string): Promise<void> {
  // The generator continues after the reader has disconnected; the request's signal ends it.
  if (res.closed || res.destroyed) return;
  if (!res.write(text)) await drained(res);
}

function sendHeaders(res: Response): void {
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  endTurn(res);
}

interface Sending {
  readonly requestId: string;
  /** Validates an event against its schema. */
  readonly encode: (event: unknown) => unknown;
  readonly heartbeatMs?: number;
  /** Ends the stream with an `error` event when aborted. */
  readonly endsOn?: AbortSignal | undefined;
}

/** Rejects once the signal is aborted; `forget` stops listening. */
function untilAborted(signal: AbortSignal | undefined) {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () =>
      reject(
        new AppError('service.unavailable', {
          message: 'We just restarted. Please try again.',
          retryAfterSeconds: 1,
        }),
      );
  });
  // Nobody may be waiting when it happens.
  aborted.catch(() => undefined);
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  return { aborted, forget: () => signal?.removeEventListener('abort', onAbort) };
}

/**
 * Sends each event as one `data:` line of JSON, with keep-alive comments while idle, also before the
 * first event.
 * @throws what the generator throws before anything was sent; later errors are sent as an `error`
 * event
 */
export async function sendEvents(
  res: Response,
  events: AsyncGenerator<unknown, unknown>,
  { requestId, encode, heartbeatMs = HEARTBEAT_MS, endsOn }: Sending,
): Promise<void> {
  const { aborted, forget } = untilAborted(endsOn);
  const dataOf = (event: unknown) => `data: ${JSON.stringify(encode(event))}\n\n`;
  const heartbeat = setInterval(() => {
    if (!res.headersSent) sendHeaders(res);
    void write(res, ': still here\n\n');
  }, heartbeatMs);
  try {
    const next = () => Promise.race([events.next(), aborted]);
    for (let step = await next(); !step.done; step = await next()) {
      const data = dataOf(step.value);
      if (!res.headersSent) sendHeaders(res);
      await write(res, data);
    }
    res.end();
  } catch (error) {
    if (!res.headersSent) throw error;
    const known = toAppError(error);
    if (statusOf(known.code) >= 500) res.locals['failure'] = error;
    const { code, message } = errorBodyOf(known, requestId);
    await write(res, dataOf({ kind: 'error', code, message, requestId }));
    res.end();
  } finally {
    clearInterval(heartbeat);
    forget();
    const returned = events.return(undefined);
    // It returns only after its pending step, which may take as long as a provider.
    if (!endsOn?.aborted) await returned;
    else returned.catch(() => undefined);
  }
}
