import type { AiClock } from './clock.ts';
import type { Deadline } from './deadline.ts';
import { AiUnavailable } from './port.ts';

/** How often a provider is asked again, and when it is left alone. */
export interface CallPolicy {
  readonly retries: number;
  /** Before a retry: a random wait up to this, doubled each time ("full jitter"). */
  readonly retryDelayMs: number;
  /** A provider that asks for a longer wait than this is not asked again in the same call. */
  readonly longestRetryAfterMs: number;
  /** Retries in a row that are always possible; beyond them one call in ten may have one. */
  readonly retryReserve: number;
  /** After this many failures within the window the provider rests for as long as the window. */
  readonly failuresToRest: number;
  readonly windowMs: number;
}

export const AI_POLICY: CallPolicy = {
  retries: 1,
  retryDelayMs: 500,
  longestRetryAfterMs: 5_000,
  retryReserve: 10,
  failuresToRest: 5,
  windowMs: 30_000,
};

const RETRIES_PER_CALL = 0.1;

/** One call that was let through. What became of it decides whether the next ones are. */
export interface Pass {
  /** The provider is back, though the answer may still fail. */
  begins(): void;
  succeeded(): void;
  failed(fault: AiUnavailable): void;
  /** To be called at the end of every call, after the others. */
  leave(): void;
}

/** Lets calls through to one provider, has them repeated, and stops them while it is down. */
export class AiCalls {
  readonly #policy: CallPolicy;
  readonly #clock: AiClock;
  #failures: number[] = [];
  #restsUntil: number | null = null;
  /** After the rest a single call finds out whether the provider is back. */
  #isTrialRunning = false;
  #spareRetries: number;

  constructor(policy: CallPolicy, clock: AiClock) {
    this.#policy = policy;
    this.#clock = clock;
    this.#spareRetries = policy.retryReserve;
  }

  /** @throws AiUnavailable while the provider rests. */
  enter(): Pass {
    const isTrial = this.#restsUntil !== null;
    if (this.#restsUntil !== null) {
      const restMs = this.#restsUntil - this.#clock.now();
      if (restMs > 0 || this.#isTrialRunning) {
        throw new AiUnavailable('refused', Math.max(1, Math.ceil(restMs / 1_000)));
      }
      this.#isTrialRunning = true;
    }
    const { retryReserve } = this.#policy;
    this.#spareRetries = Math.min(retryReserve, this.#spareRetries + RETRIES_PER_CALL);
    const begins = () => {
      if (isTrial) this.#restsUntil = null;
    };
    return {
      begins,
      succeeded: () => {
        this.#failures = [];
        begins();
      },
      failed: (fault) => {
        // A request that is not allowed says nothing of the next one.
        if (fault.reason !== 'not_allowed') this.#noteFailure(isTrial);
      },
      leave: () => {
        if (isTrial) this.#isTrialRunning = false;
      },
    };
  }

  /**
   * Tries until it works, as far as the policy and the deadline allow.
   * @param attempt one request; it throws AiUnavailable for what goes wrong at the provider.
   */
  async repeat<T>(deadline: Deadline, attempt: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await deadline.race(attempt());
      } catch (error) {
        const waitMs = this.#waitBeforeRetry(error, tries, deadline);
        if (waitMs === null) throw error;
        this.#spareRetries -= 1;
        await deadline.wait(waitMs);
      }
    }
  }

  #noteFailure(isTrial: boolean): void {
    const now = this.#clock.now();
    const { failuresToRest, windowMs } = this.#policy;
    this.#failures = [...this.#failures.filter((at) => now - at < windowMs), now];
    if (isTrial || this.#failures.length >= failuresToRest) this.#restsUntil = now + windowMs;
  }

  /** Milliseconds; null: not again. */
  #waitBeforeRetry(error: unknown, tries: number, deadline: Deadline): number | null {
    const { retries, retryDelayMs, longestRetryAfterMs } = this.#policy;
    if (deadline.signal.aborted || tries >= retries || this.#spareRetries < 1) return null;
    if (!(error instanceof AiUnavailable)) return null;
    if (error.reason !== 'refused' && error.reason !== 'rate_limited') return null;
    const askedMs = (error.retryAfterSeconds ?? 0) * 1_000;
    const waitMs = askedMs + this.#clock.random() * retryDelayMs * 2 ** tries;
    return askedMs > longestRetryAfterMs || waitMs >= deadline.remainingMs ? null : waitMs;
  }
}
