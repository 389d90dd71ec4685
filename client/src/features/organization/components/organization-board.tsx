import { type ReactNode, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import type { Organization } from '#shared/contract/organization.ts';
import { type BoardTeam, isBound, otherTeamsOf, teamCountsOf } from '../arrangement.ts';
import type { Board } from '../use-board.ts';
import { BoardSummary } from './board-summary.tsx';
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
      <BoardSummary organization={organization} work={work} />
      {actions}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
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
      <Controls organization={organization} work={work} />
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
        variant="secondary"
        onClick={() => void work.suggest()}
        pending={work.isSearching}
        pendingLabel="Looking for teams..."
      >
        Suggest teams
      </Button>
    </div>
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
            alsoOn={otherTeamsOf(person, organization)}
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
