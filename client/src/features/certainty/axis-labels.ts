import { axisText } from './clock-labels.ts';
import { type DayScale, fractionAt, ticksOf } from './day-scale.ts';

export interface AxisLabel {
  readonly utcMs: number;
  /** Position in the window, from 0 at its start to 1 at its end. */
  readonly fraction: number;
  readonly text: string;
}

/** Width of the ribbon on the narrowest phone, in pixels. */
const WIDTH = 270;
const CHARACTER = 6;
const GAP = 6;

/** "6 AM": a full hour needs no minutes on a 12-hour clock. */
function shortened(text: string): string {
  return text.replace(/:00(?= [AP]M$)/, '');
}

const widthOf = ({ text }: AxisLabel) => text.length * CHARACTER;

/** The extent of a label; at the ends of the axis it is aligned inward. */
export function reachOf(label: AxisLabel, width = WIDTH): readonly [from: number, to: number] {
  const at = label.fraction * width;
  if (label.fraction === 0) return [0, widthOf(label)];
  if (label.fraction === 1) return [width - widthOf(label), width];
  return [at - widthOf(label) / 2, at + widthOf(label) / 2];
}

function labelAt(scale: DayScale, utcMs: number, text = axisText(scale, utcMs)): AxisLabel {
  return { utcMs, fraction: fractionAt(scale, utcMs), text: shortened(text) };
}

/** The times of both ends, and as many round times in between as fit on a phone. */
export function axisLabels(scale: DayScale): AxisLabel[] {
  const ticks = ticksOf(scale).map(({ utcMs, time }) =>
    labelAt(scale, utcMs, scale.dates.time(time)),
  );
  return spaced(scale, ticks);
}

/** "4:18, 5:29 PM": times that would overlap share a label and the half of the day. */
function joined(one: AxisLabel, other: AxisLabel): AxisLabel {
  const half = / [AP]M$/.exec(other.text)?.[0] ?? '';
  const first = half && one.text.endsWith(half) ? one.text.slice(0, -half.length) : one.text;
  return {
    utcMs: one.utcMs,
    fraction: (one.fraction + other.fraction) / 2,
    text: `${first}, ${other.text}`,
  };
}

/** Moved inward as far as its text needs to be inside the axis; null where the axis is shorter. */
function inside(label: AxisLabel): AxisLabel | null {
  const half = widthOf(label) / 2;
  if (half > WIDTH / 2) return null;
  const at = Math.min(WIDTH - half, Math.max(half, label.fraction * WIDTH));
  return { ...label, fraction: at / WIDTH };
}

/** The given instants, close ones in one label; none where they are too many. */
export function labelsAt(scale: DayScale, instants: readonly number[]): AxisLabel[] {
  const kept: AxisLabel[] = [];
  for (const utcMs of instants.toSorted((a, b) => a - b)) {
    let next = inside(labelAt(scale, utcMs));
    for (let last = kept.at(-1); next && last; last = kept.at(-1)) {
      if (reachOf(next)[0] - GAP >= reachOf(last)[1]) break;
      kept.pop();
      next = inside(joined(last, next));
    }
    if (!next) return [];
    kept.push(next);
  }
  return kept;
}

function spaced(scale: DayScale, ticks: readonly AxisLabel[]): AxisLabel[] {
  const start = labelAt(scale, scale.startMs);
  const end = labelAt(scale, scale.endMs);
  const kept = [start];
  for (const label of ticks) {
    const [from, to] = reachOf(label);
    const last = kept.at(-1) ?? start;
    if (from - GAP >= reachOf(last)[1] && to + GAP <= reachOf(end)[0]) kept.push(label);
  }
  return [...kept, end];
}
