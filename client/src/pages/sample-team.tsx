import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Faces } from '#client/features/penta/components/faces.tsx';
import { sampleTeam } from '#client/features/samples/api.ts';
import { CoachHint } from '#client/features/samples/components/coach-hint.tsx';
import { IsSampleContext } from '#client/features/team-plan/use-plan.ts';
import { paths } from '#client/lib/paths.ts';
import { SamplePage } from './sample-page.tsx';
import { TeamAnalysis } from './team-analysis.tsx';
import { TeamSize } from './team-size.tsx';

/** A team's analysis as its members see it, of invented people. */
export function SampleTeamPage({ isSignedIn }: { isSignedIn: boolean }) {
  const team = useQuery(sampleTeam);
  return (
    <SamplePage
      query={team}
      note="The five people on this team are fictional. Everything else works the way it does for your team."
    >
      {(shown) => (
        <>
          <PageHeading
            pageTitle="Sample team"
            look="label"
            before={<Faces people={shown.members} />}
            after={<TeamSize team={shown} />}
            actions={
              <ButtonLink href={paths.pricing} variant="secondary">
                See plans
              </ButtonLink>
            }
          >
            {shown.name}
          </PageHeading>
          <div className="grid gap-8">
            <IsSampleContext value={true}>
              <TeamAnalysis team={shown} isArrival={false} hasCoach={false} />
            </IsSampleContext>
            <CoachHint
              href={isSignedIn ? paths.team.pattern : '/api/login'}
              action={isSignedIn ? 'Go to your team' : 'Sign in to ask'}
            >
              On your own team, the coach answers questions like “Who should open the negotiation?”
              from the charts of the people involved.
            </CoachHint>
          </div>
        </>
      )}
    </SamplePage>
  );
}
