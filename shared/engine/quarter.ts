import { entryAt } from './lookup.ts';
import { type GateNumber, wheelIndex } from './wheel.ts';

/** The four quarters of the wheel from gate 13 on, sixteen gates each. */
export const QUARTERS = [
  { name: 'Initiation', theme: 'purpose through mind' },
  { name: 'Civilization', theme: 'purpose through form' },
  { name: 'Duality', theme: 'purpose through bonding' },
  { name: 'Mutation', theme: 'purpose through transformation' },
] as const;
export type QuarterName = (typeof QUARTERS)[number]['name'];

/** The quarter a gate lies in; gates 41 and 19, before gate 13, belong to the last one. */
export function quarterOf(gate: GateNumber): QuarterName {
  const placesFromGate13 = (wheelIndex(gate) - wheelIndex(13) + 64) % 64;
  return entryAt(QUARTERS, Math.floor(placesFromGate13 / 16)).name;
}
