import { type PlacesFault, PlacesUnavailable } from './port.ts';

/** How long a provider is waited for, how often it is asked again, when it is left alone. */
export interface CallPolicy {
  readonly tryTimeoutMs: number;
  readonly retries: number;
  /** Before a retry: a random wait up to this, doubled each time ("full jitter"). */
  readonly retryDelayMs: number;
  /** After this many failures within the window the provider rests for as long as the window. */
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
  /** Milliseconds, only ever rising. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
}

const SYSTEM_CLOCK: CallClock = { now: () => performance.now(), random: Math.random };

/** Faults that the next try may not meet. A timeout is not retried: the user waits already. */
const PASSING: ReadonlySet<PlacesFault> = new Set<PlacesFault>(['network', 'server']);

/** One provider's calls: each with its own timeout, retried once, and stopped while it is down. */
export class ProviderCalls {
  readonly #policy: CallPolicy;
  readonly #clock: CallClock;
  #failures: number[] = [];
  /** Set while the provider rests; then one call at a time may try whether it is back. */
  #restsUntil: number | null = null;

  constructor(policy: CallPolicy = PLACES_POLICY, clock: CallClock = SYSTEM_CLOCK) {
    this.#policy = policy;
    this.#clock = clock;
  }

  /**
   * @param attempt one try; it must end when its signal aborts and throw `PlacesUnavailable` for
   * anything that goes wrong on the provider's side.
   * @throws {PlacesUnavailable} or the caller's own abort reason.
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
