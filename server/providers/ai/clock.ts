/** Time and chance as the AI providers use them; tests hand in their own. */
export interface AiClock {
  /** Milliseconds, only ever rising. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Does `work` once the milliseconds have passed; the function given back prevents it. */
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
