import { wholeParts } from '#client/lib/whole-parts.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';

const HOURS = 24;

export interface TypeShares {
  /** Of the type that the chart is drawn with: "18 of 24 hours". */
  readonly short: string;
  /** "Manifestor for 18 of 24 hours, Generator for 6" */
  readonly full: string;
}

/** For how long each type is the one that a birth time makes. Null where it makes no difference. */
export function typeShareWords({
  typeShares,
  birthTime,
  chartData,
}: ChartSummary): TypeShares | null {
  if (!typeShares) return null;
  const isWholeDay = birthTime === UNKNOWN_TIME;
  const parts = wholeParts(
    typeShares.map(({ share }) => share),
    isWholeDay ? HOURS : 100,
  );
  const types = typeShares.map(({ type }, at) => {
    const count = parts[at] || 'less than 1';
    return { type, long: isWholeDay ? `${count}` : `${count}%` };
  });
  const [first, ...others] = types;
  const drawn = types.find(({ type }) => type === chartData.type);
  if (!first || !drawn) return null;
  const unit = isWholeDay ? `of ${HOURS} hours` : 'of the possible times';
  const so = isWholeDay ? 'for' : 'at';
  const rest = others.map(({ type, long }) => `, ${type} ${so} ${long}`);
  return {
    short: `${drawn.long} ${unit}`,
    full: `${first.type} ${so} ${first.long} ${unit}${rest.join('')}`,
  };
}
