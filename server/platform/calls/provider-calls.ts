import { showBreaker } from './breakers.ts';
import { type Admission, type BreakerPolicy, CircuitBreaker } from './circuit-breaker.ts';
import { type CallClock, SYSTEM_CLOCK } from './clock.ts';
import { Deadline } from './deadline.ts';

/*
 * Our own instead of cockatiel: a streamed answer closes the half-open circuit with its first
 * chunk, its timeout pauses while the consumer is busy, and tests control the clock.
 */

/** Timeout, retry and circuit breaker settings of one provider. */
export interface CallPolicy extends BreakerPolicy {
  /** Names the provider's circuit breaker in metrics; without it they leave it out. */
  readonly shownAs?: string;
  /** Total over all attempts of one call; without it only each attempt is bounded. */
  readonly totalMs?: number;
  /** For each attempt; without it the call sets its own limits. */
  readonly tryTimeoutMs?: number;
  readonly retries: number;
  /** Upper bound of the random delay before a retry, doubled each time (full jitter). */
  readonly retryDelayMs: number;
  /** With a longer `Retry-After` than this, the call fails without a retry. */
  readonly longestRetryAfterMs: number;
  /** Retries shared by all calls, refilled by one per ten calls; without it no shared bound. */
  readonly retryBudget?: number;
}

const RETRIES_PER_CALL = 0.1;

/** What a fault means for retries and for the circuit. */
export interface FaultMeaning {
  /** Worth retrying. */
  readonly isTransient: boolean;
  /** Counts toward the circuit breaker: the provider is at fault, not the request. */
  readonly isProviderDown: boolean;
  /** `Retry-After` in milliseconds; 0 when the provider sends none. */
  readonly retryAfterMs: number;
}

/** A port's own error types. */
export interface FaultRules<F extends Error> {
  /** Maps any error to a fault of the port; a fault is returned unchanged. */
  faultOf(error: unknown): F;
  meaningOf(fault: F): FaultMeaning;
  timeout(): F;
  /** The circuit is open. @param coolDownMs what is left of the cool-down; 0 while a probe runs. */
  circuitOpen(coolDownMs: number): F;
}

/** One call admitted by the circuit breaker. */
export interface ProviderCall {
  readonly deadline: Deadline;
  /** Makes one request, with retries as far as policy, budget and deadline allow. */
  attempt<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface AdmittedCall extends ProviderCall {
  readonly admission: Admission;
}

/** All calls to one provider: deadline, retries with a shared budget, circuit breaker. */
export class ProviderCalls<F extends Error> {
  readonly #policy: CallPolicy;
  readonly #rules: FaultRules<F>;
  readonly #clock: CallClock;
  readonly #breaker: CircuitBreaker;
  readonly #retryBudget: number;
  #retriesLeft: number;

  constructor(policy: CallPolicy, rules: FaultRules<F>, clock: CallClock = SYSTEM_CLOCK) {
    this.#policy = policy;
    this.#rules = rules;
    this.#clock = clock;
    const breaker = new CircuitBreaker(policy, clock);
    this.#breaker = breaker;
    if (policy.shownAs) showBreaker(policy.shownAs, () => breaker.isOpen);
    this.#retryBudget = policy.retryBudget ?? Number.POSITIVE_INFINITY;
    this.#retriesLeft = this.#retryBudget;
  }

  /** @throws a fault of the port, or the caller's own abort reason. */
  async run<T>(caller: AbortSignal, work: (call: ProviderCall) => Promise<T>): Promise<T> {
    caller.throwIfAborted();
    const call = this.#begin(caller);
    try {
      const result = await work(call);
      call.admission.succeeds();
      return result;
    } catch (error) {
      caller.throwIfAborted();
      throw this.#failureOf(call, error);
    } finally {
      end(call);
    }
  }

  /**
   * Like `run`, for a streamed answer. Ends early, without an error, once the caller aborts.
   * @throws a fault of the port, before or between chunks.
   */
  async *stream<T>(
    caller: AbortSignal,
    work: (call: ProviderCall) => AsyncIterable<T>,
  ): AsyncGenerator<T> {
    if (caller.aborted) return;
    const call = this.#begin(caller);
    try {
      for await (const part of work(call)) {
        call.admission.answers();
        yield part;
      }
      call.admission.succeeds();
    } catch (error) {
      if (caller.aborted) return;
      throw this.#failureOf(call, error);
    } finally {
      end(call);
    }
  }

  #begin(caller: AbortSignal): AdmittedCall {
    const admission = this.#breaker.admit();
    if (typeof admission === 'number') throw this.#rules.circuitOpen(admission);
    const { totalMs = Number.POSITIVE_INFINITY } = this.#policy;
    this.#retriesLeft = Math.min(this.#retryBudget, this.#retriesLeft + RETRIES_PER_CALL);
    const deadline = new Deadline(this.#clock, caller, totalMs, this.#rules.timeout);
    return { admission, deadline, attempt: (request) => this.#attempt(deadline, request) };
  }

  #failureOf({ admission }: AdmittedCall, error: unknown): F {
    const fault = this.#rules.faultOf(error);
    if (this.#rules.meaningOf(fault).isProviderDown) admission.fails();
    return fault;
  }

  async #attempt<T>(deadline: Deadline, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { tryTimeoutMs } = this.#policy;
    for (let tries = 0; ; tries += 1) {
      try {
        if (tryTimeoutMs !== undefined) deadline.limit(tryTimeoutMs);
        return await deadline.race(request(deadline.signal));
      } catch (error) {
        if (deadline.signal.aborted) throw error;
        const fault = this.#rules.faultOf(error);
        const waitMs = this.#waitBeforeRetry(fault, tries, deadline);
        if (waitMs === null) throw fault;
        this.#retriesLeft -= 1;
        // The delay between two attempts belongs to neither.
        if (tryTimeoutMs !== undefined) deadline.pause();
        await deadline.wait(waitMs);
      }
    }
  }

  /** Delay in milliseconds; null for no retry. */
  #waitBeforeRetry(fault: F, tries: number, deadline: Deadline): number | null {
    const { retries, retryDelayMs, longestRetryAfterMs } = this.#policy;
    if (tries >= retries || this.#retriesLeft < 1) return null;
    const { isTransient, retryAfterMs } = this.#rules.meaningOf(fault);
    if (!isTransient || retryAfterMs > longestRetryAfterMs) return null;
    const waitMs = retryAfterMs + this.#clock.random() * retryDelayMs * 2 ** tries;
    return waitMs >= deadline.remainingMs ? null : waitMs;
  }
}

function end({ admission, deadline }: AdmittedCall): void {
  deadline.end();
  admission.leaves();
}
