import { InTurn } from '#client/components/layout/in-turn.tsx';
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

/** What the landing page shows below its first screen; laid out section by section. */
export function LandingBelow({ signInHref, timesAsked }: LandingBelowProps) {
  const sections = [
    <SampleMap key="map" />,
    <FiveTypes key="types" />,
    <WhyTeams key="teams" />,
    <WorthChecking key="proofs" />,
    <HowItWorks key="steps" timesAsked={timesAsked} />,
    <ClosingCall key="call" signInHref={signInHref} />,
  ];
  return sections.map((section) => <InTurn key={section.key}>{section}</InTurn>);
}
