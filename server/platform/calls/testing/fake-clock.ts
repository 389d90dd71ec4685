import type { CallClock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

/** A clock that only tests advance; its random numbers are always 0.5. */
export interface FakeClock extends CallClock {
  /** Milliseconds until the next timer; undefined when there is none. */
  nextTimerMs(): number | undefined;
  /** Advances the time and runs due timers in order. */
  advance(milliseconds: number): void;
}

export function createFakeClock(): FakeClock {
  let now = 0;
  const timers = new Set<Timer>();
  const first = (): Timer | undefined => [...timers].toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    random: () => 0.5,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    nextTimerMs() {
      const next = first();
      return next && next.at - now;
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = first(); next && next.at <= end; next = first()) {
        timers.delete(next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = end;
    },
  };
}
