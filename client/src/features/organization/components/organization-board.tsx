import { type ReactNode, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import type { Organization } from '#shared/contract/organization.ts';
import { ORGANIZE_PEOPLE_MIN } from '#shared/engine/penta/organize.ts';
import {
  type BoardTeam,
  isBound,
  otherTeamsOf,
  type PoolPerson,
  teamCountsOf,
} from '../arrangement.ts';
import type { Board } from '../use-board.ts';
import { BoardSummary } from './board-summary.tsx';
import { PersonRow } from './person-row.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { RuleBar, RuleList } from './rule-panel.tsx';
import { TeamBox } from './team-box.tsx';

export interface OrganizationBoardProps {
  organization: Organization;
  work: Board;
  /** What saves, applies and discards. */
  actions: ReactNode;
  /** Adds somebody who isn't in a team. */
  adding: ReactNode;
  onRemove: (person: PoolPerson) => void;
}

/** Teams with their people to move about, rules, and what each move changes. */
export function OrganizationBoard(props: OrganizationBoardProps) {
  const { organization, work, actions, adding, onRemove } = props;
  /** For a rule; null while none is being made. */
  const [selected, setSelected] = useState<readonly string[] | null>(null);
  const { board, problem, said } = work;
  const placed = new Set(board.flatMap(({ people }) => people));
  const unplaced = organization.people.filter(({ id }) => !placed.has(id)).map(({ id }) => id);
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <BoardSummary organization={organization} work={work} />
          {actions}
        </div>
        {organization.people.length < ORGANIZE_PEOPLE_MIN ? (
          <p className="text-muted">
            With six or more people, we can suggest who works best with whom.
          </p>
        ) : (
          <Search
            organization={organization}
            work={work}
            isSelecting={selected !== null}
            onSelecting={() => setSelected([])}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {problem && <ProblemNotice problem={problem} people={organization.people} />}
      <div className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
        {[...board, null].map((team) => (
          <PeopleOf
            key={team?.key ?? ''}
            organization={organization}
            work={work}
            team={team}
            ids={team ? team.people : unplaced}
            selected={selected}
            onSelected={setSelected}
            adding={adding}
            onRemove={onRemove}
          />
        ))}
      </div>
      {selected && (
        <RuleBar
          people={organization.people}
          selected={selected}
          rules={work.rules}
          onAdd={(rules) => {
            work.addRules(rules);
            setSelected(null);
          }}
          onCancel={() => setSelected(null)}
        />
      )}
    </div>
  );
}

interface SearchProps extends Pick<OrganizationBoardProps, 'organization' | 'work'> {
  isSelecting: boolean;
  onSelecting: () => void;
}

/** How many teams to look for, by which rules. */
function Search({ organization, work, isSelecting, onSelecting }: SearchProps) {
  const { min, max } = teamCountsOf(organization);
  return (
    <Card as="section" labelledBy="search" className="grid gap-4">
      <h2 id="search" className="font-medium">
        Try other teams
      </h2>
      <div className="flex flex-wrap items-end gap-3">
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
      <RuleList
        people={organization.people}
        rules={work.rules}
        isSelecting={isSelecting}
        onSelecting={onSelecting}
        onRemove={work.removeRule}
      />
    </Card>
  );
}

interface PeopleOfProps
  extends Pick<OrganizationBoardProps, 'organization' | 'work' | 'adding' | 'onRemove'> {
  team: BoardTeam | null;
  ids: readonly string[];
  selected: readonly string[] | null;
  onSelected: (ids: readonly string[]) => void;
}

function PeopleOf(props: PeopleOfProps) {
  const { organization, work, team, ids, selected, onSelected, adding, onRemove } = props;
  const { people, functions } = organization;
  const key = team?.key ?? null;
  return (
    <TeamBox
      organization={organization}
      team={team}
      people={ids}
      adding={adding}
      onDrop={(id) => {
        const person = people.find((one) => one.id === id);
        if (person && (key !== null || !isBound(person))) work.move(id, key);
      }}
    >
      {ids.map((id) => {
        const person = people.find((one) => one.id === id);
        if (person === undefined) return null;
        const isMoved = person.teamId !== key;
        return (
          <PersonRow
            key={id}
            person={person}
            teamKey={key}
            board={work.board}
            isMoved={isMoved}
            alsoOn={otherTeamsOf(person, organization)}
            needsYes={isMoved && isBound(person)}
            functions={functions
              .filter(({ gate }) => person.functions.includes(gate))
              .map(({ name }) => name)}
            isSelected={selected === null ? null : selected.includes(id)}
            onSelect={(isSelected) => {
              const others = (selected ?? []).filter((one) => one !== id);
              onSelected(isSelected ? [...others, id] : others);
            }}
            onMove={(target) => work.move(id, target)}
            onRemove={person.isUnassigned && key === null ? () => onRemove(person) : undefined}
          />
        );
      })}
    </TeamBox>
  );
}
