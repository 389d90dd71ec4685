import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { planOfTeam } from '#client/features/team-plan/api.ts';
import { DebriefSession } from '#client/features/team-plan/components/debrief-session.tsx';
import { DebriefStart } from '#client/features/team-plan/components/debrief-start.tsx';
import { teamById } from '#client/features/workplace/teams.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import type { TeamPlan } from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';

const TeamWeather = lazyPart(
  () => import('#client/features/team-weather/components/team-weather.tsx'),
  (module) => module.TeamWeather,
);

/** A guided session of a team, run from one shared screen. */
export function TeamDebriefPage() {
  const [params] = useSearchParams();
  const teamId = params.get('teamId') ?? '';
  if (teamId === '') return <Redirect to={paths.team.pattern} replace />;
  return <DebriefOfTeam key={teamId} teamId={teamId} />;
}

function DebriefOfTeam({ teamId }: { teamId: string }) {
  const team = useQuery(teamById(teamId));
  const plan = useQuery(planOfTeam(teamId));
  const title = team.data ? `Debrief · ${team.data.name}` : 'Debrief';
  return (
    <PageContainer isTight>
      <PageHeading
        look="label"
        pageTitle={title}
        actions={
          <ButtonLink size="sm" variant="secondary" href={paths.team.to(teamId, 'plan')}>
            {plan.data?.debrief?.state === 'running'
              ? 'Leave and come back later'
              : 'Back to the plan'}
          </ButtonLink>
        }
      >
        {title}
      </PageHeading>
      {team.isError && <LoadFailure title="This team couldn’t be loaded" query={team} />}
      {!team.isError && plan.isError && (
        <LoadFailure title="The plan couldn’t be loaded" query={plan} />
      )}
      {team.data && plan.data && <Debrief team={team.data} plan={plan.data} />}
      {(team.isPending || plan.isPending) && !team.isError && !plan.isError && (
        <SkeletonGroup label="Loading the debrief" className="grid gap-4">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
    </PageContainer>
  );
}

function Debrief({ team, plan }: { team: TeamRecord; plan: TeamPlan }) {
  const [, navigate] = useLocation();
  const { debrief, canManage } = plan;
  if (!canManage) {
    return (
      <Notice title="Account admins run debriefs">
        Ask an admin of this account to start one, then follow along on their screen.
      </Notice>
    );
  }
  if (team.members.length === 0) {
    return <Notice title="This team has no people yet">Add people first, then come back.</Notice>;
  }
  if (debrief?.state !== 'running') return <DebriefStart team={team} />;
  return (
    <DebriefSession
      key={debrief.id}
      team={team}
      plan={plan}
      debrief={debrief}
      mapNote={
        <Suspense fallback={null}>
          <TeamWeather teamId={team.id} />
        </Suspense>
      }
      onFinished={() => {
        toast({ title: 'Debrief finished', tone: 'success' });
        navigate(paths.team.to(team.id, 'plan'));
      }}
    />
  );
}
