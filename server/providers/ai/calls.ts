import type { AiClock } from './clock.ts';
import type { Deadline } from './deadline.ts';
import { AiUnavailable } from './port.ts';

/** Retry and circuit breaker settings of one provider. */
export interface CallPolicy {
  readonly retries: number;
  /** Upper bound of the random delay before a retry, doubled each time ("full jitter"). */
  readonly retryDelayMs: number;
  /** With a longer `Retry-After` than this, the call fails without a retry. */
  readonly longestRetryAfterMs: number;
  /** Retry budget: retries available in a burst; refilled by one retry per ten calls. */
  readonly retryReserve: number;
  /** Failures within the window that open the circuit; it stays open for one window. */
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

/** A call that the circuit breaker let through; its outcome updates the breaker. */
export interface Pass {
  /** The provider has responded, though the answer may still fail. */
  begins(): void;
  succeeded(): void;
  failed(fault: AiUnavailable): void;
  /** Must be called last, at the end of every call. */
  leave(): void;
}

/** Circuit breaker and retries for the calls to one provider. */
export class AiCalls {
  readonly #policy: CallPolicy;
  readonly #clock: AiClock;
  #failures: number[] = [];
  #restsUntil: number | null = null;
  /** Half-open: one probe after the cool-down. */
  #isTrialRunning = false;
  #spareRetries: number;

  constructor(policy: CallPolicy, clock: AiClock) {
    this.#policy = policy;
    this.#clock = clock;
    this.#spareRetries = policy.retryReserve;
  }

  /** @throws AiUnavailable while the circuit is open */
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
        // A disallowed request says nothing about the provider's health.
        if (fault.reason !== 'not_allowed') this.#noteFailure(isTrial);
      },
      leave: () => {
        if (isTrial) this.#isTrialRunning = false;
      },
    };
  }

  /**
   * Retries as far as the policy, the retry budget and the deadline allow.
   * @param attempt one request; throws AiUnavailable for provider failures
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

  /** Delay in milliseconds; null for no retry. */
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
