import { type CenterSet, hasCenter, MOTORS } from './centers.ts';

export const TYPE_NAMES = [
  'Manifestor',
  'Generator',
  'Manifesting Generator',
  'Projector',
  'Reflector',
] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

export interface TypeFacts {
  readonly strategy: string;
  readonly signature: string;
  readonly notSelf: string;
  /** The BG5 career type. */
  readonly careerType: string;
  readonly aura: string;
}

// Facts as published and used throughout the field.
export const TYPES: Readonly<Record<TypeName, TypeFacts>> = {
  Manifestor: {
    strategy: 'Inform before acting',
    signature: 'Peace',
    notSelf: 'Anger',
    careerType: 'Initiator',
    aura: 'Closed and repelling',
  },
  Generator: {
    strategy: 'Wait to respond',
    signature: 'Satisfaction',
    notSelf: 'Frustration',
    careerType: 'Classic Builder',
    aura: 'Open and enveloping',
  },
  'Manifesting Generator': {
    strategy: 'Wait to respond (then inform)',
    signature: 'Satisfaction',
    notSelf: 'Frustration (some add Anger)',
    careerType: 'Express Builder',
    aura: 'Open and enveloping',
  },
  Projector: {
    strategy: 'Wait for recognition and the invitation',
    signature: 'Success',
    notSelf: 'Bitterness',
    careerType: 'Advisor',
    aura: 'Focused and absorbing',
  },
  Reflector: {
    strategy: 'Wait a lunar cycle (about 28-29 days)',
    signature: 'Surprise',
    notSelf: 'Disappointment',
    careerType: 'Evaluator',
    aura: 'Sampling and resistant',
  },
};

/**
 * The type, from the components of the defined centers. A motor counts for the Throat when it lies
 * in the Throat's component, over any path; the Sacral itself may lie in another one.
 */
export function typeOf(components: readonly CenterSet[]): TypeName {
  if (components.length === 0) return 'Reflector';
  const throat = components.find((component) => hasCenter(component, 'throat')) ?? 0;
  const motorReachesThroat = (throat & MOTORS) !== 0;
  if (components.some((component) => hasCenter(component, 'sacral'))) {
    return motorReachesThroat ? 'Manifesting Generator' : 'Generator';
  }
  return motorReachesThroat ? 'Manifestor' : 'Projector';
}
