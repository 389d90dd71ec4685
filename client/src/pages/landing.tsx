import { AppFooter } from '#client/components/layout/app-footer.tsx';
import { PublicHeader, SIGN_IN_HREF } from '#client/components/layout/public-header.tsx';
import { MAIN_ID } from '#client/components/layout/skip-link.tsx';
import { ClosingCall } from '#client/features/marketing/closing-call.tsx';
import { Hero } from '#client/features/marketing/hero.tsx';
import { HowItWorks } from '#client/features/marketing/how-it-works.tsx';
import { WhyTeams } from '#client/features/marketing/why-teams.tsx';

export interface LandingPageProps {
  /** The sign-in address, with the page to return to if there is one. */
  signInHref?: string | undefined;
}

/** Everything a signed-out visitor sees. Has its own header and footer. */
export function LandingPage({ signInHref = SIGN_IN_HREF }: LandingPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader signInHref={signInHref} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        <Hero signInHref={signInHref} />
        <WhyTeams />
        <HowItWorks />
        <ClosingCall signInHref={signInHref} />
      </main>
      <AppFooter />
    </div>
  );
}
