import { Button, ButtonAnchor } from '#client/components/ui/button.tsx';
import { DownloadIcon, PrinterIcon } from '#client/components/ui/icons.tsx';
import { peopleFileHref } from '#client/features/workplace/teams.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';

interface TeamActsProps {
  team: TeamRecord | null;
  /** For those who may change its people. */
  onEdit: (() => void) | undefined;
  /** For those who may create teams. */
  onCreate: (() => void) | undefined;
}

/** The actions for the current team, and a link to another one. */
export function TeamActs({ team, onEdit, onCreate }: TeamActsProps) {
  const hasPeople = team !== null && team.members.length > 0;
  return (
    <>
      {hasPeople && (
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <PrinterIcon />
          Print report
        </Button>
      )}
      {hasPeople && team.canManage && (
        <>
          <ButtonAnchor variant="secondary" size="sm" href={peopleFileHref(team.id)} download>
            <DownloadIcon />
            Download people
          </ButtonAnchor>
          {onEdit && (
            <Button variant="secondary" size="sm" onClick={onEdit}>
              Edit people
            </Button>
          )}
        </>
      )}
      {onCreate && (
        <Button size="sm" onClick={onCreate}>
          Create New Team Analysis
        </Button>
      )}
    </>
  );
}
