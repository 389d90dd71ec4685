import type { CallClock } from './clock.ts';

/**
 * Bounds one call by an idle or phase limit, a total timeout and the caller's signal. Pass `signal`
 * to the request; `end` aborts the request as well.
 */
export class Deadline {
  readonly #clock: CallClock;
  readonly #caller: AbortSignal;
  readonly #endsAt: number;
  readonly #timeout: () => Error;
  readonly #request = new AbortController();
  readonly #stop = () => this.#request.abort();
  #cancelTimer = () => {};
  #isLate = false;

  /** @param timeout makes the error of a call that took too long. */
  constructor(clock: CallClock, caller: AbortSignal, totalMs: number, timeout: () => Error) {
    this.#clock = clock;
    this.#caller = caller;
    this.#timeout = timeout;
    this.#endsAt = clock.now() + totalMs;
    if (caller.aborted) this.#stop();
    else caller.addEventListener('abort', this.#stop, { once: true });
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  /** True after a limit has passed; false when the caller aborted. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** Remaining total time. */
  get remainingMs(): number {
    return Math.max(0, this.#endsAt - this.#clock.now());
  }

  /** Starts a new limit, capped by the remaining total time. */
  limit(milliseconds: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.after(Math.min(milliseconds, this.remainingMs), () => {
      this.#isLate = true;
      this.#stop();
    });
  }

  /** Suspends the limit while the call isn't waiting for the provider. */
  pause(): void {
    this.#cancelTimer();
  }

  /**
   * The work's result, without waiting for a work that does not notice the end.
   * @throws the timeout when it takes too long, or the caller's own reason.
   */
  race<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#request;
    return new Promise((resolve, reject) => {
      const stop = () => reject(this.#isLate ? this.#timeout() : this.#caller.reason);
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
  }

  /** @throws like `race` */
  async wait(milliseconds: number): Promise<void> {
    let cancel = () => {};
    const passed = new Promise<void>((resolve) => {
      cancel = this.#clock.after(milliseconds, resolve);
    });
    try {
      await this.race(passed);
    } finally {
      cancel();
    }
  }

  /** Releases the caller's signal and aborts the request if it is still running. */
  end(): void {
    this.#cancelTimer();
    this.#caller.removeEventListener('abort', this.#stop);
    this.#stop();
  }
}
