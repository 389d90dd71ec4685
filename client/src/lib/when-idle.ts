/** Where a browser doesn't tell when it's idle. */
const GUESS_MS = 200;

/** A page that is busy for longer, as with a long animation, runs it anyway. */
const LONGEST_MS = 3000;

/**
 * Runs once the browser has nothing else to do.
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: LONGEST_MS });
  return () => cancelIdleCallback(request);
}
