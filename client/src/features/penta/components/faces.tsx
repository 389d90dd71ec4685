import { pentaPeopleOf } from '../people.ts';
import { MemberDisc } from './member-disc.tsx';

/** Everybody's initials in their colors, in one row. Decorative: the names are elsewhere. */
export function Faces({ people }: { people: readonly { id: string; name: string }[] }) {
  return (
    <span className="flex flex-wrap gap-1" aria-hidden="true">
      {pentaPeopleOf(people).map((person) => (
        <MemberDisc key={person.id} person={person} />
      ))}
    </span>
  );
}
