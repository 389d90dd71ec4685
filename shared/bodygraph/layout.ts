import type { CenterId } from '../engine/centers.ts';
import type { ChannelId } from '../engine/channels.ts';
import { recordOf } from '../engine/lookup.ts';
import { GATE_NUMBERS, type GateNumber } from '../engine/wheel.ts';
import { CENTERS, CHANNELS, GATES, INTEGRATION } from './layout.data.ts';

export type CenterColor = 'yellow' | 'green' | 'red' | 'brown';

export interface CenterLayout {
  readonly id: CenterId;
  readonly label: string;
  readonly labelLines?: readonly string[];
  readonly color: CenterColor;
  readonly path: string;
  readonly labelAt: readonly [number, number];
  /** In keyboard order, clockwise. */
  readonly gates: readonly GateNumber[];
}

/** The center of a gate's disc, in viewBox units. */
export interface GatePlace {
  readonly center: CenterId;
  readonly x: number;
  readonly y: number;
}

/** One of the 30 channels with their own path; the other six share the trunk. */
export interface DrawnChannel {
  readonly id: ChannelId;
  readonly gates: readonly [GateNumber, GateNumber];
  readonly d: string;
  /** From each gate to the middle of the channel. */
  readonly halves: Readonly<Record<number, string>>;
}

export type SegmentId = Exclude<keyof (typeof INTEGRATION)['segments'], 'trunk'>;

export const centerLayouts: readonly CenterLayout[] = CENTERS;

/** From head to root, in keyboard order. */
export const centerOrder: readonly CenterId[] = CENTERS.map((center) => center.id);

export const gatePlaces: Readonly<Record<GateNumber, GatePlace>> = recordOf(
  GATE_NUMBERS,
  (gate) => GATES[gate],
);

export const drawnChannels: readonly DrawnChannel[] = CHANNELS.flatMap((channel) =>
  channel.kind === 'integration' ? [] : [channel],
);

/** The line of a channel; for the six that share the trunk, the pieces they run along. */
export function channelPath(id: ChannelId): string {
  const channel = CHANNELS.find((candidate) => candidate.id === id);
  if (!channel) throw new RangeError(`No drawing of ${id}`);
  if (channel.kind !== 'integration') return channel.d;
  return channel.segments.map((segment) => INTEGRATION.segments[segment].d).join('');
}

/** The middle of a channel, where its halves meet. */
export function channelMiddle(id: ChannelId): readonly [number, number] {
  const { J10, J34, M } = INTEGRATION.junctions;
  if (id === '10-20') return J10;
  if (id === '34-57') return J34;
  const drawn = drawnChannels.find((channel) => channel.id === id);
  if (!drawn) return M;
  const half = drawn.halves[drawn.gates[0]] ?? drawn.d;
  return startOf(reversedPath(half));
}

export function centerLayout(id: CenterId): CenterLayout {
  const layout = centerLayouts.find((center) => center.id === id);
  if (!layout) throw new RangeError(`No drawing of ${id}`);
  return layout;
}

/** The same line or single cubic, reversed. */
export function reversedPath(d: string): string {
  const [to, ...rest] = pointsOf(d).reverse();
  return `M${to}${rest.length === 1 ? 'L' : 'C'}${rest.join(' ')}`;
}

/** A cubic without its starting point, to append to a path that ends there. */
export function cubicTail(d: string): string {
  return `C${pointsOf(d).slice(1).join(' ')}`;
}

export function startOf(d: string): [number, number] {
  const [x = 0, y = 0] = (pointsOf(d)[0] ?? '').split(' ').map(Number);
  return [x, y];
}

/** The points of a path in order, each as "x y". */
function pointsOf(d: string): string[] {
  return d.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
}
