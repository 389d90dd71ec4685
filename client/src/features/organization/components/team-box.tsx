import { type ReactNode, useId } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import type { Organization } from '#shared/contract/organization.ts';
import { andList } from '#shared/domain/english.ts';
import { PENTA_MEMBERS_MAX, PENTA_MEMBERS_MIN } from '#shared/engine/penta/penta.ts';
import { type BoardTeam, coverageOf } from '../arrangement.ts';
import { coverageWords } from '../words.ts';

export interface TeamBoxProps {
  organization: Organization;
  /** null: people in no team. */
  team: BoardTeam | null;
  people: readonly string[];
  /** At the end of the people in no team. */
  adding: ReactNode;
  onDrop: (personId: string) => void;
  children: ReactNode;
}

function sizeWords(size: number): string | null {
  if (size === 0) return 'Nobody is left: the team is deactivated.';
  if (size < PENTA_MEMBERS_MIN) return `Needs at least ${PENTA_MEMBERS_MIN} people for a Penta.`;
  return size > PENTA_MEMBERS_MAX ? `Takes at most ${PENTA_MEMBERS_MAX} people.` : null;
}

/** A team with what its people cover; people can be dropped on it. */
export function TeamBox(props: TeamBoxProps) {
  const { organization, team, people, adding, onDrop, children } = props;
  const title = useId();
  const { functions, people: pool } = organization;
  const sure = coverageOf(pool, people);
  const members = pool.filter(({ id }) => people.includes(id));
  const problem = team && sizeWords(people.length);
  return (
    <section
      aria-labelledby={title}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
      className={cx(
        'flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-4',
        team ? 'border-line' : 'border-dashed border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={title} className="min-w-0 font-display text-lg font-medium wrap-anywhere">
          {team ? team.name : 'In no team'}
        </h3>
        {team && people.length > 0 && (
          <span className="figures text-sm text-muted">
            {coverageWords(sure, coverageOf(pool, people, true))}
          </span>
        )}
      </div>
      {team && members.length > 0 && <Coverage functions={functions} members={members} />}
      {people.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      )}
      {!team && (
        <>
          {people.length === 0 && (
            <p className="text-sm text-muted">
              Someone new, or someone you move out of a team, is here until you put them into one.
            </p>
          )}
          <div>{adding}</div>
        </>
      )}
      {problem && <p className="text-sm text-warn">{problem}</p>}
    </section>
  );
}

type Functions = Organization['functions'];

interface CoverageProps {
  functions: Functions;
  members: Organization['people'];
}

/** Each function as a mark, in their order, and those that aren't covered by name. */
function Coverage({ functions, members }: CoverageProps) {
  const uncovered = functions.filter(
    ({ gate }) => !members.some((one) => one.functions.includes(gate)),
  );
  const isPossible = ({ gate }: { readonly gate: number }) =>
    members.some(({ possible }) => possible.includes(gate));
  return (
    <>
      <svg
        viewBox="0 0 240 6"
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
        className="h-1.5 w-full max-w-80"
      >
        {functions.map((one, index) => (
          <rect
            key={one.gate}
            x={index * 20 + 0.5}
            y={0.5}
            width={17}
            height={5}
            rx={1.5}
            className={
              uncovered.includes(one)
                ? 'fill-none stroke-warn [stroke-dasharray:2_1.5]'
                : 'fill-ink'
            }
          >
            <title>{one.name}</title>
          </rect>
        ))}
      </svg>
      <Uncovered
        missing={uncovered.filter((one) => !isPossible(one))}
        possible={uncovered.filter(isPossible)}
      />
    </>
  );
}

function Uncovered({ missing, possible }: { missing: Functions; possible: Functions }) {
  const names = (functions: Functions) => andList(functions.map(({ name }) => name));
  return (
    <div className="text-sm">
      {missing.length > 0 && <p className="text-warn">Missing: {names(missing)}</p>}
      {possible.length > 0 && <p>Possibly covered: {names(possible)}</p>}
      {missing.length === 0 && possible.length === 0 && <p>Everything is covered.</p>}
    </div>
  );
}
