/** The team limit that somebody has typed: what is no number at all counts as 1. */
export function teamLimitOf(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '' || Number.isNaN(Number(trimmed))) return 1;
  return Number(trimmed);
}
