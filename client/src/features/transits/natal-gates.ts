import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { UncertainGates } from '#shared/engine/transits/sure-additions.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';

function gatesOf(numbers: readonly number[]): readonly GateNumber[] {
  return numbers.flatMap((number) => asGate(number) ?? []);
}

/** A stored chart's gates, with those that depend on its birth time. */
export function natalGatesOf(
  gates: readonly number[],
  certainty: Pick<ChartCertainty, 'gates'> | null,
): UncertainGates {
  const possible = certainty?.gates.filter(({ presence }) => presence === 'possible') ?? [];
  return { activeGates: gatesOf(gates), possibleGates: gatesOf(possible.map(({ gate }) => gate)) };
}
