import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { clockTexts } from './clock-labels.ts';
import { type DayScale, fractionAt } from './day-scale.ts';

/** What the first screen says, in its order; each with how its first value is named. */
const SAID = [
  ['type', (value: string) => value],
  ['authority', (value: string) => `${value} authority`],
  ['profile', (value: string) => `Profile ${value}`],
] as const;
/** With more values than these, a list is harder to follow than the bands. */
const LISTED_MAX = 3;

/** A stretch of the window with one value. */
export interface Band {
  readonly value: string;
  /** The value; in the longest band, where it has room for it, with what it is: "Profile 6/2". */
  readonly label: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A fact that changes inside the window, as bands that cover it. */
export interface BandRow {
  readonly id: (typeof SAID)[number][0];
  readonly bands: readonly Band[];
}

/** Widths of a row in pixels: on narrow phones, on the others, and beside a result's words. */
export const ROW_WIDTHS = { narrow: 286, phone: 318, wide: 436 } as const;
const CHARACTER = 6.5;
const PADDING = 12;

/** Type, authority, and profile where they change. */
export function dayBands(
  certainty: ChartCertainty,
  scale: DayScale,
  rowWidth: number = ROW_WIDTHS.narrow,
): readonly BandRow[] {
  return SAID.flatMap(([id, name]) => {
    const attribute: CertainAttribute = certainty[id];
    if (attribute.kind === 'stable') return [];
    const bands = attribute.intervals.map(({ value, from, to }) => ({
      value,
      label: value,
      fromMs: Date.parse(from),
      toMs: Date.parse(to),
    }));
    return { id, bands: withLongestNamed(bands, scale, rowWidth, name) };
  });
}

/** Says what a row is about in its longest band, where that has room for it. */
function withLongestNamed(
  bands: readonly Band[],
  scale: DayScale,
  rowWidth: number,
  name: (value: string) => string,
): readonly Band[] {
  const lengthOf = ({ fromMs, toMs }: Band) => toMs - fromMs;
  const [longest] = bands.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!longest) return bands;
  const label = name(longest.value);
  const room = (fractionAt(scale, longest.toMs) - fractionAt(scale, longest.fromMs)) * rowWidth;
  if (label.length * CHARACTER + PADDING > room) return bands;
  return bands.map((band) => (band === longest ? { ...band, label } : band));
}

/** The band of an instant. */
export function bandAt({ bands }: BandRow, utcMs: number): Band | undefined {
  return bands.find(({ toMs }) => utcMs < toMs) ?? bands.at(-1);
}

/** What they are when, by the clock at the birthplace: "Sacral authority until 1:52 PM, then Emotional." */
export function changeWords(certainty: ChartCertainty, scale: DayScale): string[] {
  return SAID.flatMap(([id, name]) => {
    const attribute: CertainAttribute = certainty[id];
    if (attribute.kind === 'stable') return [];
    const { intervals } = attribute;
    if (intervals.length > LISTED_MAX) return `Your ${id} changes ${intervals.length - 1} times.`;
    const ends = clockTexts(
      scale,
      intervals.map(({ to }) => Date.parse(to)),
    );
    const parts = intervals.map(({ value }, index) => {
      const words = index === 0 ? name(value) : value;
      return index === intervals.length - 1 ? `then ${value}` : `${words} until ${ends[index]}`;
    });
    return `${parts.join(', ')}.`;
  });
}
