import { cx } from '#client/components/ui/cx.ts';
import { Field } from '#client/components/ui/field.tsx';
import { useFieldControl } from '#client/components/ui/field-context.ts';
import { ChevronDownIcon } from '#client/components/ui/icons.tsx';
import type { TeamSummary } from '#shared/contract/teams.ts';

const DESCRIPTION_SHOWN = 60;

export interface TeamSelectorProps {
  teams: readonly TeamSummary[];
  /** The current team; null while a new one is being created. */
  teamId: string | null;
  /** Its name when it is not in the list. */
  teamName: string | undefined;
  onChoose: (teamId: string) => void;
}

function describe({ description }: TeamSummary): string {
  if (!description) return 'No description';
  if (description.length <= DESCRIPTION_SHOWN) return description;
  return `${description.slice(0, DESCRIPTION_SHOWN).trimEnd()}…`;
}

/** Selects one of the visible teams. Names the page's team, so that nothing else has to. */
export function TeamSelector(props: TeamSelectorProps) {
  return (
    <Field
      label="Select Team:"
      className="min-w-0 max-sm:flex-1 max-sm:[&_label]:sr-only sm:flex sm:items-center sm:gap-3"
    >
      <NamedSelect {...props} />
    </Field>
  );
}

/** Closed it shows the name alone, which its native text couldn't: the options have descriptions. */
function NamedSelect({ teams, teamId, teamName, onChoose }: TeamSelectorProps) {
  const field = useFieldControl();
  const shown = teams.find(({ id }) => id === teamId);
  const unlisted = teamName ?? 'Most Recent Team';
  return (
    <span className="relative block min-w-0 sm:max-w-80">
      <select
        {...field}
        value={teamId ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        className="peer absolute inset-0 size-full cursor-pointer text-base opacity-0"
      >
        {teamId === null && (
          <option value="" disabled>
            Choose a team to analyze
          </option>
        )}
        {teamId !== null && !shown && <option value={teamId}>{unlisted}</option>}
        {teams.map((team) => (
          <option key={team.id} value={team.id}>{`${team.name} · ${describe(team)}`}</option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface pr-3 pl-3.5',
          'transition-colors peer-hover:border-ink',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        <span className="min-w-0 flex-1 truncate font-medium">
          {teamId === null ? 'Choose a team to analyze' : (shown?.name ?? unlisted)}
        </span>
        <ChevronDownIcon className="shrink-0 text-muted" />
      </span>
    </span>
  );
}
