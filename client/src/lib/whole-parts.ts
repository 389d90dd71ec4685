/** Whole numbers that add up to `total`: what rounding down leaves goes to the largest remainders. */
export function wholeParts(shares: readonly number[], total: number): readonly number[] {
  const parts = shares.map((share) => Math.floor(share * total));
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: (share * total) % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const favored = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return parts.map((part, at) => (favored.has(at) ? part + 1 : part));
}
