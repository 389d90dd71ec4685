import type { GateNumber } from '../engine/wheel.ts';
import type { GateLineTexts } from './schema.ts';

// Our own reading of each line of gates 33 to 64: the gate's keynote as the line's theme colors it.
export const GATE_LINE_TEXTS_B: Readonly<Partial<Record<GateNumber, GateLineTexts>>> = {};
