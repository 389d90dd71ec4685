import { useMemo, useState } from 'react';
import { Face, type FacePerson, facesOf } from '#client/components/people/face.tsx';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { AgendaPanel } from './agenda-panel.tsx';
import { FunctionBoard } from './function-board.tsx';
import { MeetingResult } from './meeting-result.tsx';

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
    <div className="grid gap-6">
      <WhoIsIn
        people={people}
        presentIds={presentIds}
        onChange={(id, isIn) =>
          setPresentIds(isIn ? [...presentIds, id] : presentIds.filter((other) => other !== id))
        }
      />
      {isEnough ? (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid min-w-0 content-start gap-6">
            <MeetingResult
              team={team}
              presentIds={presentIds}
              onAdd={(id) => setPresentIds([...presentIds, id])}
            />
          </div>
          <AgendaPanel team={team} present={present} />
          <RoomMap team={team} people={people} presentIds={presentIds} />
        </div>
      ) : (
        <p role="status" className="text-lg text-muted">
          Choose at least two people to see what they cover together.
        </p>
      )}
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
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {people.map((person) => (
          <label
            key={person.id}
            className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface py-1 pr-4 pl-2 max-sm:pr-2 max-sm:text-sm hover:border-ink has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus print:has-[:not(:checked)]:hidden"
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
}

/** The twelve functions as the people present cover them: the details of the result. */
function RoomMap({ team, people, presentIds }: RoomMapProps) {
  if (!team.pentaData) return null;
  const isPresent = ({ memberId }: { memberId: string }) => presentIds.includes(memberId);
  const functions = team.pentaData.gates.map((gate) => ({
    ...gate,
    holders: gate.holders.filter(isPresent),
    possibleHolders: gate.possibleHolders.filter(isPresent),
  }));
  return (
    <section aria-labelledby="room-map" className="lg:col-span-2">
      <h2 id="room-map" className="mb-3 font-display text-xl font-semibold">
        Who covers what
      </h2>
      <FunctionBoard functions={functions} people={people} />
    </section>
  );
}
