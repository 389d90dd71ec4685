import { type BodyId, SIDES, type Side } from '../bodies.ts';
import { CHANNELS, type ChannelId } from '../channels.ts';
import { entryAt } from '../lookup.ts';
import { GATE_WHEEL, type GateNumber, wheelIndex } from '../wheel.ts';

const AXIS_BODIES = [
  'sun',
  'earth',
  'north_node',
  'south_node',
] as const satisfies readonly BodyId[];
export type AxisBody = (typeof AXIS_BODIES)[number];

/** The gates of Sun, Earth and nodes; a chart's activations are such. */
export type AxisGates = Readonly<
  Record<Side, Readonly<Record<AxisBody, { readonly gate: GateNumber }>>>
>;

export interface AxisPosition {
  readonly side: Side;
  readonly body: AxisBody;
  readonly gate: GateNumber;
}

/** A place where the axes of two people touch. */
export interface AxisLink {
  readonly a: AxisPosition;
  readonly b: AxisPosition;
  readonly relation: 'same gate' | 'opposite gate' | 'channel';
  /** For the relation of that name, else null. */
  readonly channel: ChannelId | null;
}

function positionsOf(gates: AxisGates): AxisPosition[] {
  return SIDES.flatMap((side) =>
    AXIS_BODIES.map((body) => ({ side, body, gate: gates[side][body].gate })),
  );
}

function oppositeOf(gate: GateNumber): GateNumber {
  return entryAt(GATE_WHEEL, (wheelIndex(gate) + GATE_WHEEL.length / 2) % GATE_WHEEL.length);
}

function linksBetween(a: AxisPosition, b: AxisPosition): AxisLink[] {
  const links: AxisLink[] = [];
  if (a.gate === b.gate) links.push({ a, b, relation: 'same gate', channel: null });
  if (oppositeOf(a.gate) === b.gate) links.push({ a, b, relation: 'opposite gate', channel: null });
  const channel = CHANNELS.find(
    ({ gates }) => a.gate !== b.gate && gates.includes(a.gate) && gates.includes(b.gate),
  );
  if (channel) links.push({ a, b, relation: 'channel', channel: channel.id });
  return links;
}

/**
 * Where Sun, Earth and nodes of A meet those of B, on either side. Gates 20 and 34 are opposite and
 * a channel: such a place gives two links.
 */
export function axisLinksOf(a: AxisGates, b: AxisGates): AxisLink[] {
  return positionsOf(a).flatMap((one) =>
    positionsOf(b).flatMap((other) => linksBetween(one, other)),
  );
}
