import type { GateNumber } from '../engine/wheel.ts';
import type { GateLineTexts } from './schema.ts';

// Our own reading of each line of gates 1 to 32: the gate's keynote as the line's theme colors it.
export const GATE_LINE_TEXTS_A: Readonly<Partial<Record<GateNumber, GateLineTexts>>> = {};
