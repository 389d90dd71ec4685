import type { BodyId } from '../bodies.ts';
import { CHANNELS, type ChannelId } from '../channels.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import type { GateNumber } from '../wheel.ts';
import { changesBetween, type TransitChange } from './changes.ts';

/** A body that stands in the missing half of a channel of which a chart has the other half. */
export interface Completion {
  readonly channel: ChannelId;
  readonly body: BodyId;
  /** The gate that the sky brings, and the one that the chart has. */
  readonly gate: GateNumber;
  readonly ownGate: GateNumber;
  /** UTC in milliseconds since 1970; the body enters the gate. */
  readonly from: number;
  /** The first instant outside of it; null: later than the changes go. */
  readonly until: number | null;
}

/** The changes of gate of some bodies in a range, in order of time. Throws as `changesBetween`. */
export function gateChanges(
  sky: Ephemeris,
  fromUtcMs: number,
  toUtcMs: number,
  bodies: readonly BodyId[],
): TransitChange[] {
  return [...changesBetween(sky, fromUtcMs, toUtcMs)].filter(({ body }) => bodies.includes(body));
}

/**
 * Which half channels of a chart the sky completes when a body enters a gate.
 * @param changes changes of gate in order of time
 */
export function completionsOf(
  own: ReadonlySet<GateNumber>,
  changes: readonly TransitChange[],
): Completion[] {
  return changes.flatMap(({ at, body, gate }, index) => {
    if (own.has(gate)) return [];
    const until = changes.find((later, at) => at > index && later.body === body)?.at ?? null;
    return CHANNELS.flatMap(({ id, gates }) => {
      if (!gates.includes(gate)) return [];
      const ownGate = gates.find((other) => other !== gate && own.has(other));
      return ownGate ? [{ channel: id, body, gate, ownGate, from: at, until }] : [];
    });
  });
}
