import { readGate } from '../domain/chart-text.ts';
import { BODY_IDS, type BodyId, type PerPosition, SIDES, type Side } from '../engine/bodies.ts';
import { type Bodygraph, bodygraphOf } from '../engine/bodygraph.ts';
import type { CenterId } from '../engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import { GATES } from '../engine/gates.ts';
import { recordOf } from '../engine/lookup.ts';
import { GATE_NUMBERS, type GateNumber, type Line } from '../engine/wheel.ts';
import type { SegmentId } from './layout.ts';

/** The 26 values of a chart as "gate.line". Values whose gate is not 1–64 are shown but not drawn. */
export type Activations = PerPosition<string>;

export type ActiveStatus = 'design' | 'personality' | 'both';
export type GateStatus = 'none' | ActiveStatus;

/** A position in the gate. */
export interface Holder {
  readonly side: Side;
  readonly body: BodyId;
  /** null when the value has no line. */
  readonly line: Line | null;
}

export interface GateModel {
  readonly gate: GateNumber;
  readonly center: CenterId;
  readonly status: GateStatus;
  /** Design first, each side in chart order. */
  readonly holders: readonly Holder[];
}

/** The data for picture, lists, labels and text. */
export interface BodygraphModel {
  readonly activations: Activations;
  readonly graph: Bodygraph;
  readonly gates: Readonly<Record<GateNumber, GateModel>>;
  readonly segments: Readonly<Record<SegmentId, GateStatus>>;
}

/** The data for a picture alone. */
export type DrawnModel = Omit<BodygraphModel, 'activations'>;

export function bodygraphModel(activations: Activations): BodygraphModel {
  return { activations, ...collectiveModel([activations]) };
}

/** Several charts merged: a gate is active when it is active in any of them. */
export function collectiveModel(charts: readonly Activations[]): DrawnModel {
  const holders = holdersByGate(charts);
  const gates = recordOf(GATE_NUMBERS, (gate): GateModel => {
    const own = holders.get(gate) ?? [];
    const sides = SIDES.filter((side) => own.some((holder) => holder.side === side));
    return { gate, center: GATES[gate].center, status: statusOfSides(sides), holders: own };
  });
  const graph = bodygraphOf(new Set(holders.keys()));
  return {
    graph,
    gates,
    segments: integrationSegments(graph, (gate) => gates[gate].status),
  };
}

/**
 * Two people in one picture: the first one's gates have the status that is painted solid
 * ("personality"), the second one's the status with the rail ("design"), shared gates both.
 */
export function pairModel(first: Activations, second: Activations): DrawnModel {
  const [ours, theirs] = [holdersByGate([first]), holdersByGate([second])];
  const gates = recordOf(GATE_NUMBERS, (gate): GateModel => {
    const [own = [], others = []] = [ours.get(gate), theirs.get(gate)];
    const statuses = [
      ...(others.length > 0 ? (['design'] as const) : []),
      ...(own.length > 0 ? (['personality'] as const) : []),
    ];
    const holders = [...own, ...others];
    return { gate, center: GATES[gate].center, status: statusOfSides(statuses), holders };
  });
  const graph = bodygraphOf(new Set([...ours.keys(), ...theirs.keys()]));
  return { graph, gates, segments: integrationSegments(graph, (gate) => gates[gate].status) };
}

function holdersByGate(charts: readonly Activations[]): Map<GateNumber, Holder[]> {
  const holders = new Map<GateNumber, Holder[]>();
  const positions = SIDES.flatMap((side) => BODY_IDS.map((body) => ({ side, body })));
  for (const { side, body } of positions) {
    for (const activations of charts) {
      const position = readGate(activations[side][body]);
      if (position === null) continue;
      const own = holders.get(position.gate) ?? [];
      own.push({ side, body, line: position.line });
      holders.set(position.gate, own);
    }
  }
  return holders;
}

function statusOfSides(sides: readonly Side[]): GateStatus {
  return sides.length > 1 ? 'both' : (sides[0] ?? 'none');
}

/** The combined sides of two gates. */
export function joinStatus(a: GateStatus, b: GateStatus): GateStatus {
  if (a === 'none' || a === b) return b;
  return b === 'none' ? a : 'both';
}

/** Channels that use the link between the two junctions of the trunk. */
export const LINK_CHANNELS: readonly ChannelId[] = ['20-34', '20-57', '10-34', '10-57'];

/**
 * Paints the shared trunk of gates 10, 20, 34 and 57: each arm by its own gate alone; the link only
 * when a channel through it is filled, its upper half with the sides of 10 and 20, its lower half
 * with those of 34 and 57.
 */
function integrationSegments(
  graph: Bodygraph,
  statusOf: (gate: GateNumber) => GateStatus,
): Record<SegmentId, GateStatus> {
  const isLinked = LINK_CHANNELS.some((id) => graph.channelStatus[id] === 'filled');
  return {
    s10: statusOf(10),
    s20: statusOf(20),
    s34: statusOf(34),
    s57: statusOf(57),
    linkUpper: isLinked ? joinStatus(statusOf(10), statusOf(20)) : 'none',
    linkLower: isLinked ? joinStatus(statusOf(34), statusOf(57)) : 'none',
  };
}

/** Whether any gate is active on both sides. */
export function hasBoth({ gates }: DrawnModel): boolean {
  return Object.values(gates).some(({ status }) => status === 'both');
}

export function isDefined(model: DrawnModel, center: CenterId): boolean {
  return model.graph.definedCenters.includes(center);
}

/** The filled channels at a center, by number. */
export function filledChannelsOf(model: DrawnModel, center: CenterId): ChannelId[] {
  return model.graph.definedChannels.filter((id) => CHANNEL_BY_ID[id].centers.includes(center));
}
