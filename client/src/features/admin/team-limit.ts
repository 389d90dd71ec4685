/** Parses a typed team limit; anything that is not a number counts as 1. */
export function teamLimitOf(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '' || Number.isNaN(Number(trimmed))) return 1;
  return Number(trimmed);
}
