import type { TeamRecord } from '#shared/contract/teams.ts';

/** "5 people" */
export function TeamSize({ team }: { team: TeamRecord }) {
  const count = team.members.length;
  return (
    <p className="figures text-sm text-muted">{count === 1 ? '1 person' : `${count} people`}</p>
  );
}
