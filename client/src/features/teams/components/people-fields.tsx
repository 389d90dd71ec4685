import { useId } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { PlusIcon } from '#client/components/ui/icons.tsx';
import { PENTA_SIZE_MIN, TEAM_SIZE_MAX } from '#shared/contract/teams.ts';
import type { RenderPerson } from '../person-slot.ts';
import type { PeopleEntry } from '../use-people-entry.ts';
import { PersonBox } from './person-box.tsx';

const TIME_REQUIRED = 'Local time, required. Don’t know it? Use CSV Team Upload.';

export interface PeopleFieldsProps {
  people: PeopleEntry;
  /** How many more joined by themselves. */
  others: number;
  renderPerson: RenderPerson;
}

/** The people of a team, three to five of them, with the ways to add and remove one. */
export function PeopleFields({ people, others, renderPerson }: PeopleFieldsProps) {
  const id = useId();
  const { slots, names } = people;
  const size = slots.length + others;
  const isFull = size >= TEAM_SIZE_MAX;

  function remove(slotKey: string) {
    people.remove(slotKey);
    // The button that was pressed is gone with its person.
    document.getElementById(id)?.focus();
  }

  return (
    <>
      <h2 id={id} tabIndex={-1} className="font-display text-xl font-semibold">
        {slots.length} people
      </h2>
      {others > 0 && <p className="max-w-reading text-muted">{othersInWords(others)}</p>}
      <ol className="grid items-start gap-5 lg:grid-cols-2">
        {slots.map(({ slotKey, member, isAdded = false }, index) => (
          <PersonBox
            key={slotKey}
            number={index + 1}
            name={names[slotKey] ?? member?.name ?? ''}
            takesFocus={isAdded}
            onRemove={size > PENTA_SIZE_MIN ? () => remove(slotKey) : undefined}
          >
            {renderPerson({
              ref: people.connect(slotKey),
              slotKey,
              member,
              // Only people from a file may have no birth time.
              timeRequired: member?.birthTime === null ? undefined : TIME_REQUIRED,
              onName: (name) => people.setName(slotKey, name),
            })}
          </PersonBox>
        ))}
      </ol>
      <div className="grid justify-items-start gap-2">
        <Button variant="secondary" disabled={isFull} onClick={people.add}>
          <PlusIcon />
          {`Add Team Member (${size}/${TEAM_SIZE_MAX})`}
        </Button>
        <p className="text-sm text-muted">
          {isFull
            ? 'A Penta has at most five people. Larger groups work as several Pentas.'
            : 'A Penta has three to five people.'}
        </p>
      </div>
    </>
  );
}

function othersInWords(others: number): string {
  return others === 1
    ? 'One more person entered their own birth details and stays on the team.'
    : `${others} more people entered their own birth details and stay on the team.`;
}
