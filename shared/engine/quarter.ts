import { entryAt, recordOf } from './lookup.ts';
import { GATE_NUMBERS, type GateNumber, wheelIndex } from './wheel.ts';

/** The four quarters of the wheel from gate 13 on, sixteen gates each. */
export const QUARTERS = [
  { name: 'Initiation', theme: 'purpose through mind' },
  { name: 'Civilization', theme: 'purpose through form' },
  { name: 'Duality', theme: 'purpose through bonding' },
  { name: 'Mutation', theme: 'purpose through transformation' },
] as const;
export type QuarterName = (typeof QUARTERS)[number]['name'];

/** The quarter of each gate; gates 41 and 19, before gate 13, belong to the last one. */
const QUARTER_OF_GATE = recordOf(GATE_NUMBERS, (gate): QuarterName => {
  const placesFromGate13 = (wheelIndex(gate) - wheelIndex(13) + 64) % 64;
  return entryAt(QUARTERS, Math.floor(placesFromGate13 / 16)).name;
});

export function quarterOf(gate: GateNumber): QuarterName {
  return QUARTER_OF_GATE[gate];
}
