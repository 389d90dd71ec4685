import { Suspense } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { PlanComparison } from '#client/features/plans/components/plan-comparison.tsx';
import { Pricing } from '#client/features/plans/components/pricing.tsx';
import { PricingQuestions } from '#client/features/plans/components/pricing-questions.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';

/** Lazy: it stands below the plans, and waits for the sample. */
const PricingPicture = lazyPart(
  () => import('./pricing-picture.tsx'),
  ({ PricingPicture }) => PricingPicture,
);

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
      <Suspense fallback={null}>
        <PricingPicture />
      </Suspense>
      <PlanComparison />
      <PricingQuestions />
    </PageContainer>
  );
}
