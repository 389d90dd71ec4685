import { LINK_CHANNELS } from '#shared/bodygraph/model.ts';
import type { PerPosition } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import type { Spot } from './navigation.ts';

/**
 * The parts of a drawn chart that depend on the birth time, each with when it is as drawn: "until 7:20 AM".
 * What is certain is null, or missing.
 */
export interface DrawnDoubts {
  readonly positions: PerPosition<string | null>;
  /** The values that each has at the other birth times: "55.4". */
  readonly otherwise?: PerPosition<readonly string[]>;
  /** The birth time is one of a few hours or minutes, not of a day. */
  readonly isPartOfDay?: boolean;
  readonly gates: ReadonlyMap<GateNumber, string>;
  readonly channels: ReadonlyMap<ChannelId, string>;
  readonly centers: ReadonlyMap<CenterId, string>;
}

/** When a part is as drawn; null where that is certain. */
export function whenOf(doubts: DrawnDoubts | null, spot: Spot): string | null {
  if (!doubts) return null;
  switch (spot.kind) {
    case 'center':
      return doubts.centers.get(spot.center) ?? null;
    case 'gate':
      return doubts.gates.get(spot.gate) ?? null;
    case 'channel':
      return doubts.channels.get(spot.channel) ?? null;
    case 'position':
      return doubts.positions[spot.side][spot.body];
  }
}

/** Follows an accessible name: " Approximate: this way until 7:20 AM."; empty for what is certain. */
export function doubtClause(when: string | null): string {
  return when === null ? '' : ` Approximate: this way ${when}.`;
}

/** What has dots: centers, and gates where no center would say it louder. */
export function dottedIn({ centers, gates }: DrawnDoubts) {
  return { centers, gates: centers.size === 0 ? gates : new Map<GateNumber, string>() };
}

/** Lines that are drawn paler: a gate's half of its channels, and the links of the integration complex. */
export interface Faded {
  readonly gates: ReadonlySet<GateNumber>;
  readonly hasLinks: boolean;
}

/** The lines that depend on the birth time. */
export function fadedIn({ gates, channels }: DrawnDoubts): Faded {
  return {
    gates: new Set(gates.keys()),
    hasLinks: LINK_CHANNELS.some((id) => channels.has(id)),
  };
}

/** Whether anything has dots. */
export function hasDots(doubts: DrawnDoubts): boolean {
  return Object.values(dottedIn(doubts)).some(({ size }) => size > 0);
}

/** Whether anything depends on the birth time, if only a line that the columns tell of. */
export function hasDoubts({ positions, ...parts }: DrawnDoubts): boolean {
  const { gates, channels, centers } = parts;
  const values = [positions.design, positions.personality].flatMap((side) => Object.values(side));
  return gates.size + channels.size + centers.size > 0 || values.some((when) => when !== null);
}
