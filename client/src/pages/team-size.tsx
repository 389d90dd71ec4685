import type { TeamRecord } from '#shared/contract/teams.ts';

/** "5 people · Makes the product" */
export function TeamSize({ team }: { team: TeamRecord }) {
  const count = team.members.length;
  return (
    <p className="figures min-w-0 text-sm text-muted wrap-anywhere">
      {count === 1 ? '1 person' : `${count} people`}
      {team.description && ` · ${team.description}`}
    </p>
  );
}
