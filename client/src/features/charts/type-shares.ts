import { wholeParts } from '#client/lib/whole-parts.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { TypeName } from '#shared/engine/human-type.ts';

const HOURS = 24;

export interface TypeShares {
  /** Of the type that a card names: "18 of 24 hours". */
  readonly short: string;
  /** "Manifestor for 18 of 24 hours, Generator for 6" */
  readonly full: string;
}

/** The type that a result is told for: the likeliest, of two as likely the one that is drawn. */
export function toldType({ typeShares = [], chartData: { type } }: ChartSummary): TypeName {
  const shareOf = (name: string) => typeShares.find((one) => one.type === name)?.share ?? 0;
  const [likeliest] = typeShares;
  return likeliest && shareOf(likeliest.type) > shareOf(type) ? likeliest.type : type;
}

/** For how long each type is the one that a birth time makes. Null where it makes no difference. */
export function typeShareWords(chart: ChartSummary): TypeShares | null {
  const { typeShares, birthTime } = chart;
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
  const told = types.find(({ type }) => type === toldType(chart));
  if (!first || !told) return null;
  const unit = isWholeDay ? `of ${HOURS} hours` : 'of the possible times';
  const so = isWholeDay ? 'for' : 'at';
  const rest = others.map(({ type, long }) => `, ${type} ${so} ${long}`);
  return {
    short: `${told.long} ${unit}`,
    full: `${first.type} ${so} ${first.long} ${unit}${rest.join('')}`,
  };
}
