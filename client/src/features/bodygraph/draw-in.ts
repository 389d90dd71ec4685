import { INTEGRATION } from '#shared/bodygraph/layout.data.ts';
import { drawnChannels, type SegmentId } from '#shared/bodygraph/layout.ts';
import {
  type ActiveStatus,
  type DrawnModel,
  filledChannelsOf,
  LINK_CHANNELS,
} from '#shared/bodygraph/model.ts';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';

/*
 * The order in which a picture draws itself: planet by planet on both sides at once, each half of a
 * channel out of its gate, each center once its first channel is closed.
 */

/** The place of a planet in the order of the chart, 0 to 12. */
export type Step = number;

export interface GrowingLine {
  /** From the gate to the middle of its channel. */
  readonly d: string;
  readonly status: ActiveStatus;
  readonly step: Step;
}

export interface DrawIn {
  readonly lines: readonly GrowingLine[];
  readonly gates: readonly { readonly gate: GateNumber; readonly step: Step }[];
  readonly centers: readonly { readonly center: CenterId; readonly step: Step }[];
}

/** What appears at which step; together it is the whole picture. */
export function drawInOf(model: DrawnModel): DrawIn {
  const gates = model.graph.activeGates.map((gate) => ({ gate, step: stepOf(model, gate) }));
  const centers = model.graph.definedCenters.map((center) => ({
    center,
    step: Math.min(...filledChannelsOf(model, center).map((id) => closingStep(model, id))),
  }));
  return { lines: [...halves(model), ...integration(model)], gates, centers };
}

/** The first planet that stands in the gate, on either side. */
function stepOf(model: DrawnModel, gate: GateNumber): Step {
  return Math.min(...model.gates[gate].holders.map(({ body }) => BODY_IDS.indexOf(body)));
}

function closingStep(model: DrawnModel, id: ChannelId): Step {
  return Math.max(...CHANNEL_BY_ID[id].gates.map((gate) => stepOf(model, gate)));
}

function halves(model: DrawnModel): GrowingLine[] {
  return drawnChannels.flatMap(({ gates, halves: paths }) =>
    gates.flatMap((gate) => {
      const { status } = model.gates[gate];
      const d = paths[gate];
      return status === 'none' || !d ? [] : [{ d, status, step: stepOf(model, gate) }];
    }),
  );
}

const ARMS = [
  ['s10', 10],
  ['s20', 20],
  ['s34', 34],
  ['s57', 57],
] as const;

/** The arms grow from their gates; the link between them follows with the first channel over it. */
function integration(model: DrawnModel): GrowingLine[] {
  const linked = LINK_CHANNELS.filter((id) => model.graph.channelStatus[id] === 'filled');
  const linkStep = Math.min(...linked.map((id) => closingStep(model, id)));
  const line = (segment: SegmentId, step: () => Step): GrowingLine[] => {
    const status = model.segments[segment];
    return status === 'none' ? [] : [{ d: INTEGRATION.segments[segment].d, status, step: step() }];
  };
  return [
    ...ARMS.flatMap(([segment, gate]) => line(segment, () => stepOf(model, gate))),
    ...line('linkUpper', () => linkStep),
    ...line('linkLower', () => linkStep),
  ];
}
