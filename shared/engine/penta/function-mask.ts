import { PENTA_GATES, type PentaGate } from '../penta-matrix.ts';

/** Functions of the Penta as twelve bits, in the order of the matrix. */
export type FunctionMask = number;

const COUNTS = Uint8Array.from({ length: 1 << PENTA_GATES.length }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});

/** The mask of those of the gates that are in the matrix. */
export function maskOf(gates: readonly number[]): FunctionMask {
  let mask = 0;
  for (const [bit, gate] of PENTA_GATES.entries()) if (gates.includes(gate)) mask |= 1 << bit;
  return mask;
}

/** The mask's gates in the order of the matrix. */
export function gatesIn(mask: FunctionMask): PentaGate[] {
  return PENTA_GATES.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

/** How many functions a mask holds, 0 to 12. */
export function functionCount(mask: FunctionMask): number {
  return COUNTS[mask] ?? 0;
}
