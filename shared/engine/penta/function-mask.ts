import { entriesIn } from '../bits.ts';
import { isPentaGate, PENTA_GATES, type PentaGate } from '../penta-matrix.ts';

/** Functions of the Penta as twelve bits, in the order of the matrix. */
export type FunctionMask = number;

const COUNTS = Uint8Array.from({ length: 1 << PENTA_GATES.length }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});

/** By the number of a gate: the mask of it alone, 0 for gates that are not in the matrix. */
const MASK_OF_GATE = Uint16Array.from({ length: 65 }, (_, gate) =>
  isPentaGate(gate) ? 1 << PENTA_GATES.indexOf(gate) : 0,
);

/** The mask of those of the gates that are in the matrix. */
export function maskOf(gates: readonly number[]): FunctionMask {
  let mask = 0;
  for (const gate of gates) mask |= MASK_OF_GATE[gate] ?? 0;
  return mask;
}

/** The mask's gates in the order of the matrix. */
export function gatesIn(mask: FunctionMask): PentaGate[] {
  return entriesIn({ low: mask, high: 0 }, PENTA_GATES);
}

/** How many functions a mask holds, 0 to 12. */
export function functionCount(mask: FunctionMask): number {
  return COUNTS[mask] ?? 0;
}
