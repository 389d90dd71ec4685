import type { AiClock } from './clock.ts';
import { AiUnavailable } from './port.ts';

/**
 * How long one call may still take, whoever ends it: its limit, its total bound or the caller. Its
 * signal belongs in the request; ending the deadline ends the request, too.
 */
export class Deadline {
  readonly #clock: AiClock;
  readonly #caller: AbortSignal;
  readonly #endsAt: number;
  readonly #request = new AbortController();
  readonly #stop = () => this.#request.abort();
  #cancelTimer = () => {};
  #isLate = false;

  constructor(clock: AiClock, caller: AbortSignal, totalMs: number) {
    this.#clock = clock;
    this.#caller = caller;
    this.#endsAt = clock.now() + totalMs;
    if (caller.aborted) this.#stop();
    else caller.addEventListener('abort', this.#stop, { once: true });
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  /** True once a limit has passed; false when it was the caller who stopped. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** What is left of the total bound. */
  get remainingMs(): number {
    return Math.max(0, this.#endsAt - this.#clock.now());
  }

  /** From now on the call may take this long, never more than what is left in all. */
  limit(milliseconds: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.after(Math.min(milliseconds, this.remainingMs), () => {
      this.#isLate = true;
      this.#stop();
    });
  }

  /** Nothing is waited for: the time does not count against the limit. */
  pause(): void {
    this.#cancelTimer();
  }

  /**
   * The work's result, without waiting for a work that does not notice the end.
   * @throws AiUnavailable when it takes too long, or the caller's own reason.
   */
  race<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.#request;
    return new Promise((resolve, reject) => {
      const stop = () => reject(this.#isLate ? new AiUnavailable('timeout') : this.#caller.reason);
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
  }

  /** @throws as `race`. */
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

  /** Lets go of the caller and of the request, if it still runs. */
  end(): void {
    this.#cancelTimer();
    this.#caller.removeEventListener('abort', this.#stop);
    this.#stop();
  }
}
