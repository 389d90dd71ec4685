const LIMIT_MAX = 10_000;
const WHOLE = /^\d+$/;

/** The team limit that somebody has typed: what is no number at all counts as 1. */
export function teamLimitOf(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '' || Number.isNaN(Number(trimmed))) return 1;
  return Number(trimmed);
}

/** What is wrong with a number as a team limit; empty when nothing is. */
export function teamLimitProblem(limit: number): string {
  if (!WHOLE.test(String(limit)) || limit < 1) return 'Enter a whole number of at least 1';
  return limit > LIMIT_MAX ? `Enter at most ${LIMIT_MAX}` : '';
}
