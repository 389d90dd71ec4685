import type { ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';

const HOURS = 24;

/** Whole numbers that add up to `total`: what rounding down leaves goes to the largest remainders. */
function wholeParts(shares: readonly number[], total: number): readonly number[] {
  const parts = shares.map((share) => Math.floor(share * total));
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: (share * total) % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const favored = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return parts.map((part, at) => (favored.has(at) ? part + 1 : part));
}

/**
 * Which types a birth time can make, the likeliest first, and for how long: "Manifestor for 18 of 24
 * hours, Generator for 6". Null where it makes no difference.
 */
export function typeShareWords({ typeShares, birthTime }: ChartSummary): string | null {
  if (!typeShares) return null;
  const isWholeDay = birthTime === UNKNOWN_TIME;
  const parts = wholeParts(
    typeShares.map(({ share }) => share),
    isWholeDay ? HOURS : 100,
  );
  const [first, ...others] = typeShares.map(({ type }, at) => {
    const count = parts[at] || 'less than 1';
    return { type, long: isWholeDay ? `for ${count}` : `at ${count}%` };
  });
  if (!first) return null;
  const unit = isWholeDay ? `of ${HOURS} hours` : 'of the possible times';
  const rest = others.map(({ type, long }) => `, ${type} ${long}`);
  return `${first.type} ${first.long} ${unit}${rest.join('')}`;
}
