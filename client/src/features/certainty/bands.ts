import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { axisText, clockTexts } from './clock-labels.ts';
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
  /** The value; in the longest band that has room for it, with what it is: "Profile 6/2". */
  readonly label: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** The hours at its ends, where they are written inside it. */
  readonly startHour: string | null;
  readonly endHour: string | null;
}

/** A fact that changes inside the window, as bands that cover it. */
export interface BandRow {
  readonly id: (typeof SAID)[number][0];
  readonly bands: readonly Band[];
}

/** Widths of a row in pixels: on a narrow phone, and beside a result's words. */
export const ROW_WIDTHS = { narrow: 290, wide: 436 } as const;
const CHARACTER = 6.5;
const HOUR_CHARACTER = 7;
const PADDING = 12;
const GAP = 4;

/**
 * Type, authority, and profile where they change, with each change's hour in the roomier band beside it.
 * Where one has no room there, all leave out the half of the day, which the axis below them tells.
 */
export function dayBands(
  certainty: ChartCertainty,
  scale: DayScale,
  rowWidth: number = ROW_WIDTHS.narrow,
): readonly BandRow[] {
  const whole = rowsWith(certainty, scale, rowWidth, (hour) => hour);
  return whole.isAllWritten ? whole.rows : rowsWith(certainty, scale, rowWidth, withoutHalf).rows;
}

/** "4:35 AM" as "4:35". */
const withoutHalf = (hour: string) => hour.replace(/ [AP]M$/, '');

function rowsWith(
  certainty: ChartCertainty,
  scale: DayScale,
  rowWidth: number,
  hourOf: (hour: string) => string,
) {
  const rows: BandRow[] = [];
  let isAllWritten = true;
  for (const [id, name] of SAID) {
    const attribute: CertainAttribute = certainty[id];
    if (attribute.kind === 'stable') continue;
    const bands = attribute.intervals.map((interval) => emptyBand(interval, scale, rowWidth));
    for (const [index, right] of bands.entries()) {
      const left = bands[index - 1];
      const hour = hourOf(axisText(scale, right.fromMs));
      if (left && !writeHour(left, right, hour)) isAllWritten = false;
    }
    nameLongest(bands, name);
    rows.push({ id, bands });
  }
  return { rows, isAllWritten };
}

interface DraftBand {
  value: string;
  label: string;
  fromMs: number;
  toMs: number;
  startHour: string | null;
  endHour: string | null;
  /** Room that is left in it, in pixels. */
  room: number;
}

type Interval = Extract<CertainAttribute, { kind: 'varying' }>['intervals'][number];

function emptyBand({ value, from, to }: Interval, scale: DayScale, rowWidth: number): DraftBand {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const width = (fractionAt(scale, toMs) - fractionAt(scale, fromMs)) * rowWidth;
  const room = width - PADDING - value.length * CHARACTER;
  return { value, label: value, fromMs, toMs, startHour: null, endHour: null, room };
}

/** Whether one of the two had room for the hour between them. */
function writeHour(left: DraftBand, right: DraftBand, hour: string): boolean {
  const width = hour.length * HOUR_CHARACTER + GAP;
  const roomier = left.room >= right.room ? left : right;
  if (roomier.room < width) return false;
  roomier.room -= width;
  if (roomier === left) left.endHour = hour;
  else right.startHour = hour;
  return true;
}

/** Says what a row is about where it has the most room, as far as the hours leave it. */
function nameLongest(bands: readonly DraftBand[], name: (value: string) => string): void {
  const [longest] = bands.toSorted((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs));
  if (!longest) return;
  const label = name(longest.value);
  if ((label.length - longest.value.length) * CHARACTER <= longest.room) longest.label = label;
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
