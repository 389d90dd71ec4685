import type { TypeName } from '../engine/human-type.ts';

/** How a type's advice goes together with sleeping on it, where the two seem to disagree. */
export const EMOTIONAL_BRIDGES: Readonly<Partial<Record<TypeName, string>>> = {
  'Manifesting Generator':
    'A try like that isn’t your answer yet, so it may begin before the feeling settles.',
};
