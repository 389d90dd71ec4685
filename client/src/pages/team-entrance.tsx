import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { currentUser } from '#client/features/auth/api.ts';
import { Activation } from '#client/features/billing/components/activation.tsx';
import { readPaymentReturn } from '#client/features/billing/payment-return.ts';
import { Pricing } from '#client/features/plans/components/pricing.tsx';

export interface TeamEntranceProps {
  hasTeamAccess: boolean;
  /** Team mode, for those who have access to it. */
  children: ReactNode;
}

/** What stands before team mode: the offer for those without access, and the return from a payment. */
export function TeamEntrance({ hasTeamAccess, children }: TeamEntranceProps) {
  const { returned, finish } = useReturn();
  if (returned?.outcome === 'paid') return <Activation onSettled={finish} />;
  if (hasTeamAccess) return children;
  return (
    <PageContainer>
      <PageHeading lead="See how people work together: who carries what, what nobody carries yet, and how each two of them get on. Team mode comes with a yearly plan.">
        Team Mode
      </PageHeading>
      {returned?.outcome === 'failed' && (
        <Notice tone="danger" role="alert" title="Payment Failed" className="mb-8">
          The payment was not completed, and nothing was charged. You can try again with the same
          card or another one.
        </Notice>
      )}
      <Pricing />
    </PageContainer>
  );
}

/** The return from a payment, kept while its traces are taken out of the address. */
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
    // Who they are comes first: until then the offer would show once more.
    await queryClient.invalidateQueries({ queryKey: currentUser.queryKey });
    setReturned(null);
    await queryClient.invalidateQueries();
  }, [queryClient]);
  return { returned, finish };
}
