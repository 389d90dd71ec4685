import { useMemo, useState } from 'react';
import { Face, type FacePerson, facesOf } from '#client/components/people/face.tsx';
import { Button } from '#client/components/ui/button.tsx';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { andList } from '#shared/domain/english.ts';
import { coverageWords, labelsOf, roomIn } from '../room-words.ts';
import { AgendaPanel } from './agenda-panel.tsx';
import { FunctionBoard } from './function-board.tsx';

const PRESENT_MIN = 2;

/** Who is in the room, what they cover together, who decides how, and an agenda to take along. */
export function MeetingComposer({ team }: { team: TeamRecord }) {
  const people = useMemo(() => facesOf(team.members), [team.members]);
  const [presentIds, setPresentIds] = useState<readonly string[]>(() =>
    team.members.map(({ id }) => id),
  );
  const present = people.filter(({ id }) => presentIds.includes(id));
  const isEnough = present.length >= PRESENT_MIN;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 content-start gap-6">
        <WhoIsIn
          people={people}
          presentIds={presentIds}
          onChange={(id, isIn) =>
            setPresentIds(isIn ? [...presentIds, id] : presentIds.filter((other) => other !== id))
          }
        />
        {isEnough ? (
          <RoomMap
            team={team}
            people={people}
            presentIds={presentIds}
            onAdd={(id) => setPresentIds([...presentIds, id])}
          />
        ) : (
          <p role="status" className="text-lg text-muted">
            Choose at least two people to see what they cover together.
          </p>
        )}
      </div>
      {isEnough && <AgendaPanel team={team} present={present} />}
    </div>
  );
}

interface WhoIsInProps {
  people: readonly FacePerson[];
  presentIds: readonly string[];
  onChange: (id: string, isIn: boolean) => void;
}

function WhoIsIn({ people, presentIds, onChange }: WhoIsInProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Who’s in the room?</legend>
      <div className="flex flex-wrap gap-2">
        {people.map((person) => (
          <label
            key={person.id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface py-1 pr-4 pl-2 hover:border-ink has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus print:has-[:not(:checked)]:hidden"
          >
            <input
              type="checkbox"
              checked={presentIds.includes(person.id)}
              onChange={({ target }) => onChange(person.id, target.checked)}
              className="size-4.5 shrink-0 accent-ink outline-none"
            />
            <Face person={person} />
            <span className="min-w-0 wrap-anywhere">{person.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RoomMapProps {
  team: TeamRecord;
  people: readonly FacePerson[];
  presentIds: readonly string[];
  onAdd: (id: string) => void;
}

function RoomMap({ team, people, presentIds, onAdd }: RoomMapProps) {
  const room = roomIn(team, presentIds);
  if (!room || !team.pentaData) {
    return (
      <p className="max-w-prose text-muted">
        Two people have no Penta. Add a third person to the team to see the twelve functions.
      </p>
    );
  }
  const isPresent = ({ memberId }: { memberId: string }) => presentIds.includes(memberId);
  const functions = team.pentaData.gates.map((gate) => ({
    ...gate,
    holders: gate.holders.filter(isPresent),
    possibleHolders: gate.possibleHolders.filter(isPresent),
  }));
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? '';
  return (
    <>
      <div role="status">
        <h2 className="font-display text-2xl font-[480] text-balance sm:text-3xl">
          {`Together you cover ${coverageWords(room)}.`}
        </h2>
      </div>
      <FunctionBoard functions={functions} people={people} />
      {room.toAdd.length > 0 && (
        <div className="print:hidden">
          <h3 className="mb-1 font-medium">Who to add</h3>
          <ul className="divide-y divide-line border-y border-line">
            {room.toAdd.map(({ id, adds }) => (
              <li key={id} className="flex items-center justify-between gap-4 py-2">
                <p className="min-w-0">{`${nameOf(id)} for ${andList(labelsOf(team, adds))}`}</p>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Add ${nameOf(id)}`}
                  onClick={() => onAdd(id)}
                >
                  Add
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
