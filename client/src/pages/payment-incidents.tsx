import { useQuery } from '@tanstack/react-query';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { paymentIncidents } from '#client/features/billing/api.ts';
import { IncidentList } from '#client/features/billing/components/incident-list.tsx';
import { messageOf } from '#client/lib/api.ts';

/** Payment incidents, for master admins. */
export function PaymentIncidentsPage() {
  const found = useQuery({ ...paymentIncidents, staleTime: 0 });
  return (
    <PageContainer width="reading">
      <PageHeading lead="Payment events that failed to process, records that differed from the payment service, and emails that couldn’t be delivered. We retry them automatically; you can also retry one here.">
        Payment Incidents
      </PageHeading>
      {found.isPending && (
        <SkeletonGroup label="Loading the incidents">
          <Skeleton className="h-32 w-full" />
        </SkeletonGroup>
      )}
      {found.isLoadingError && (
        <ErrorState
          title="We couldn’t load the incidents"
          message={messageOf(found.error, 'Please try again in a moment.')}
          onRetry={() => found.refetch()}
          retryPending={found.isFetching}
        />
      )}
      {found.data?.length === 0 && (
        <EmptyState title="Nothing went wrong">
          Payments that need your attention will be here.
        </EmptyState>
      )}
      {found.data && found.data.length > 0 && <IncidentList incidents={found.data} />}
    </PageContainer>
  );
}
