import type { CenterId } from './centers.ts';
import { CHANNELS, type ChannelId } from './channels.ts';
import { GATE_ROWS } from './gates.data.ts';
import { entryAt, recordOf } from './lookup.ts';
import { GATE_NUMBERS, type GateNumber, wheelIndex } from './wheel.ts';

export interface Gate {
  readonly gate: GateNumber;
  /** To be read after "Gate of". */
  readonly name: string;
  /** English name of the hexagram with the same number. */
  readonly iChing: string;
  readonly center: CenterId;
  /** One channel, or three for gates 10, 20, 34 and 57. */
  readonly channels: readonly ChannelId[];
  /** Place on the wheel, 0 to 63. */
  readonly wheelIndex: number;
}

/** The 64 gates. */
export const GATES: Readonly<Record<GateNumber, Gate>> = recordOf(GATE_NUMBERS, (gate) => ({
  ...entryAt(GATE_ROWS, gate - 1),
  gate,
  channels: CHANNELS.filter((channel) => channel.gates.includes(gate)).map((channel) => channel.id),
  wheelIndex: wheelIndex(gate),
}));

/** The hexagram's sign, a single character from U+4DC0 on. */
export function hexagram(gate: GateNumber): string {
  return String.fromCodePoint(0x4dc0 + gate - 1);
}
