import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { currentUser } from '#client/features/auth/api.ts';
import { Activation } from '#client/features/billing/components/activation.tsx';
import { readPaymentReturn } from '#client/features/billing/payment-return.ts';
import { myAccounts } from '#client/features/workplace/api.ts';
import { askedTogether } from '#client/features/workplace/shared-failure.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';

/** Lazy: people with a plan never see the offer. */
const Pricing = lazyPart(
  () => import('#client/features/plans/components/pricing.tsx'),
  ({ Pricing }) => Pricing,
);

export interface TeamEntranceProps {
  hasTeamAccess: boolean;
  /** An account admin may have only an inactive account, without team access; they get no offer. */
  isAccountAdmin: boolean;
  /** Team mode, for those with access to it. */
  children: ReactNode;
}

/** Guards team mode: the offer for people without access, and the return from a payment. */
export function TeamEntrance({ hasTeamAccess, isAccountAdmin, children }: TeamEntranceProps) {
  const { returned, finish } = useReturn();
  const mine = useQuery({ ...myAccounts, ...askedTogether(isAccountAdmin && !hasTeamAccess) });
  if (returned?.outcome === 'paid') return <Activation onDecided={finish} />;
  // A failure to load the accounts is reported by the page behind; an offer would imply that there
  // are none.
  if (hasTeamAccess || mine.isError || (mine.data && mine.data.length > 0)) return children;
  if (mine.isLoading) return <LoadingScreen />;
  return (
    <PageContainer>
      <PageHeading lead="See who covers what, what’s missing, and how each pair gets along. Team mode comes with an annual plan.">
        Team Mode
      </PageHeading>
      {returned?.outcome === 'failed' && (
        <Notice tone="danger" role="alert" title="Payment Failed" className="mb-8">
          The payment didn’t go through, and you weren’t charged. Try again with the same card or
          another one.
        </Notice>
      )}
      <Suspense fallback={<Skeleton className="h-dvh rounded-lg" />}>
        <Pricing />
      </Suspense>
    </PageContainer>
  );
}

/** The return from a payment, kept in state while its parameters are removed from the URL. */
function useReturn() {
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const [returned, setReturned] = useState(() => readPaymentReturn(params));
  const queryClient = useQueryClient();
  useEffect(() => {
    const found = readPaymentReturn(params);
    if (!found) return;
    setReturned(found);
    void queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
    navigate(found.rest === '' ? path : `${path}?${found.rest}`, { replace: true });
  }, [params, path, navigate, queryClient]);

  const finish = useCallback(async () => {
    // Refetch the user first: until then the offer would show again.
    await queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
    setReturned(null);
    await queryClient.invalidateQueries();
  }, [queryClient]);
  return { returned, finish };
}
