import { setImmediate as otherWork } from 'node:timers/promises';

/** Short enough that nobody notices it behind their own request. */
const SLICE_MS = 10;

/** Long computation that is done once, and whose result is kept. */
export interface SlicedWork<T> {
  /** Finishes it in one go. @throws what the work throws; the next call starts over */
  now(): T;
  /** Finishes it with requests in between. @throws what the work throws; the next call starts over */
  inSlices(): Promise<T>;
}

/** @param start the work; it yields wherever requests may come in between */
export function slicedWork<T>(start: () => Generator<void, T>): SlicedWork<T> {
  let work: Generator<void, T> | null = null;
  let finished: { readonly result: T } | null = null;

  function step(): { readonly result: T } | null {
    if (finished) return finished;
    try {
      work ??= start();
      const { done, value } = work.next();
      if (done) finished = { result: value };
      return finished;
    } catch (error) {
      work = null;
      throw error;
    }
  }

  return {
    now() {
      for (;;) {
        const end = step();
        if (end) return end.result;
      }
    },
    async inSlices() {
      for (;;) {
        const until = performance.now() + SLICE_MS;
        do {
          const end = step();
          if (end) return end.result;
        } while (performance.now() < until);
        await otherWork();
      }
    },
  };
}
