import { PentaGaps } from '#client/features/penta/components/penta-gaps.tsx';
import { AdoptAgreement } from '#client/features/team-plan/components/adopt-agreement.tsx';
import type { TeamRecord } from '#shared/contract/teams.ts';

export interface TeamGapsProps {
  team: TeamRecord;
  isPrinting: boolean;
}

/** What nobody on the team covers, and what to do about it. */
export function TeamGaps({ team, isPrinting }: TeamGapsProps) {
  const { pentaData } = team;
  if (pentaData === null) {
    return (
      <p className="max-w-prose text-muted">
        Functions belong to teams of three to five people. Add people to see what you’d miss.
      </p>
    );
  }
  return (
    <PentaGaps
      penta={pentaData}
      isPrinting={isPrinting}
      adopt={(gap) => <AdoptAgreement team={team} {...gap} />}
    />
  );
}
