import type { Activations } from '#client/features/bodygraph/model.ts';
import { BODY_IDS, type BodyId, type Side } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';

/** A test chart with exactly the given gates on each side, all on line 1. */
export function chartOf(gates: Partial<Record<Side, readonly number[]>>): Activations {
  const side = (own: readonly number[] = []) =>
    recordOf(BODY_IDS, (body) => {
      const gate = own[BODY_IDS.indexOf(body)];
      return gate === undefined ? '0.0' : `${gate}.1`;
    });
  return { design: side(gates.design), personality: side(gates.personality) };
}

/** Pseudo-random test charts, the same in every run. */
export function anyCharts(count: number): Activations[] {
  const random = generator(20_240_229);
  const value = () => `${1 + Math.floor(random() * 64)}.${1 + Math.floor(random() * 6)}`;
  const side = (): Record<BodyId, string> => recordOf(BODY_IDS, value);
  return Array.from({ length: count }, () => ({ design: side(), personality: side() }));
}

/** Park–Miller generator of numbers in (0, 1). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
