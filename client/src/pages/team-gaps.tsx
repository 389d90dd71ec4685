import { PentaGaps } from '#client/features/penta/components/penta-gaps.tsx';
import type { TeamRecord } from '#shared/contract/teams.ts';

/** What nobody on the team covers. */
export function TeamGaps({ team }: { team: TeamRecord }) {
  const { pentaData } = team;
  if (pentaData === null) {
    return <p className="text-muted">Only a team of three to five people has functions to miss.</p>;
  }
  const nameOf = (id: string) => pentaData.members.find((one) => one.id === id)?.name ?? '';
  return <PentaGaps penta={pentaData} nameOf={nameOf} />;
}
