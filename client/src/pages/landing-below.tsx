import { ClosingCall } from '#client/features/marketing/closing-call.tsx';
import { FiveTypes } from '#client/features/marketing/five-types.tsx';
import { HowItWorks } from '#client/features/marketing/how-it-works.tsx';
import { SampleMap } from '#client/features/marketing/sample-map.tsx';
import { WhyTeams } from '#client/features/marketing/why-teams.tsx';
import { WorthChecking } from '#client/features/marketing/worth-checking.tsx';

interface LandingBelowProps {
  signInHref: string;
  /** How often "Learn More" has been pressed. */
  timesAsked: number;
}

/** What the landing page shows below its first screen. */
export function LandingBelow({ signInHref, timesAsked }: LandingBelowProps) {
  return (
    <>
      <SampleMap />
      <FiveTypes />
      <WhyTeams />
      <WorthChecking />
      <HowItWorks timesAsked={timesAsked} />
      <ClosingCall signInHref={signInHref} />
    </>
  );
}
