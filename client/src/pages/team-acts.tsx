import { Button, ButtonAnchor, ButtonLink } from '#client/components/ui/button.tsx';
import { DownloadIcon, PrinterIcon } from '#client/components/ui/icons.tsx';
import { peopleFileHref } from '#client/features/workplace/teams.ts';
import { paths } from '#client/lib/paths.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';

interface TeamActsProps {
  team: TeamRecord | null;
  /** For those who may change its people. */
  onEdit: (() => void) | undefined;
  /** For those who may create teams. */
  onCreate: (() => void) | undefined;
}

/** Five buttons with words would take a row of their own. */
const WIDE_ONLY = 'max-sm:sr-only lg:max-2xl:sr-only';

/** The actions for the current team, and a link to another one. */
export function TeamActs({ team, onEdit, onCreate }: TeamActsProps) {
  const hasPeople = team !== null && team.members.length > 0;
  const hasDebrief = hasPeople && team.canManage && team.isActive && onEdit !== undefined;
  return (
    <>
      {hasPeople && (
        <Button variant="secondary" size="sm" title="Print report" onClick={() => window.print()}>
          <PrinterIcon />
          <span className={WIDE_ONLY}>Print report</span>
        </Button>
      )}
      {hasPeople && team.canManage && (
        <>
          <ButtonAnchor
            variant="secondary"
            size="sm"
            title="Download people"
            href={peopleFileHref(team.id)}
            download
          >
            <DownloadIcon />
            <span className={WIDE_ONLY}>Download people</span>
          </ButtonAnchor>
          {onEdit && (
            <Button variant="secondary" size="sm" onClick={onEdit}>
              Edit people
            </Button>
          )}
        </>
      )}
      {onCreate && (
        <Button variant={hasDebrief ? 'secondary' : 'primary'} size="sm" onClick={onCreate}>
          Create New Team Analysis
        </Button>
      )}
      {hasDebrief && (
        <ButtonLink size="sm" href={paths.debrief.to(team.id)} className="max-sm:order-first">
          Plan a debrief
        </ButtonLink>
      )}
    </>
  );
}
