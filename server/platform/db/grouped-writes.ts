/** Adds one to a counter: resolves once that is committed. */
export type CountTowards<C> = (counter: C) => Promise<void>;

interface Group {
  times: number;
  readonly written: Promise<void>;
}

/**
 * Groups counts of one counter: those that arrive while a write for it runs are written together by
 * the next one, so that many callers don't queue for the lock of one row. No caller is answered
 * before its count is committed.
 * @param keyOf the same for the same counter
 * @param write adds a number to a counter; when it fails, all callers it counts for fail
 */
export function groupedWrites<C>(
  keyOf: (counter: C) => string,
  write: (counter: C, times: number) => Promise<void>,
): CountTowards<C> {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Group>();

  function start(key: string, counter: C, times: number): Promise<void> {
    const written = write(counter, times);
    const ended = written.then(
      () => undefined,
      () => undefined,
    );
    const done = ended.then(() => {
      if (running.get(key) === done) running.delete(key);
    });
    running.set(key, done);
    return written;
  }

  return (counter) => {
    const key = keyOf(counter);
    const next = waiting.get(key);
    if (next) {
      next.times += 1;
      return next.written;
    }
    const current = running.get(key);
    if (!current) return start(key, counter, 1);
    const group: Group = {
      times: 1,
      written: current.then(() => {
        waiting.delete(key);
        return start(key, counter, group.times);
      }),
    };
    waiting.set(key, group);
    return group.written;
  };
}
