/** Time and randomness for calls to providers; tests pass their own. */
export interface CallClock {
  /** Monotonic milliseconds. */
  now(): number;
  /** In [0, 1). */
  random(): number;
  /** Calls `work` after the given milliseconds; the returned function cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

export const SYSTEM_CLOCK: CallClock = {
  now: () => performance.now(),
  random: Math.random,
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
