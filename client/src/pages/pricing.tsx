import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { PlanComparison } from '#client/features/plans/components/plan-comparison.tsx';
import { Pricing } from '#client/features/plans/components/pricing.tsx';
import { PricingQuestions } from '#client/features/plans/components/pricing-questions.tsx';
import { paths } from '#client/lib/paths.ts';

/** What plans cost and contain, for everybody. */
export function PricingPage() {
  return (
    <PageContainer>
      <PageHeading
        lead="Your own chart comes without a plan. With one, you see who covers what on your team, what’s missing, and how each pair gets along."
        actions={
          <ButtonLink href={paths.sample.team} variant="secondary">
            See a sample team
          </ButtonLink>
        }
      >
        Pricing
      </PageHeading>
      <Pricing />
      <PlanComparison />
      <PricingQuestions />
    </PageContainer>
  );
}
