import { type PlacesFault, PlacesUnavailable } from './port.ts';

/** Timeout, retry and circuit breaker settings of one provider. */
export interface CallPolicy {
  readonly tryTimeoutMs: number;
  readonly retries: number;
  /** Upper bound of the random delay before a retry, doubled each time ("full jitter"). */
  readonly retryDelayMs: number;
  /** Failures within the window that open the circuit; it stays open for one window. */
  readonly failuresToRest: number;
  readonly windowMs: number;
}

export const PLACES_POLICY: CallPolicy = {
  tryTimeoutMs: 3_000,
  retries: 1,
  retryDelayMs: 200,
  failuresToRest: 5,
  windowMs: 30_000,
};

export interface CallClock {
  /** Monotonic milliseconds. */
  now(): number;
  /** In [0, 1). */
  random(): number;
}

const SYSTEM_CLOCK: CallClock = { now: () => performance.now(), random: Math.random };

/** Transient faults. A timeout is not retried: the user has waited long enough. */
const PASSING: ReadonlySet<PlacesFault> = new Set<PlacesFault>(['network', 'server']);

/** Calls to one provider, each with a timeout, one retry and a shared circuit breaker. */
export class ProviderCalls {
  readonly #policy: CallPolicy;
  readonly #clock: CallClock;
  #failures: number[] = [];
  /** Set while the circuit is open; after it, one probe at a time is let through. */
  #restsUntil: number | null = null;

  constructor(policy: CallPolicy = PLACES_POLICY, clock: CallClock = SYSTEM_CLOCK) {
    this.#policy = policy;
    this.#clock = clock;
  }

  /**
   * @param attempt one try; must settle when its signal aborts, and throw `PlacesUnavailable` for
   * provider failures
   * @throws {PlacesUnavailable} or the caller's own abort reason
   */
  async run<T>(signal: AbortSignal, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    this.#enter();
    try {
      const answer = await this.#tryAll(signal, attempt);
      this.#failures = [];
      this.#restsUntil = null;
      return answer;
    } catch (error) {
      if (signal.aborted) this.#leaveUndecided();
      else this.#noteFailure();
      throw error;
    }
  }

  #enter(): void {
    if (this.#restsUntil === null) return;
    const now = this.#clock.now();
    if (now < this.#restsUntil) throw new PlacesUnavailable('resting');
    this.#restsUntil = now + this.#policy.windowMs;
  }

  #leaveUndecided(): void {
    if (this.#restsUntil !== null) this.#restsUntil = this.#clock.now();
  }

  #noteFailure(): void {
    const now = this.#clock.now();
    const { failuresToRest, windowMs } = this.#policy;
    this.#failures = [...this.#failures.filter((at) => now - at < windowMs), now];
    const wasTrial = this.#restsUntil !== null;
    if (wasTrial || this.#failures.length >= failuresToRest) this.#restsUntil = now + windowMs;
  }

  async #tryAll<T>(signal: AbortSignal, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#tryOnce(signal, attempt);
      } catch (error) {
        signal.throwIfAborted();
        if (tries >= this.#policy.retries || !isPassing(error)) throw error;
      }
      await pause(this.#clock.random() * this.#policy.retryDelayMs * 2 ** tries, signal);
    }
  }

  async #tryOnce<T>(caller: AbortSignal, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const timeout = AbortSignal.timeout(this.#policy.tryTimeoutMs);
    try {
      return await attempt(AbortSignal.any([caller, timeout]));
    } catch (error) {
      if (timeout.aborted && !caller.aborted) throw new PlacesUnavailable('timeout');
      throw error;
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof PlacesUnavailable && PASSING.has(error.fault);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
