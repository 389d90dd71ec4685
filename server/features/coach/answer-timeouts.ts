import { AiUnavailable } from '../../providers/ai/port.ts';

/** Timeouts while waiting for a coach. */
export interface AnswerTimeouts {
  readonly firstMs: number;
  /** Between two pieces. */
  readonly idleMs: number;
  readonly totalMs: number;
}

/** Longer than any provider's own limits: for a provider that has none. */
export const ANSWER_TIMEOUTS: AnswerTimeouts = {
  firstMs: 65_000,
  idleMs: 25_000,
  totalMs: 150_000,
};

const STOPPED = Symbol('stopped');

/**
 * The work's result; `STOPPED` once the signal is aborted. @throws AiUnavailable when it is late
 */
async function within<T>(
  work: Promise<T>,
  ms: number,
  signal: AbortSignal,
): Promise<T | typeof STOPPED> {
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AiUnavailable('timeout')), ms);
  });
  const stopped = new Promise<typeof STOPPED>((resolve) => {
    stop = () => resolve(STOPPED);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([stopped, work, late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    // Swallows the rejection of an abandoned read.
    work.catch(() => undefined);
  }
}

/**
 * Yields the same pieces while they arrive in time. Ends without an error once `signal` is aborted,
 * even if the source does not notice.
 * @throws AiUnavailable "timeout"; what the source throws
 */
export async function* withTimeouts<T>(
  source: AsyncIterable<T>,
  { firstMs, idleMs, totalMs }: AnswerTimeouts,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const endsAt = Date.now() + totalMs;
  try {
    for (let limit = firstMs; ; limit = idleMs) {
      const ms = Math.min(limit, endsAt - Date.now());
      if (ms <= 0) throw new AiUnavailable('timeout');
      const step = await within(iterator.next(), ms, signal);
      if (step === STOPPED || step.done) return;
      yield step.value;
    }
  } finally {
    // Not awaited: a hanging source would hang here, too.
    iterator.return?.().catch(() => undefined);
  }
}
