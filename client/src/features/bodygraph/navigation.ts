import { centerLayout, centerOrder, gatePlaces } from '#shared/bodygraph/layout.ts';
import type { BodyId, Side } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS, type ChannelId } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';

/** A part of the chart that can be hovered or selected, and in the picture focused. */
export type Spot =
  | { readonly kind: 'center'; readonly center: CenterId }
  | { readonly kind: 'gate'; readonly gate: GateNumber }
  | { readonly kind: 'channel'; readonly channel: ChannelId }
  | PositionSpot;

/** One of the 26 positions, in a column beside the picture. */
export interface PositionSpot {
  readonly kind: 'position';
  readonly side: Side;
  readonly body: BodyId;
  readonly gate: GateNumber;
}

export const gateSpot = (gate: GateNumber): Spot => ({ kind: 'gate', gate });
export const centerSpot = (center: CenterId): Spot => ({ kind: 'center', center });
export const channelSpot = (channel: ChannelId): Spot => ({ kind: 'channel', channel });

export const positionSpot = (side: Side, body: BodyId, gate: GateNumber): Spot => ({
  kind: 'position',
  side,
  body,
  gate,
});

/** Parts of a chart that something else on the page refers to. */
export interface LitParts {
  readonly gates?: readonly GateNumber[] | undefined;
  /** Whole channels, with their gates. */
  readonly channels?: readonly ChannelId[] | undefined;
  /** Centers, with their gates and filled channels. */
  readonly centers?: readonly CenterId[] | undefined;
}

export function litSpots({ gates = [], channels = [], centers = [] }: LitParts): Spot[] {
  return [...gates.map(gateSpot), ...channels.map(channelSpot), ...centers.map(centerSpot)];
}

/** Whether a gate belongs to a part: it is the part, or lies in it. */
export function isOfSpot(gate: GateNumber, spot: Spot): boolean {
  switch (spot.kind) {
    case 'center':
      return gatePlaces[gate].center === spot.center;
    case 'channel':
      return CHANNEL_BY_ID[spot.channel].gates.includes(gate);
    default:
      return spot.gate === gate;
  }
}

export function isSameSpot(a: Spot | null, b: Spot | null): boolean {
  return spotKey(a) === spotKey(b);
}

/** A unique key for each spot; valid in an attribute or a React key. */
export function spotKey(spot: Spot | null): string {
  if (!spot) return '';
  switch (spot.kind) {
    case 'center':
      return `center-${spot.center}`;
    case 'gate':
      return `gate-${spot.gate}`;
    case 'channel':
      return `channel-${spot.channel}`;
    case 'position':
      return `position-${spot.side}-${spot.body}`;
  }
}

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The visually next center. A missing direction means the edge of the picture. */
const NEIGHBORS: Readonly<Record<CenterId, Readonly<Partial<Record<Arrow, CenterId>>>>> = {
  head: { ArrowDown: 'ajna' },
  ajna: { ArrowUp: 'head', ArrowDown: 'throat' },
  throat: { ArrowUp: 'ajna', ArrowDown: 'g', ArrowLeft: 'spleen', ArrowRight: 'heart' },
  g: { ArrowUp: 'throat', ArrowDown: 'sacral', ArrowLeft: 'spleen', ArrowRight: 'heart' },
  heart: { ArrowUp: 'throat', ArrowDown: 'solarPlexus', ArrowLeft: 'g', ArrowRight: 'solarPlexus' },
  spleen: { ArrowUp: 'g', ArrowDown: 'root', ArrowRight: 'sacral' },
  sacral: { ArrowUp: 'g', ArrowDown: 'root', ArrowLeft: 'spleen', ArrowRight: 'solarPlexus' },
  solarPlexus: { ArrowUp: 'heart', ArrowDown: 'root', ArrowLeft: 'sacral' },
  root: { ArrowUp: 'sacral', ArrowLeft: 'spleen', ArrowRight: 'solarPlexus' },
};

export type KeyAction =
  | { readonly kind: 'focus'; readonly spot: Spot }
  | { readonly kind: 'choose'; readonly spot: Spot }
  | { readonly kind: 'dismiss' };

/**
 * A key's effect on a focused spot: arrow keys move between centers; among the gates of a center,
 * left and right go around them, up and down lead to their channels; on a channel, left and right
 * lead to its gates, up and down through all channels. Enter enters a center and opens the card of
 * a gate or channel; Space opens any; Escape closes an open card first, then moves up. Null leaves
 * the key to the page.
 */
export function keyAction(spot: Spot, key: string, isCardOpen: boolean): KeyAction | null {
  if (key === ' ') return { kind: 'choose', spot };
  if (key === 'Escape' && isCardOpen) return { kind: 'dismiss' };
  const next = stepFrom(spot, key);
  if (next) return { kind: 'focus', spot: next };
  return key === 'Enter' && spot.kind !== 'center' ? { kind: 'choose', spot } : null;
}

function stepFrom(spot: Spot, key: string): Spot | null {
  if (spot.kind === 'center') return centerStep(spot.center, key);
  if (spot.kind === 'channel') return channelStep(spot.channel, key);
  return gateStep(spot.gate, key);
}

function centerStep(center: CenterId, key: string): Spot | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return centerSpot(NEIGHBORS[center][key] ?? center);
    case 'Home':
      return at(centerOrder, 0, centerSpot);
    case 'End':
      return at(centerOrder, -1, centerSpot);
    case 'Enter':
      return at(centerLayout(center).gates, 0, gateSpot);
    default:
      return null;
  }
}

function gateStep(gate: GateNumber, key: string): Spot | null {
  const center = gatePlaces[gate].center;
  const gates = centerLayout(center).gates;
  const index = gates.indexOf(gate);
  switch (key) {
    case 'ArrowRight':
      return at(gates, (index + 1) % gates.length, gateSpot);
    case 'ArrowLeft':
      return at(gates, index - 1, gateSpot);
    case 'ArrowDown':
      return at(GATES[gate].channels, 0, channelSpot);
    case 'ArrowUp':
      return at(GATES[gate].channels, -1, channelSpot);
    case 'Home':
      return at(gates, 0, gateSpot);
    case 'End':
      return at(gates, -1, gateSpot);
    case 'Escape':
      return centerSpot(center);
    default:
      return null;
  }
}

function channelStep(id: ChannelId, key: string): Spot | null {
  const { gates, centers } = CHANNEL_BY_ID[id];
  const index = CHANNEL_IDS.indexOf(id);
  switch (key) {
    case 'ArrowLeft':
      return gateSpot(gates[0]);
    case 'ArrowRight':
      return gateSpot(gates[1]);
    case 'ArrowDown':
      return at(CHANNEL_IDS, (index + 1) % CHANNEL_IDS.length, channelSpot);
    case 'ArrowUp':
      return at(CHANNEL_IDS, index - 1, channelSpot);
    case 'Home':
      return at(CHANNEL_IDS, 0, channelSpot);
    case 'End':
      return at(CHANNEL_IDS, -1, channelSpot);
    case 'Escape':
      return centerSpot(centers[0]);
    default:
      return null;
  }
}

function at<T>(list: readonly T[], index: number, toSpot: (entry: T) => Spot): Spot | null {
  const entry = list.at(index);
  return entry === undefined ? null : toSpot(entry);
}
