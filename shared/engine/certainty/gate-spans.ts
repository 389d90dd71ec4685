import { type AuthorityName, authorityOf } from '../authority.ts';
import { bodygraphOf, type ChannelStatus } from '../bodygraph.ts';
import { type CenterSet, setOfCenters } from '../centers.ts';
import type { ChannelId } from '../channels.ts';
import type { Definition } from '../definition.ts';
import { type TypeName, typeOf } from '../human-type.ts';
import { entryAt } from '../lookup.ts';
import type { GateNumber } from '../wheel.ts';
import type { Part, TimeSpan } from './parts.ts';
import { gateOfLine, isSameGate } from './wheel-lines.ts';

/** A span in which the active gates stay the same, and what follows from them alone. */
export interface GateSpan extends TimeSpan {
  readonly gates: ReadonlySet<GateNumber>;
  readonly channelStatus: Readonly<Record<ChannelId, ChannelStatus>>;
  readonly definedCenters: CenterSet;
  readonly definition: Definition;
  readonly type: TypeName;
  readonly authority: AuthorityName;
}

function gateSpan(first: Part, toUtcMs: number): GateSpan {
  const gates = new Set(first.lines.map(gateOfLine));
  const { channelStatus, definedCenters, definition, components } = bodygraphOf(gates);
  const sets = components.map(setOfCenters);
  return {
    fromUtcMs: first.fromUtcMs,
    toUtcMs,
    gates,
    channelStatus,
    definedCenters: setOfCenters(definedCenters),
    definition,
    type: typeOf(sets),
    authority: authorityOf(sets),
  };
}

/** Joins the parts in which every position keeps its gate; the rules are applied once to each. */
export function gateSpansOf(parts: readonly Part[]): readonly GateSpan[] {
  const spans: GateSpan[] = [];
  let first = entryAt(parts, 0);
  for (const part of parts) {
    const { lines } = first;
    if (part.lines.every((line, index) => isSameGate(line, entryAt(lines, index)))) continue;
    spans.push(gateSpan(first, part.fromUtcMs));
    first = part;
  }
  spans.push(gateSpan(first, entryAt(parts, parts.length - 1).toUtcMs));
  return spans;
}
