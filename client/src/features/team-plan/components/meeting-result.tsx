import { Button } from '#client/components/ui/button.tsx';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { andList } from '#shared/domain/english.ts';
import type { Room } from '#shared/knowledge/meeting.ts';
import { functionBriefOf } from '#shared/knowledge/team-brief.ts';
import { type Agenda, turnGroups } from '../agenda.ts';
import { coverageWords, labelsOf, roomIn, turnsIn, verdictWords } from '../room-words.ts';

/** So many missing functions get a proposal; an agenda has no room for more. */
const PROPOSALS_MAX = 2;

interface MeetingResultProps {
  team: TeamRecord;
  presentIds: readonly string[];
  onAdd: (id: string) => void;
}

/** What the people present can decide when, what they miss, and who or what would help. */
export function MeetingResult({ team, presentIds, onAdd }: MeetingResultProps) {
  const room = roomIn(team, presentIds);
  const turns = turnsIn(team, presentIds);
  return (
    <>
      <div role="status">
        <h2 className="font-display text-2xl font-[480] text-balance sm:text-3xl">
          {verdictWords(turns)}
        </h2>
        <p className="mt-2 max-w-prose text-muted">
          {room
            ? `Together you cover ${coverageWords(room)}.`
            : 'Two people have no Penta. Add a third person to the team to see the twelve functions.'}
        </p>
      </div>
      {room && <Proposals team={team} room={room} />}
      {room && room.toAdd.length > 0 && <WhoToAdd team={team} room={room} onAdd={onAdd} />}
      <Decisions turns={turns} />
    </>
  );
}

/** For functions that nobody on the whole team covers: what to ask for from outside. */
function Proposals({ team, room }: { team: TeamRecord; room: Room }) {
  const isAddable = (gate: number) =>
    room.toAdd.some(({ adds }) => adds.some((one) => one === gate));
  const missing = room.missing.filter((gate) => !isAddable(gate)).slice(0, PROPOSALS_MAX);
  if (missing.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {missing.map((gate) => (
        <li key={gate} className="max-w-prose">
          <span className="font-medium text-accent">{labelsOf(team, [gate])} is missing. </span>
          {functionBriefOf(gate)?.outside}
        </li>
      ))}
    </ul>
  );
}

function WhoToAdd({
  team,
  room,
  onAdd,
}: { team: TeamRecord; room: Room } & Pick<MeetingResultProps, 'onAdd'>) {
  const nameOf = (id: string) => team.members.find((one) => one.id === id)?.name ?? '';
  return (
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
  );
}

/** Who can answer in the meeting, who thinks aloud, who needs time. */
function Decisions({ turns }: Pick<Agenda, 'turns'>) {
  return (
    <section aria-labelledby="decisions-title">
      <h2 id="decisions-title" className="font-display text-xl font-semibold">
        Order of decisions
      </h2>
      <dl className="mt-2 border-t border-line">
        {turnGroups(turns).map(({ group, title, turns: inGroup }) => (
          <div
            key={group}
            className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-muted">{title}</dt>
            {inGroup.map(({ names, how }) => (
              <dd key={how} className="min-w-0 wrap-anywhere sm:col-start-2">
                <span className="font-medium">{names}</span>
                {`: ${how}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
