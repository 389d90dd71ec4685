import type { Entities } from './entities.ts';

const OFFERED = new Set(['job-offer', 'two-offers']);
const OWN_PEOPLE =
  /\b(?:[Mm]y|[Oo]ur) (?:\w+ )?(?:boss|manager|lead|colleague|coworker|team|friend|wife|husband) (?=\p{Lu})/u;

/** Of an offer, the asker's own manager is not the one to answer. */
export function offeredBy(question: string, entities: Entities, of: string | null): Entities {
  if (of === null || !OFFERED.has(of) || !OWN_PEOPLE.test(question)) return entities;
  const { person: _own, ...slots } = entities.slots;
  return { ...entities, slots, rolePerson: null };
}
