import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { Found } from '../knowledge/service.ts';

/** Whom a passage is about, in the words that a question would use. */
function namedIn(question: string, { types, authorities, profiles }: Found['about']): boolean {
  const plain = question.toLowerCase();
  return [...types, ...authorities, ...profiles].some((name) => plain.includes(name.toLowerCase()));
}

const includesAny = (wanted: readonly string[], held: readonly string[]) =>
  wanted.length === 0 || wanted.some((one) => held.includes(one));

function isAbout({ about }: Found, { type, authority, profile }: PersonFacts): boolean {
  return (
    includesAny(about.types, type.possible) &&
    includesAny(about.authorities, authority.possible) &&
    includesAny(about.profiles, profile.possible)
  );
}

/**
 * The passages that fit the people whose chart or team is asked about. One about others is kept
 * only when the question names them, and its title then says whom it is about.
 */
export function fittingPassages(
  found: readonly Found[],
  people: readonly PersonFacts[],
  question: string,
): readonly Found[] {
  return found.flatMap((passage) => {
    if (people.length === 0 || people.some((person) => isAbout(passage, person))) return [passage];
    if (!namedIn(question, passage.about)) return [];
    const { types, authorities, profiles } = passage.about;
    const whom = [...types, ...authorities, ...profiles].join(', ');
    return [{ ...passage, title: `${passage.title} (about ${whom})` }];
  });
}
