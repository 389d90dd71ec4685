import type { GateNumber, Line } from '../engine/wheel.ts';
import type { ReadingChart } from './chart.ts';
import type { HeadedParagraph, PlacedByLine, PlacedBySide, PlacedParagraph } from './schema.ts';

type Placed = PlacedParagraph | PlacedByLine | PlacedBySide;

/** A text as somebody with this line of the conscious Sun reads it. */
export function toldByLine(placed: PlacedParagraph | PlacedByLine, line: Line): HeadedParagraph {
  return 'byLine' in placed ? placed.byLine[line] : placed;
}

/** A gate's text as somebody reads it who is conscious of the gate, or isn't. */
export function toldBySide(
  placed: PlacedParagraph | PlacedBySide,
  status: ReadingChart['gateStatus'][GateNumber],
): HeadedParagraph {
  if (!('known' in placed)) return placed;
  return status === 'design' ? placed.seen : placed.known;
}

/** All wordings of a text. */
export function wordingsOf(placed: Placed): readonly HeadedParagraph[] {
  if ('byLine' in placed) return [...new Set(Object.values(placed.byLine))];
  return 'known' in placed ? [placed.known, placed.seen] : [placed];
}
