import type { CallClock } from './clock.ts';

export interface BreakerPolicy {
  /** This many failures within the window open the circuit. */
  readonly failuresToOpen: number;
  /** Milliseconds in which failures are counted, and the cool-down of an open circuit. */
  readonly windowMs: number;
}

/** A call admitted by the circuit breaker; its outcome updates the breaker. */
export interface Admission {
  /** The provider has responded: a half-open circuit closes, though the call may still fail. */
  answers(): void;
  succeeds(): void;
  fails(): void;
  /** Must be called last, at the end of every call. */
  leaves(): void;
}

/** Stops calls while a provider is down; after the cool-down one call at a time probes it. */
export class CircuitBreaker {
  readonly #policy: BreakerPolicy;
  readonly #clock: CallClock;
  #failures: number[] = [];
  /** Null while the circuit is closed. */
  #openUntil: number | null = null;
  #isProbing = false;

  constructor(policy: BreakerPolicy, clock: CallClock) {
    this.#policy = policy;
    this.#clock = clock;
  }

  /** Whether calls are stopped, or one at a time probes the provider. */
  get isOpen(): boolean {
    return this.#openUntil !== null;
  }

  /** @returns the admission, or the milliseconds left of the cool-down (0: a probe is running). */
  admit(): Admission | number {
    const isProbe = this.#openUntil !== null;
    if (this.#openUntil !== null) {
      const coolDownMs = this.#openUntil - this.#clock.now();
      if (coolDownMs > 0 || this.#isProbing) return Math.max(0, coolDownMs);
      this.#isProbing = true;
    }
    const answers = () => {
      if (isProbe) this.#openUntil = null;
    };
    return {
      answers,
      succeeds: () => {
        this.#failures = [];
        answers();
      },
      fails: () => this.#countFailure(isProbe),
      leaves: () => {
        if (isProbe) this.#isProbing = false;
      },
    };
  }

  #countFailure(isProbe: boolean): void {
    const now = this.#clock.now();
    const { failuresToOpen, windowMs } = this.#policy;
    this.#failures = [...this.#failures.filter((at) => now - at < windowMs), now];
    if (isProbe || this.#failures.length >= failuresToOpen) this.#openUntil = now + windowMs;
  }
}
