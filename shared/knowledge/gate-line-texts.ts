import { entryAt } from '../engine/lookup.ts';
import type { GateNumber, Line } from '../engine/wheel.ts';
import { GATE_LINE_TEXTS_A } from './gate-line-texts-a.data.ts';
import { GATE_LINE_TEXTS_B } from './gate-line-texts-b.data.ts';
import type { GateLineTexts } from './schema.ts';

/** How each gate's theme sounds in its six lines: our own reading, and to be marked as such. */
export const GATE_LINE_TEXTS: Readonly<Record<GateNumber, GateLineTexts>> = {
  ...GATE_LINE_TEXTS_A,
  ...GATE_LINE_TEXTS_B,
};

/** Our reading of a gate in one of its lines. */
export function gateLineText(gate: GateNumber, line: Line): string {
  return entryAt(GATE_LINE_TEXTS[gate], line - 1);
}
