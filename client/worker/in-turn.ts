/** Runs work one after the other, so that none sees another's half-changed caches. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(work, work);
    last = own.catch(() => undefined);
    return own;
  };
}
