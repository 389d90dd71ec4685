import type { NatalGates } from '#shared/engine/transits/overlay.ts';
import { asGate } from '#shared/engine/wheel.ts';

/** A stored chart's gates. */
export function natalGatesOf(gates: readonly number[]): NatalGates {
  return {
    activeGates: gates.flatMap((number) => {
      const gate = asGate(number);
      return gate === null ? [] : [gate];
    }),
  };
}
