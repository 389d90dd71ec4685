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
export function reachOf(label: AxisLabel): readonly [from: number, to: number] {
  const at = label.fraction * WIDTH;
  if (label.fraction === 0) return [0, widthOf(label)];
  if (label.fraction === 1) return [WIDTH - widthOf(label), WIDTH];
  return [at - widthOf(label) / 2, at + widthOf(label) / 2];
}

function labelAt(scale: DayScale, utcMs: number): AxisLabel {
  return {
    utcMs,
    fraction: fractionAt(scale, utcMs),
    text: shortened(axisText(scale, utcMs)),
  };
}

/** The times of both ends, and as many round times in between as fit on a phone. */
export function axisLabels(scale: DayScale): AxisLabel[] {
  return spaced(
    scale,
    ticksOf(scale).map(({ utcMs }) => labelAt(scale, utcMs)),
  );
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
