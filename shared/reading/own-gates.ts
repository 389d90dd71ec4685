import type { BodyId, Side } from '../engine/bodies.ts';
import { GATES } from '../engine/gates.ts';
import type { GateNumber } from '../engine/wheel.ts';
import type { ReadingChart } from './chart.ts';
import { speakingCenter } from './evidence.ts';

/** The positions by how much of a person they say: the cross, then Moon and nodes, then the rest. */
const BY_WEIGHT: readonly (readonly [Side, BodyId])[] = [
  ['personality', 'sun'],
  ['design', 'sun'],
  ['personality', 'earth'],
  ['design', 'earth'],
  ['personality', 'moon'],
  ['design', 'moon'],
  ['personality', 'north_node'],
  ['design', 'north_node'],
  ['personality', 'south_node'],
  ['design', 'south_node'],
  ...(
    ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
  ).flatMap((body) => [['personality', body] as const, ['design', body] as const]),
];

/** How many of the positions make the cross. */
const CROSS = 4;

/**
 * The active gates, each once, the most personal first: those of the cross, then those that feed the
 * center the person decides by, then the others by their weightiest position.
 */
export function gatesByWeight({ activations, authority }: ReadingChart): readonly GateNumber[] {
  const gates = BY_WEIGHT.map(([side, body]) => activations[side][body].gate);
  const voice = speakingCenter(authority);
  const feeding = gates.filter((gate) => GATES[gate].center === voice);
  return [...new Set([...gates.slice(0, CROSS), ...feeding, ...gates])];
}
