import { centerLayout } from '#shared/bodygraph/layout.ts';
import { type DrawnModel, type Holder, isDefined } from '#shared/bodygraph/model.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES, SIDES, type Side } from '#shared/engine/bodies.ts';
import type { ChannelStatus } from '#shared/engine/bodygraph.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import type { Spot } from './navigation.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  design: 'Design',
  personality: 'Personality',
};

const STATES: readonly ChannelStatus[] = ['filled', 'partial', 'empty'];

/** "Sacral", "G center": as in a sentence. */
export function centerShortName(center: CenterId): string {
  return CENTERS[center].name.replace(/ Center$/, ' center');
}

/** As a title: "The Listener". */
export function gateName(gate: GateNumber): string {
  const { name } = GATES[gate];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** "Sacral center", "G center". */
export function centerName(center: CenterId): string {
  return `${CENTERS[center].name.replace(/ Center$/, '')} center`;
}

/** "10-34 Exploration". */
export function channelTitle(id: ChannelId): string {
  return `${id} ${CHANNEL_BY_ID[id].name}`;
}

/** What a part is called: "Gate 26", "Channel 26-44", "Heart center", "Sun". */
export function spotTerm(spot: Spot): string {
  switch (spot.kind) {
    case 'gate':
      return `Gate ${spot.gate}`;
    case 'channel':
      return `Channel ${spot.channel}`;
    case 'center':
      return centerName(spot.center);
    case 'position':
      return BODY_NAMES[spot.body];
  }
}

/** "Saturn line 6". */
export function holderText({ body, line }: Holder): string {
  return line === null ? BODY_NAMES[body] : `${BODY_NAMES[body]} line ${line}`;
}

/** The accessible name of a gate: center, activations on each side, and channels. */
export function gateLabel(model: DrawnModel, gate: GateNumber): string {
  const { center, holders } = model.gates[gate];
  const sides = SIDES.flatMap((side) => {
    const own = holders.filter((holder) => holder.side === side);
    return own.length > 0 ? [`${SIDE_NAMES[side]}: ${own.map(holderText).join(', ')}.`] : [];
  });
  const held = sides.length > 0 ? sides.join(' ') : 'Not active.';
  return `Gate ${gate}, ${CENTERS[center].name}. ${held} ${channelsClause(model, gate)}`;
}

function channelsClause(model: DrawnModel, gate: GateNumber): string {
  const groups = STATES.flatMap((state) => {
    const ids = GATES[gate].channels.filter((id) => model.graph.channelStatus[id] === state);
    return ids.length > 0 ? [`${andList(ids)} ${state}`] : [];
  });
  return `Channel ${groups.join('; ')}.`;
}

/** The active gates of a center in keyboard order. */
export function activeGatesOf(model: DrawnModel, center: CenterId): GateNumber[] {
  return centerLayout(center).gates.filter((gate) => model.gates[gate].status !== 'none');
}

/** The accessible name of a center. */
export function centerLabel(model: DrawnModel, center: CenterId): string {
  const active = [...activeGatesOf(model, center)].sort((a, b) => a - b);
  const gates = active.length > 0 ? `Active gates: ${andList(active)}` : 'No active gate';
  const state = isDefined(model, center) ? 'defined' : 'open';
  return `${centerName(center)}, ${state}. ${gates} of ${CENTERS[center].gates.length}.`;
}

/** The accessible name of a channel: "Channel 26-44 Surrender, Heart to Spleen. Partial: …". */
export function channelLabel(model: DrawnModel, id: ChannelId): string {
  const { gates, centers, name } = CHANNEL_BY_ID[id];
  const [from, to] = centers.map((center) => CENTERS[center].name);
  const status = model.graph.channelStatus[id];
  const held = gates.filter((gate) => model.gates[gate].status !== 'none');
  const state = {
    filled: `Filled: gates ${andList(gates)} active.`,
    partial: `Partial: gate ${andList(held)} active.`,
    empty: 'Empty.',
  }[status];
  return `Channel ${id} ${name}, ${from} to ${to}. ${state}`;
}

/** The whole picture in one sentence. */
export function summarySentence(model: DrawnModel, name: string): string {
  const { definedCenters, definedChannels, activeGates, hangingGates } = model.graph;
  const parts = [
    share(definedCenters.length, '9 centers', 'defined'),
    share(definedChannels.length, '36 channels', 'filled'),
    share(activeGates.length, '64 gates', 'active'),
  ];
  const hanging = hangingGates.length === 0 ? 'none' : String(hangingGates.length);
  return `In the bodygraph of ${name}, ${andList(parts)}, ${hanging} of them hanging.`;
}

/** "7 of 9 centers are defined". */
function share(count: number, all: string, state: string): string {
  return `${count} of ${all} ${count === 1 ? 'is' : 'are'} ${state}`;
}
