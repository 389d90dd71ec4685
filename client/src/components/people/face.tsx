import { cx } from '../ui/cx.ts';
import { PlusIcon } from '../ui/icons.tsx';

/** A person in lists: always identified by letters as well as by color. */
export interface FacePerson {
  readonly id: string;
  readonly name: string;
  /** Unique among the people shown together. */
  readonly initials: string;
  /** Index of the fixed color. */
  readonly index: number;
}

/** Full class names, so that Tailwind finds them. */
const GROUNDS = ['bg-member-1', 'bg-member-2', 'bg-member-3', 'bg-member-4', 'bg-member-5'];

function shortOf(name: string): string {
  const words = name.trim().toUpperCase().split(/\s+/);
  const first = Array.from(words[0] ?? '');
  const last = Array.from(words.at(-1) ?? '');
  const second = words.length > 1 ? last[0] : first[1];
  return `${first[0] ?? ''}${second ?? ''}` || '?';
}

/** People with their initials and colors, in order; a number tells apart equal initials. */
export function facesOf(people: readonly { id: string; name: string }[]): FacePerson[] {
  const shorts = people.map(({ name }) => shortOf(name));
  return people.map(({ id, name }, index) => {
    const short = shorts[index] ?? '?';
    const isUnique = shorts.filter((other) => other === short).length === 1;
    return {
      id,
      name,
      initials: isUnique ? short : `${Array.from(short)[0]}${index + 1}`,
      index: index % GROUNDS.length,
    };
  });
}

interface FaceProps {
  /** null: nobody yet. */
  person: Pick<FacePerson, 'initials' | 'index'> | null;
  className?: string | undefined;
}

/** Decorative: the name is shown or announced beside it. */
export function Face({ person, className }: FaceProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-7 shrink-0 place-items-center rounded-full text-[0.6875rem] font-semibold',
        person
          ? cx(GROUNDS[person.index], 'text-on-active')
          : 'border border-dashed border-line-strong text-muted',
        className,
      )}
    >
      {person ? person.initials : <PlusIcon className="size-4" />}
    </span>
  );
}
