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
  /**
   * The value; in the longest band, where it has room for it, with what it is: "Profile 6/2"; short where
   * it hasn't; empty where even that is too long.
   */
  readonly label: string;
  /** The label fits without space around it. */
  readonly isTight: boolean;
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
const PADDING = 10;
/** Half of its line, in pixels. */
const NEEDLE = 1;
/** Without padding, and set closer. */
const TIGHT_CHARACTER = 6;

const SHORT: Readonly<Record<string, string>> = {
  Manifestor: 'Manif.',
  Generator: 'Gen.',
  'Manifesting Generator': 'Manif. Gen.',
  Projector: 'Proj.',
  Reflector: 'Refl.',
  Emotional: 'Emot.',
  Splenic: 'Spl.',
  'Ego Manifested': 'Ego M.',
  'Ego Projected': 'Ego P.',
  'Self-Projected': 'Self-P.',
  'Mental / Environmental': 'Mental',
};

/** Type, authority, and profile where they change. */
export function dayBands(
  certainty: ChartCertainty,
  scale: DayScale,
  rowWidth: number = ROW_WIDTHS.narrow,
): readonly BandRow[] {
  return SAID.flatMap(([id, name]) => {
    const attribute: CertainAttribute = certainty[id];
    if (attribute.kind === 'stable') return [];
    const stretches = attribute.intervals.map(({ value, from, to }) => ({
      value,
      fromMs: Date.parse(from),
      toMs: Date.parse(to),
    }));
    const lengthOf = ({ fromMs, toMs }: (typeof stretches)[number]) => toMs - fromMs;
    const [longest] = stretches.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    const bands = stretches.map((band) => {
      const room = (fractionAt(scale, band.toMs) - fractionAt(scale, band.fromMs)) * rowWidth;
      const labels = [band.value, SHORT[band.value] ?? band.value];
      if (band === longest) labels.unshift(name(band.value));
      const label = labels.find((text) => text.length * CHARACTER + PADDING <= room);
      const short = labels.at(-1) ?? '';
      const isTight = label === undefined && short.length * TIGHT_CHARACTER <= room;
      return { ...band, label: label ?? (isTight ? short : ''), isTight };
    });
    return { id, bands };
  });
}

/** What bands without room for a label are, by the clock at the birthplace: "Before 1:12 AM: Projector, Splenic". */
export function unlabeledWords(rows: readonly BandRow[], scale: DayScale): string[] {
  const values = new Map<string, string[]>();
  for (const { bands } of rows) {
    for (const [at, { value, label, fromMs, toMs }] of bands.entries()) {
      if (label !== '') continue;
      const [from = '', to = ''] = clockTexts(scale, [fromMs, toMs]);
      const isLast = at === bands.length - 1;
      const when = at === 0 ? `Before ${to}` : isLast ? `After ${from}` : `${from} to ${to}`;
      values.set(when, [...(values.get(when) ?? []), value]);
    }
  }
  return [...values].map(([when, those]) => `${when}: ${those.join(', ')}`);
}

/**
 * Where in a band its label begins, as a part of the row after the band's own start: past the needle that
 * would cut through it, if it has room there.
 */
export function labelStart(band: Band, scale: DayScale, utcMs: number, rowWidth: number): number {
  const [from, to] = [fractionAt(scale, band.fromMs), fractionAt(scale, band.toMs)];
  const needle = fractionAt(scale, utcMs);
  const width = (band.label.length * CHARACTER + PADDING) / rowWidth;
  const isCut = band.label !== '' && needle > from && needle < from + width;
  const start = needle + NEEDLE / rowWidth;
  return isCut && start + width <= to ? start - from : 0;
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
