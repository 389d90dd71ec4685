import { BODY_IDS, type BodyId, SIDES, type Side } from './bodies.ts';

/** One of the 26 positions of a chart. */
export interface Position {
  readonly side: Side;
  readonly body: BodyId;
}

/** All 26: Design first, bodies in chart order. */
export const POSITIONS: readonly Position[] = SIDES.flatMap((side) =>
  BODY_IDS.map((body) => ({ side, body })),
);

/** The index of a position among the 26. */
export function positionIndex(side: Side, body: BodyId): number {
  return SIDES.indexOf(side) * BODY_IDS.length + BODY_IDS.indexOf(body);
}
