/** Time and randomness for the AI providers; tests pass their own. */
export interface AiClock {
  /** Monotonic milliseconds. */
  now(): number;
  /** In [0, 1). */
  random(): number;
  /** Calls `work` after the given milliseconds; the returned function cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

export const SYSTEM_CLOCK: AiClock = {
  now: () => performance.now(),
  random: Math.random,
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
