import type { TeamRecord } from '#shared/contract/teams.ts';
import { WorkingDynamics } from './working-dynamics.tsx';

/** How each pair of a team works together. */
export function PairsTab({ team }: { team: TeamRecord }) {
  if (team.dynamics.length === 0) return null;
  return <WorkingDynamics dynamics={team.dynamics} />;
}
