import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Spinner } from '#client/components/ui/spinner.tsx';
import { paths } from '#client/lib/paths.ts';
import type { BillingStatus } from '#shared/contract/billing.ts';
import { billingStatus, useRefreshBilling } from '../api.ts';

export interface ActivationProps {
  /** Called once the server grants access, or knows of no purchase to wait for. */
  onDecided: () => void;
  /** Polling interval. */
  pollMs?: number | undefined;
  /** After this time the page says that it takes longer than usual. */
  slowMs?: number | undefined;
}

/**
 * Bridges the time between the return from the payment and the server's confirmation: makes the
 * server query the provider once, then polls the server until it grants access.
 */
export function Activation({ onDecided, pollMs = 2_000, slowMs = 20_000 }: ActivationProps) {
  const { mutate: refresh, isIdle, isPending } = useRefreshBilling();
  useEffect(() => {
    refresh();
  }, [refresh]);
  const status = useQuery({
    ...billingStatus,
    staleTime: 0,
    enabled: !isIdle && !isPending,
    refetchInterval: ({ state }) => (isDecided(state.data) ? false : pollMs),
  });
  // Data from before the payment say nothing about it.
  const isOver = status.isFetchedAfterMount && isDecided(status.data) && !status.isFetching;
  useEffect(() => {
    if (isOver) onDecided();
  }, [isOver, onDecided]);

  return (
    <PageContainer width="reading">
      <PageHeading lead="Your plan starts as soon as the payment service confirms the payment. This usually takes a few seconds.">
        Payment received, activating…
      </PageHeading>
      <Spinner label="Waiting for confirmation" />
      <SlowNote afterMs={slowMs} />
    </PageContainer>
  );
}

function isDecided(status: BillingStatus | undefined): boolean {
  return status !== undefined && (status.hasAccess || status.state === 'none');
}

function SlowNote({ afterMs }: { afterMs: number }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <div role="status" className="mt-8">
      {isSlow && (
        <Notice title="This is taking longer than usual">
          <p>
            You don’t have to wait here. Your plan starts automatically once the payment is
            confirmed, and you won’t be charged twice.
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <ButtonLink href={paths.billing} variant="secondary" size="sm">
              See your plan and invoices
            </ButtonLink>
            <ButtonLink href={paths.support} variant="secondary" size="sm">
              Contact support
            </ButtonLink>
          </p>
        </Notice>
      )}
    </div>
  );
}
