import type { BodyId, ObservedBodyId, Side } from '../bodies.ts';
import { entryAt } from '../lookup.ts';
import { POSITIONS, positionIndex } from '../positions.ts';
import type { LineMotion } from './crossings.ts';
import { oppositeLine, type PositionText, positionTextAt } from './wheel-lines.ts';
import type { BirthWindow } from './window.ts';

/** A stretch of birth instants, UTC in milliseconds since 1970: from included, to not. */
export interface TimeSpan {
  readonly fromUtcMs: number;
  readonly toUtcMs: number;
}

/** What one position does at a flip. */
export interface PositionChange {
  readonly side: Side;
  readonly body: BodyId;
  readonly from: PositionText;
  readonly to: PositionText;
}

/** An instant at which the chart changes. */
export interface Flip {
  /** UTC since 1970: the first millisecond of the new chart. */
  readonly utcMs: number;
  /** In chart order, Design first; Sun and Earth change together, and so do the Nodes. */
  readonly changes: readonly PositionChange[];
}

/** A span in which all 26 positions keep their lines. */
export interface Part extends TimeSpan {
  /** The lines (`wheel-lines.ts`) by `positionIndex`. */
  readonly lines: readonly number[];
}

export { positionIndex };

const OPPOSITES: Readonly<Partial<Record<ObservedBodyId, BodyId>>> = {
  sun: 'earth',
  north_node: 'south_node',
};

/** Sets a position's line and that of the body opposite it. */
function place(lines: number[], side: Side, body: ObservedBodyId, line: number): void {
  lines[positionIndex(side, body)] = line;
  const opposite = OPPOSITES[body];
  if (opposite) lines[positionIndex(side, opposite)] = oppositeLine(line);
}

function changesBetween(before: readonly number[], after: readonly number[]): PositionChange[] {
  const changes: PositionChange[] = [];
  for (let index = 0; index < POSITIONS.length; index++) {
    const from = entryAt(before, index);
    const to = entryAt(after, index);
    if (from !== to) {
      const { side, body } = entryAt(POSITIONS, index);
      changes.push({ side, body, from: positionTextAt(from), to: positionTextAt(to) });
    }
  }
  return changes;
}

/** Cuts a window at the crossings in it. The parts tile it; between two of them lies one flip. */
export function partsOf(
  { startUtcMs, endUtcMs }: BirthWindow,
  { starts, crossings }: LineMotion,
): { readonly parts: readonly Part[]; readonly flips: readonly Flip[] } {
  let lines = new Array<number>(POSITIONS.length).fill(0);
  for (const { side, body, line } of starts) place(lines, side, body, line);
  const parts: Part[] = [];
  const flips: Flip[] = [];
  let fromUtcMs = startUtcMs;
  const inOrder = [...crossings].sort((a, b) => a.utcMs - b.utcMs);
  for (let index = 0; index < inOrder.length; ) {
    const { utcMs } = entryAt(inOrder, index);
    const next = [...lines];
    for (; inOrder[index]?.utcMs === utcMs; index++) {
      const { side, body, to } = entryAt(inOrder, index);
      place(next, side, body, to);
    }
    flips.push({ utcMs, changes: changesBetween(lines, next) });
    parts.push({ fromUtcMs, toUtcMs: utcMs, lines });
    [fromUtcMs, lines] = [utcMs, next];
  }
  parts.push({ fromUtcMs, toUtcMs: endUtcMs, lines });
  return { parts, flips };
}
