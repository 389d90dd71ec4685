import { useQuery } from '@tanstack/react-query';
import { Redirect, useSearchParams } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { MeetingComposer } from '#client/features/team-plan/components/meeting-composer.tsx';
import { teamById } from '#client/features/workplace/teams.ts';
import { paths } from '#client/lib/paths.ts';

/** Composes a meeting of people of a team. */
export function TeamMeetingPage() {
  const [params] = useSearchParams();
  const teamId = params.get('teamId') ?? '';
  if (teamId === '') return <Redirect to={paths.team.pattern} replace />;
  return <MeetingOfTeam key={teamId} teamId={teamId} />;
}

function MeetingOfTeam({ teamId }: { teamId: string }) {
  const team = useQuery(teamById(teamId));
  return (
    <PageContainer>
      <PageHeading
        pageTitle={team.data ? `Meeting · ${team.data.name}` : 'Meeting'}
        lead="See what the people in the room cover together, and who needs time to decide."
        actions={
          <ButtonLink size="sm" variant="secondary" href={paths.team.to(teamId, 'plan')}>
            Back to the team
          </ButtonLink>
        }
      >
        Plan a meeting
      </PageHeading>
      {team.isError && <LoadFailure title="This team couldn’t be loaded" query={team} />}
      {team.isPending && (
        <SkeletonGroup label="Loading the team" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
      {team.data &&
        (team.data.members.length < 2 ? (
          <Notice title="This team has no people yet">Add people first, then come back.</Notice>
        ) : (
          <MeetingComposer team={team.data} />
        ))}
    </PageContainer>
  );
}
