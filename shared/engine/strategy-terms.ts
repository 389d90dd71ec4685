import type { TypeName } from './human-type.ts';

/** Strategies short enough for one line of a phone. */
export const STRATEGY_TERMS: Readonly<Record<TypeName, string>> = {
  Manifestor: 'Inform before acting',
  Generator: 'Wait to respond',
  'Manifesting Generator': 'Respond, then inform',
  Projector: 'Wait for the invitation',
  Reflector: 'Wait a lunar cycle',
};
