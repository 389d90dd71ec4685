import { useQuery } from '@tanstack/react-query';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonAnchor, ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { billing } from '#client/features/billing/api.ts';
import { InvoiceList } from '#client/features/billing/components/invoice-list.tsx';
import { PlanSummary } from '#client/features/billing/components/plan-summary.tsx';
import { messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';

/** The person's own plan, its invoices, and how to change both. */
export function BillingPage({ hasTeamAccess }: { hasTeamAccess: boolean }) {
  // Payments happen elsewhere: refetch each time this page opens.
  const found = useQuery({ ...billing, staleTime: 0 });
  return (
    <PageContainer width="reading">
      <PageHeading>Plan and Billing</PageHeading>
      {found.isPending && (
        <SkeletonGroup label="Loading your plan">
          <Skeleton className="h-56 w-full" />
        </SkeletonGroup>
      )}
      {found.isLoadingError && (
        <ErrorState
          title="We couldn’t load your plan"
          message={messageOf(found.error, 'Please try again in a moment.')}
          onRetry={() => found.refetch()}
          retryPending={found.isFetching}
        />
      )}
      {found.data?.status.state === 'none' && (
        <NoPlan hasTeamAccess={hasTeamAccess} isCovered={found.data.status.isCovered} />
      )}
      {found.data?.status.state === 'incomplete' && (
        <EmptyState
          title="Your purchase isn’t finished"
          action={<ButtonAnchor href={paths.checkout.pattern}>Finish your purchase</ButtonAnchor>}
        >
          You chose a plan but haven’t paid for it. Nothing was charged.
        </EmptyState>
      )}
      {found.data && !['none', 'incomplete'].includes(found.data.status.state) && (
        <>
          <PlanSummary billing={found.data} />
          <InvoiceList invoices={found.data.invoices} />
        </>
      )}
    </PageContainer>
  );
}

interface NoPlanProps {
  hasTeamAccess: boolean;
  /** One of their accounts is running. */
  isCovered: boolean;
}

function NoPlan({ hasTeamAccess, isCovered }: NoPlanProps) {
  if (hasTeamAccess && !isCovered) {
    return (
      <EmptyState
        title="Your team account’s plan has ended"
        action={<ButtonAnchor href={paths.checkout.pattern}>Choose a plan</ButtonAnchor>}
      >
        You can still view its teams. Whoever bought the plan can renew it, or you can buy your own,
        which opens a separate account.
      </EmptyState>
    );
  }
  if (hasTeamAccess) {
    return (
      <EmptyState
        title="You haven’t bought a plan"
        action={<ButtonLink href={paths.team.pattern}>Open your team</ButtonLink>}
      >
        Your access comes with your team account.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="You don’t have a plan yet"
      action={<ButtonLink href={paths.team.pattern}>See the plans</ButtonLink>}
    >
      You don’t need one for your own charts. Plans are for teams.
    </EmptyState>
  );
}
