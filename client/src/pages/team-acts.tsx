import { ActionMenu, actionClass } from '#client/components/ui/action-menu.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { DownloadIcon, PencilIcon, PlusIcon, PrinterIcon } from '#client/components/ui/icons.tsx';
import { peopleFileHref } from '#client/features/workplace/teams.ts';
import { paths } from '#client/lib/paths.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { useTeamTab } from './use-team-tab.ts';

interface TeamActsProps {
  team: TeamRecord | null;
  /** For those who may change its people. */
  onEdit: (() => void) | undefined;
  /** For those who may create teams. */
  onCreate: (() => void) | undefined;
}

/** The actions for the current team, and the way to another one: in one row at every width. */
export function TeamActs({ team, onEdit, onCreate }: TeamActsProps) {
  const [tab] = useTeamTab();
  const hasPeople = team !== null && team.members.length > 0;
  const hasDebrief = hasPeople && team.canManage && team.isActive && onEdit !== undefined;
  return (
    <div className="ml-auto flex items-center gap-2 print:hidden">
      {hasPeople && <MoreActs team={team} onEdit={onEdit} onCreate={onCreate} />}
      {onCreate && (
        <Button
          variant={hasDebrief ? 'secondary' : 'primary'}
          size="sm"
          onClick={onCreate}
          className={hasPeople ? 'max-sm:hidden' : undefined}
        >
          Create New Team Analysis
        </Button>
      )}
      {hasDebrief && (
        <ButtonLink
          size="sm"
          // The plan and the people have a button of their own for what comes next.
          variant={tab === 'plan' || tab === 'people' ? 'secondary' : 'primary'}
          href={paths.debrief.to(team.id)}
          className="max-lg:hidden"
        >
          Plan a debrief
        </ButtonLink>
      )}
    </div>
  );
}

/** What is needed less often; on narrow screens everything. */
function MoreActs({ team, onEdit, onCreate }: TeamActsProps & { team: TeamRecord }) {
  return (
    <ActionMenu label="More about this team" side="below">
      {(close) => (
        <>
          {onEdit && team.canManage && (
            <button type="button" className={actionClass} onClick={onEdit}>
              <PencilIcon />
              Edit people
            </button>
          )}
          {onCreate && (
            <button type="button" className={`${actionClass} sm:hidden`} onClick={onCreate}>
              <PlusIcon />
              Create New Team Analysis
            </button>
          )}
          <button
            type="button"
            className={actionClass}
            onClick={() => {
              close();
              window.print();
            }}
          >
            <PrinterIcon />
            Print report
          </button>
          {team.canManage && (
            <a href={peopleFileHref(team.id)} download className={actionClass} onClick={close}>
              <DownloadIcon />
              Download people
            </a>
          )}
        </>
      )}
    </ActionMenu>
  );
}
