import { axisLabels, reachOf } from './axis-labels.ts';
import type { BandRow } from './bands.ts';
import { axisText } from './clock-labels.ts';
import { type DayScale, fractionAt } from './day-scale.ts';

/** When a row of bands changes, below the boundary. */
export interface ChangeTime {
  readonly utcMs: number;
  /** Position of the boundary in the window, from 0 at its start to 1 at its end. */
  readonly fraction: number;
  readonly text: string;
  /** How far the text is beside the middle of its boundary, in pixels, so that it covers no other. */
  readonly shift: number;
}

const CHARACTER = 6.5;
const GAP = 5;
/** A text further than this from its tick would seem to be another's. */
const BESIDE = 4;

type Reach = readonly [from: number, to: number];
type Draft = Omit<ChangeTime, 'shift'> & { readonly at: number; readonly width: number };

/** The times of a row's changes, as many as have room below it. */
export function changeTimes({ bands }: BandRow, scale: DayScale, rowWidth: number): ChangeTime[] {
  let kept: ChangeTime[] = [];
  const drafts: Draft[] = [];
  for (const { fromMs } of bands.slice(1)) {
    const fraction = fractionAt(scale, fromMs);
    const text = axisText(scale, fromMs);
    const draft = {
      utcMs: fromMs,
      fraction,
      text,
      at: fraction * rowWidth,
      width: text.length * CHARACTER,
    };
    const placed = sideBySide([...drafts, draft], rowWidth);
    if (placed === null) continue;
    drafts.push(draft);
    kept = placed;
  }
  return kept;
}

interface Cluster {
  readonly drafts: readonly Draft[];
  readonly start: number;
  readonly width: number;
}

/** Texts as near to their boundaries as each other and the row's ends let them; null where one is too far away. */
function sideBySide(drafts: readonly Draft[], rowWidth: number): ChangeTime[] | null {
  const clusters: Cluster[] = [];
  for (const draft of drafts) {
    let cluster = clusterOf([draft], rowWidth);
    for (let last = clusters.at(-1); last && reaches(last, cluster); last = clusters.at(-1)) {
      clusters.pop();
      cluster = clusterOf([...last.drafts, ...cluster.drafts], rowWidth);
    }
    clusters.push(cluster);
  }
  const placed = clusters.flatMap(placedIn);
  const isEachInPlace = placed.every(
    ({ shift }, index) => Math.abs(shift) <= (drafts[index]?.width ?? 0) / 2 + BESIDE,
  );
  return isEachInPlace ? placed : null;
}

const reaches = (left: Cluster, right: Cluster) => left.start + left.width + GAP > right.start;

/** In a line whose middle is at their boundaries' mean, inside the row. */
function clusterOf(drafts: readonly Draft[], rowWidth: number): Cluster {
  let width = -GAP;
  let sum = 0;
  for (const draft of drafts) {
    sum += draft.at - draft.width / 2 - (width + GAP);
    width += GAP + draft.width;
  }
  const start = Math.max(0, Math.min(sum / drafts.length, rowWidth - width));
  return { drafts, start, width };
}

function placedIn({ drafts, start }: Cluster): ChangeTime[] {
  let left = start;
  return drafts.map(({ at, width, ...time }) => {
    const shift = left + width / 2 - at;
    left += width + GAP;
    return { ...time, shift: Math.round(shift) };
  });
}

/** The hours below the last row: those of its changes, and round ones where these leave room. */
export function axisTimes(row: BandRow | undefined, scale: DayScale, rowWidth: number) {
  const hours = axisLabels(scale);
  const changes = row ? changeTimes(row, scale, rowWidth) : [];
  const taken = changes.map((time): Reach => {
    const middle = time.fraction * rowWidth + time.shift;
    const half = (time.text.length * CHARACTER) / 2 + GAP;
    return [middle - half, middle + half];
  });
  const isFree = ([from, to]: Reach) => taken.every(([left, right]) => to <= left || right <= from);
  return { changes, hours: hours.filter((hour) => isFree(reachOf(hour, rowWidth))) };
}
