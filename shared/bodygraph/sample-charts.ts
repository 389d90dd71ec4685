import { BODY_IDS, type BodyId, type Side } from '../engine/bodies.ts';
import { recordOf } from '../engine/lookup.ts';
import type { Activations } from './model.ts';

/** A test chart with exactly the given gates on each side, all on line 1. */
export function chartOf(gates: Partial<Record<Side, readonly number[]>>): Activations {
  const side = (own: readonly number[] = []) =>
    recordOf(BODY_IDS, (body) => {
      const gate = own[BODY_IDS.indexOf(body)];
      return gate === undefined ? '0.0' : `${gate}.1`;
    });
  return { design: side(gates.design), personality: side(gates.personality) };
}

/** The sample person's positions: September 3, 1986, 7:45 AM, Valencia. */
export const SAMPLE_PERSON: Activations = {
  design: {
    sun: '35.2',
    earth: '5.2',
    north_node: '3.4',
    south_node: '50.4',
    moon: '42.6',
    mercury: '12.4',
    venus: '53.1',
    mars: '61.3',
    jupiter: '22.4',
    saturn: '9.1',
    uranus: '26.4',
    neptune: '58.2',
    pluto: '28.4',
  },
  personality: {
    sun: '40.6',
    earth: '37.6',
    north_node: '42.1',
    south_node: '32.1',
    moon: '29.4',
    mercury: '40.3',
    venus: '32.6',
    mars: '38.6',
    jupiter: '22.2',
    saturn: '34.4',
    uranus: '26.2',
    neptune: '10.6',
    pluto: '28.4',
  },
};

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
