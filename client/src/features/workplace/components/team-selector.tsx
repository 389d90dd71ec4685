import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
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

/** Selects one of the visible teams. */
export function TeamSelector({ teams, teamId, teamName, onChoose }: TeamSelectorProps) {
  const isListed = teamId === null || teams.some(({ id }) => id === teamId);
  return (
    <Field
      label="Select Team:"
      className="min-w-0 max-sm:flex-1 max-sm:[&_label]:sr-only sm:flex sm:items-center sm:gap-3 sm:[&_select]:max-w-96"
    >
      <Select value={teamId ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {teamId === null && (
          <option value="" disabled>
            Choose a team to analyze
          </option>
        )}
        {!isListed && <option value={teamId}>{teamName ?? 'Most Recent Team'}</option>}
        {teams.map((team) => (
          <option key={team.id} value={team.id}>{`${team.name} · ${describe(team)}`}</option>
        ))}
      </Select>
    </Field>
  );
}
