import { CHANNELS } from '#shared/bodygraph/layout.data.ts';
import type { SegmentId } from '#shared/bodygraph/layout.ts';
import { type DrawnModel, filledChannelsOf } from '#shared/bodygraph/model.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import type { Spot } from './navigation.ts';

/** What is not dimmed by a selection. */
export interface Lit {
  readonly channels: ReadonlySet<ChannelId>;
  readonly segments: ReadonlySet<SegmentId>;
  readonly gates: ReadonlySet<GateNumber>;
}

/**
 * Gates with their channels and partner gates, channels with their gates, centers with their gates
 * and filled channels.
 */
export function litBy(model: DrawnModel, spots: readonly Spot[]): Lit {
  const channels = spots.flatMap((spot): readonly ChannelId[] => {
    if (spot.kind === 'center') return filledChannelsOf(model, spot.center);
    return spot.kind === 'channel' ? [spot.channel] : GATES[spot.gate].channels;
  });
  // Any other gate is one of its channels'.
  const ofCenters = spots.flatMap((spot) =>
    spot.kind === 'center' ? CENTERS[spot.center].gates : [],
  );
  return {
    channels: new Set(channels),
    segments: new Set(channels.flatMap(segmentsOf)),
    gates: new Set([...ofCenters, ...channels.flatMap((id) => CHANNEL_BY_ID[id].gates)]),
  };
}

function segmentsOf(id: ChannelId): readonly SegmentId[] {
  const channel = CHANNELS.find((candidate) => candidate.id === id);
  return channel?.kind === 'integration' ? channel.segments : [];
}
