import { recordOf } from '../engine/lookup.ts';
import type { GateNumber } from '../engine/wheel.ts';
import { INTEGRATION } from './layout.data.ts';
import { cubicTail, type DrawnChannel, reversedPath, type SegmentId, startOf } from './layout.ts';
import { type ActiveStatus, type GateStatus, joinStatus } from './model.ts';

/** A painted run of a line. */
export interface Stroke {
  readonly d: string;
  readonly status: ActiveStatus;
  /** The paint of the adjoining run at its start, if different. */
  readonly after?: ActiveStatus | undefined;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly status: Exclude<ActiveStatus, 'both'>;
}

export interface CornerDot extends Dot {
  readonly isUnder: boolean;
}

type StatusOf = (gate: GateNumber) => GateStatus;

/** The painted part of a channel. Two halves of one color are a single run, without a seam. */
export function channelStrokes({ gates, halves, d }: DrawnChannel, statusOf: StatusOf): Stroke[] {
  const [first, second] = gates.map((gate) => activeOnly(statusOf(gate)));
  if (first && first === second) return [{ d, status: first }];
  return gates.flatMap((gate, index) => {
    const status = activeOnly(statusOf(gate));
    const after = index === 0 ? second : first;
    const half = halves[gate];
    return status && half ? [{ d: after ? reversedPath(half) : half, status, after }] : [];
  });
}

const { segments, junctions } = INTEGRATION;

/** The trunk from gate 20 down to gate 57, every piece in that direction. */
const TRUNK: readonly (readonly [SegmentId, string])[] = [
  ['s20', segments.s20.d],
  ['linkUpper', segments.linkUpper.d],
  ['linkLower', reversedPath(segments.linkLower.d)],
  ['s57', reversedPath(segments.s57.d)],
];
const BRANCHES = ['s10', 's34'] as const;

export const ALL_SEGMENTS: ReadonlySet<SegmentId> = new Set([
  ...TRUNK.map(([id]) => id),
  ...BRANCHES,
]);

interface Run<T> {
  d: string;
  value: T;
  after: T | undefined;
}

/** Lines of the integration complex: the branches, then trunk pieces of equal paint as one run. */
function runs<T>(valueFor: (segment: SegmentId) => T | undefined): Run<T>[] {
  const branches = BRANCHES.flatMap((id) => {
    const value = valueFor(id);
    return value === undefined ? [] : [{ d: segments[id].d, value, after: undefined }];
  });
  const trunk: Run<T>[] = [];
  let before: T | undefined;
  for (const [id, d] of TRUNK) {
    const value = valueFor(id);
    const last = trunk.at(-1);
    if (value !== undefined && last && value === before) last.d += cubicTail(d);
    else if (value !== undefined) trunk.push({ d, value, after: before });
    before = value;
  }
  return [...branches, ...trunk];
}

/** The plain lines of the given segments. */
export function integrationTracks(included: ReadonlySet<SegmentId>): string[] {
  return runs((id) => (included.has(id) ? true : undefined)).map(({ d }) => d);
}

/** The painted lines of the integration complex, for the given segments only. */
export function paintedSegments(
  statuses: Readonly<Record<SegmentId, GateStatus>>,
  included: ReadonlySet<SegmentId>,
): Record<SegmentId, GateStatus> {
  return recordOf([...ALL_SEGMENTS], (id) => (included.has(id) ? statuses[id] : 'none'));
}

export function integrationStrokes(painted: Readonly<Record<SegmentId, GateStatus>>): Stroke[] {
  return runs((id) => activeOnly(painted[id])).map(({ d, value, after }) => ({
    d,
    status: value,
    after,
  }));
}

/**
 * Rounds off the corners where lines meet: in the color of the link, or of the two arms where the
 * link is not painted; black where that is striped. A dot on a straight run is drawn below it, so
 * that rail and stripes are not interrupted.
 */
export function integrationDots(painted: Readonly<Record<SegmentId, GateStatus>>): CornerDot[] {
  const { s10, s20, s34, s57, linkUpper, linkLower } = painted;
  const corners = [
    { at: junctions.J10, link: linkUpper, trunk: s20, branch: s10 },
    { at: junctions.J34, link: linkLower, trunk: s57, branch: s34 },
  ];
  return corners.flatMap(({ at: [x, y], link, trunk, branch }) => {
    const meets = trunk !== 'none' && branch !== 'none' ? joinStatus(trunk, branch) : 'none';
    const sides = link === 'none' ? meets : link;
    if (sides === 'none') return [];
    return [{ x, y, status: sides === 'both' ? 'personality' : sides, isUnder: link === trunk }];
  });
}

/**
 * A dot below the seam of two paints, to hide the gap between them. Next to stripes it has the
 * plain color.
 */
export function seamUnder({ d, status, after }: Stroke): Dot | null {
  const [x, y] = startOf(d);
  if (!after) return null;
  const plain = [status, after].find((side) => side !== 'both');
  return { x, y, status: plain === 'design' ? 'design' : 'personality' };
}

function activeOnly(status: GateStatus): ActiveStatus | undefined {
  return status === 'none' ? undefined : status;
}
