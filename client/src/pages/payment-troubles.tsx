import { useQuery } from '@tanstack/react-query';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { paymentTroubles } from '#client/features/billing/api.ts';
import { TroubleList } from '#client/features/billing/components/trouble-list.tsx';
import { messageOf } from '#client/lib/api.ts';

/** For master admins: what went wrong around payments. */
export function PaymentTroublesPage() {
  const found = useQuery({ ...paymentTroubles, staleTime: 0 });
  return (
    <PageContainer width="reading">
      <PageHeading lead="Messages of the payment service that could not be worked off, and records that differed from it. All are tried again by themselves, or here at once.">
        Payment Troubles
      </PageHeading>
      {found.isPending && (
        <SkeletonGroup label="Loading the troubles">
          <Skeleton className="h-32 w-full" />
        </SkeletonGroup>
      )}
      {found.isLoadingError && (
        <ErrorState
          title="The troubles could not be loaded"
          message={messageOf(found.error, 'Please try again in a moment.')}
          onRetry={() => found.refetch()}
          retryPending={found.isFetching}
        />
      )}
      {found.data?.length === 0 && (
        <EmptyState title="Nothing went wrong">
          Payments that need somebody to look at them are listed here.
        </EmptyState>
      )}
      {found.data && found.data.length > 0 && <TroubleList troubles={found.data} />}
    </PageContainer>
  );
}
