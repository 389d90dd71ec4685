import { Face, type FacePerson } from '#client/components/people/face.tsx';

interface OwnerPickerProps {
  /** What is owned, for the control's name. */
  title: string;
  people: readonly FacePerson[];
  ownerId: string | null;
  /** Without it the owner can only be read. */
  onPick?: ((ownerId: string | null) => void) | undefined;
}

/** The owner's face; for those who may assign, a native select lies over it. */
export function OwnerPicker({ title, people, ownerId, onPick }: OwnerPickerProps) {
  const owner = people.find(({ id }) => id === ownerId) ?? null;
  if (!onPick) {
    return owner ? (
      <span className="inline-grid size-9 place-items-center">
        <Face person={owner} />
        <span className="sr-only">{`Owner: ${owner.name}`}</span>
      </span>
    ) : (
      <span className="size-9" />
    );
  }
  return (
    <span
      title={owner?.name ?? 'Choose an owner'}
      className="relative inline-grid size-9 place-items-center rounded-full hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-11"
    >
      <Face person={owner} />
      <select
        aria-label={`Owner of “${title}”`}
        value={owner?.id ?? ''}
        onChange={({ target }) => onPick(target.value || null)}
        className="absolute inset-0 cursor-pointer rounded-full opacity-0"
      >
        <option value="">No owner</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
