import { wholeParts } from '#client/lib/whole-parts.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';

const HOURS = 24;

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
