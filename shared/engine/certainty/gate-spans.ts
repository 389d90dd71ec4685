import { type AuthorityName, authorityOf } from '../authority.ts';
import { setOfGates, type Wiring, wiringOf } from '../bodygraph.ts';
import { type Definition, definitionOf } from '../definition.ts';
import { type TypeName, typeOf } from '../human-type.ts';
import { entryAt } from '../lookup.ts';
import type { Part, TimeSpan } from './parts.ts';
import { gateOfLine, isSameGate } from './wheel-lines.ts';

/** A span in which the active gates stay the same, and what follows from them alone. */
export interface GateSpan extends TimeSpan {
  readonly wiring: Wiring;
  readonly definition: Definition;
  readonly type: TypeName;
  readonly authority: AuthorityName;
}

function gateSpan({ fromUtcMs, lines }: Part, toUtcMs: number): GateSpan {
  const wiring = wiringOf(setOfGates(lines.map(gateOfLine)));
  const { components } = wiring;
  return {
    fromUtcMs,
    toUtcMs,
    wiring,
    definition: definitionOf(components.length),
    type: typeOf(components),
    authority: authorityOf(components),
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
