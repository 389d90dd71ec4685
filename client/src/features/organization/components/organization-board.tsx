import { type ReactNode, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import type { Organization } from '#shared/contract/organization.ts';
import {
  type BoardTeam,
  boardNow,
  figuresOf,
  isBound,
  movesOn,
  teamCountsOf,
} from '../arrangement.ts';
import type { Board } from '../use-board.ts';
import { moveSentence } from '../words.ts';
import { PersonRow } from './person-row.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { RulePanel } from './rule-panel.tsx';
import { TeamBox } from './team-box.tsx';

export interface OrganizationBoardProps {
  organization: Organization;
  work: Board;
  /** What saves, applies and discards. */
  actions: ReactNode;
}

/** Teams with their people to move about, rules, and what each move changes. */
export function OrganizationBoard({ organization, work, actions }: OrganizationBoardProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { board, problem, said } = work;
  const placed = new Set(board.flatMap(({ people }) => people));
  const unplaced = organization.people.filter(({ id }) => !placed.has(id)).map(({ id }) => id);
  return (
    <div className="grid gap-6">
      <Controls organization={organization} work={work} />
      <RulePanel
        people={organization.people}
        selected={selected}
        rules={work.rules}
        onAdd={(rules) => {
          work.addRules(rules);
          setSelected([]);
        }}
        onRemove={work.removeRule}
      />
      {problem && <ProblemNotice problem={problem} people={organization.people} />}
      <Summary organization={organization} board={board} />
      {actions}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[...board, null].map((team) => (
          <PeopleOf
            key={team?.key ?? ''}
            organization={organization}
            work={work}
            team={team}
            ids={team ? team.people : unplaced}
            selected={selected}
            onSelected={setSelected}
          />
        ))}
      </div>
    </div>
  );
}

function Controls({ organization, work }: Pick<OrganizationBoardProps, 'organization' | 'work'>) {
  const { min, max } = teamCountsOf(organization);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Field label="Number of teams">
        <Select
          value={work.teamCount}
          onChange={({ target }) => work.setTeamCount(Number(target.value))}
        >
          {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        // One thing to do next: find teams, or apply those found.
        variant={movesOn(organization, work.board).length > 0 ? 'secondary' : 'primary'}
        onClick={() => void work.suggest()}
        pending={work.isSearching}
        pendingLabel="Looking for teams..."
      >
        Suggest teams
      </Button>
      <Button variant="quiet" onClick={work.reset}>
        Back to present teams
      </Button>
    </div>
  );
}

function Summary({
  organization,
  board,
}: {
  organization: Organization;
  board: readonly BoardTeam[];
}) {
  const now = figuresOf(organization.people, boardNow(organization));
  const then = figuresOf(organization.people, board);
  const moves = movesOn(organization, board);
  return (
    <section aria-labelledby="result">
      <h2 id="result" className="font-display text-xl">
        The least covered team covers {then.weakest} of 12 functions.
      </h2>
      <p className="mt-1 text-muted">
        On average, teams cover {then.mean}.{' '}
        {moves.length === 0
          ? 'Suggest teams to see what could change.'
          : `Today the least covered team covers ${now.weakest}, and the average is ${now.mean}.`}
      </p>
      {moves.length > 0 && (
        <Disclosure
          className="mt-3"
          summary={moves.length === 1 ? '1 person moves' : `${moves.length} people move`}
        >
          <ul className="grid gap-1">
            {moves.map((move) => (
              <li key={move.person}>{moveSentence(organization, board, move)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

interface PeopleOfProps extends Pick<OrganizationBoardProps, 'organization' | 'work'> {
  team: BoardTeam | null;
  ids: readonly string[];
  selected: readonly string[];
  onSelected: (ids: readonly string[]) => void;
}

function PeopleOf({ organization, work, team, ids, selected, onSelected }: PeopleOfProps) {
  const { people } = organization;
  const key = team?.key ?? null;
  if (team === null && ids.length === 0) return null;
  return (
    <TeamBox
      organization={organization}
      team={team}
      people={ids}
      onDrop={(id) => {
        const person = people.find((one) => one.id === id);
        if (person && (key !== null || person.teamId === null)) work.move(id, key);
      }}
    >
      {ids.map((id) => {
        const person = people.find((one) => one.id === id);
        if (person === undefined) return null;
        const isMoved = person.teamId !== null && person.teamId !== key;
        return (
          <PersonRow
            key={id}
            person={person}
            teamKey={key}
            board={work.board}
            isMoved={isMoved}
            needsYes={isMoved && isBound(person)}
            isSelected={selected.includes(id)}
            onSelect={(isSelected) =>
              onSelected(isSelected ? [...selected, id] : selected.filter((one) => one !== id))
            }
            onMove={(target) => work.move(id, target)}
          />
        );
      })}
    </TeamBox>
  );
}
