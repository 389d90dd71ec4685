const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** FNV-1a, as a fraction in [0, 1). */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) / 2 ** 32;
}

/**
 * Delay after a failed attempt: exponential up to six hours, minus up to a quarter of jitter. The
 * jitter is a hash of the job, so that tests can repeat it.
 * @param attempts attempts so far, at least 1.
 */
export function pauseAfter(key: string, attempts: number): number {
  const fullMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  return Math.round(fullMs * (1 - fractionOf(`${key}:${attempts}`) / 4));
}
