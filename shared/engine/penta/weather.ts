import { BODY_IDS, type BodyId } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import { isPentaGate, type PentaGate } from '../penta-matrix.ts';
import { changesBetween } from '../transits/changes.ts';
import { skyAt } from '../transits/sky.ts';
import type { GateNumber } from '../wheel.ts';

/** A function that nobody covers, and that the sky stands in for a while. */
export interface SkyCover {
  readonly gate: PentaGate;
  /** Who stands in its gate when it begins, in chart order. */
  readonly bodies: readonly BodyId[];
  /** UTC in milliseconds since 1970; null: before the time looked from. */
  readonly from: number | null;
  /** The first instant without it; null: after the time looked to. */
  readonly until: number | null;
}

/**
 * When bodies of the sky stand in the gates of missing functions, in order of their beginning. A
 * function that one body leaves while another stands in it goes on.
 * @param missing the functions that nobody covers
 * @param fromUtcMs UTC in whole milliseconds since 1970
 * @param bodies which bodies count; all of them when left out
 * @throws as `changesBetween`
 */
export function skyCovers(
  missing: readonly PentaGate[],
  sky: Ephemeris,
  fromUtcMs: number,
  toUtcMs: number,
  bodies: readonly BodyId[] = BODY_IDS,
): SkyCover[] {
  const start = skyAt(sky, fromUtcMs);
  const gateOf = new Map<BodyId, GateNumber>(bodies.map((body) => [body, start[body].gate]));
  const within = (gate: GateNumber) => bodies.filter((body) => gateOf.get(body) === gate);
  const covers: SkyCover[] = [];
  const open = new Map<PentaGate, number>();
  const begin = (gate: PentaGate, from: number | null) => {
    open.set(gate, covers.length);
    covers.push({ gate, bodies: within(gate), from, until: null });
  };
  const end = (gate: PentaGate, until: number) => {
    const index = open.get(gate);
    const cover = index === undefined ? undefined : covers[index];
    if (index === undefined || !cover) return;
    covers[index] = { ...cover, until };
    open.delete(gate);
  };
  for (const gate of missing) if (within(gate).length > 0) begin(gate, null);
  for (const { at, body, gate, fromGate } of changesBetween(sky, fromUtcMs + 1, toUtcMs)) {
    if (!gateOf.has(body)) continue;
    gateOf.set(body, gate);
    if (isPentaGate(fromGate) && within(fromGate).length === 0) end(fromGate, at);
    if (isPentaGate(gate) && missing.includes(gate) && !open.has(gate)) begin(gate, at);
  }
  return covers;
}
