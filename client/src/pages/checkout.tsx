import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { toast } from '#client/components/feedback/toast.ts';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading, usePageTitle } from '#client/components/layout/page-heading.tsx';
import { MAIN_ID } from '#client/components/layout/skip-link.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { ArrowLeftIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Spinner } from '#client/components/ui/spinner.tsx';
import { billingStatus, cardForm, openPayment } from '#client/features/billing/api.ts';
import { wayFromCheckout } from '#client/features/billing/checkout-way.ts';
import { OrderSummary } from '#client/features/billing/components/order-summary.tsx';
import { PaymentDetails } from '#client/features/billing/components/payment-details.tsx';
import { EnterpriseCard } from '#client/features/plans/components/enterprise-card.tsx';
import { PlanCards } from '#client/features/plans/components/plan-cards.tsx';
import { messageOf } from '#client/lib/api.ts';
import { reloadDocument } from '#client/lib/navigate-away.ts';
import { paths } from '#client/lib/paths.ts';
import { isServedFor } from '#client/lib/served-document.ts';
import { isSoldTier, type Plan, planOf } from '#shared/domain/plans.ts';

const NOT_SET_UP = 'Unable to initialize payment. Please try again.';

/** Choosing and paying for a plan. The plan is in the URL, so that Back returns to the list. */
export function CheckoutPage() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  // Cached data may be old; a purchase starts from the current state.
  const status = useQuery({ ...billingStatus, staleTime: 0 });
  const tier = params.get('tier') ?? '';
  const wanted = isSoldTier(tier) ? tier : null;
  usePageTitle('Checkout');
  useFocusOnChange(wanted);

  if (status.isPending || !status.isFetchedAfterMount) return <LoadingScreen />;
  if (!status.data) {
    return (
      <PageContainer width="reading">
        <ErrorState
          level={1}
          title="We couldn’t load the checkout"
          message={messageOf(status.error, 'Please try again in a moment.')}
          onRetry={() => status.refetch()}
          retryPending={status.isFetching}
        />
      </PageContainer>
    );
  }
  const away = wayFromCheckout(status.data, wanted);
  if (away !== null) return <Redirect to={away} replace />;
  if (!wanted) return <ChoosePlan failure={failure} onChoose={() => setFailure(null)} />;
  return (
    <Purchase
      key={wanted}
      plan={planOf(wanted)}
      onFailure={(message) => {
        setFailure(message);
        navigate(paths.checkout.pattern, { replace: true });
      }}
    />
  );
}

/** The pressed button is gone after a step, so the focus moves to the next step's heading. */
function useFocusOnChange(step: string | null) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
}

interface ChoosePlanProps {
  /** Why the last choice failed. */
  failure: string | null;
  onChoose: () => void;
}

function ChoosePlan({ failure, onChoose }: ChoosePlanProps) {
  return (
    <PageContainer>
      <PageHeading lead="Both are billed annually and renew. You can cancel anytime.">
        Choose Your Plan
      </PageHeading>
      {failure && (
        <Notice tone="danger" role="alert" title="We couldn’t start your purchase" className="mb-6">
          {failure}
        </Notice>
      )}
      <PlanCards
        action={(plan) => (
          <ButtonLink
            href={paths.checkout.to(plan.tier)}
            variant={plan.isMostPopular ? 'primary' : 'secondary'}
            onClick={onChoose}
          >
            Choose {plan.name}
          </ButtonLink>
        )}
      />
      <EnterpriseCard />
    </PageContainer>
  );
}

interface PurchaseProps {
  plan: Plan;
  onFailure: (message: string) => void;
}

/** The card's form and the payment to confirm with it. */
function usePayment(plan: Plan, onFailure: (message: string) => void) {
  const queryClient = useQueryClient();
  const form = useQuery(cardForm);
  const isForeign = form.data?.kind === 'stripe' && !isServedFor(paths.checkout.pattern);
  const payment = useQuery({ ...openPayment(plan.tier), enabled: form.isFetched && !isForeign });
  const error = payment.error ?? form.error;

  // Only a separate document has the content security policy for the card form.
  useEffect(() => {
    if (isForeign) reloadDocument();
  }, [isForeign]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, not each render.
  useEffect(() => {
    if (!error) return;
    toast({ title: 'Error', description: NOT_SET_UP, tone: 'destructive' });
    // There may be a plan by now, bought in another window.
    void queryClient.invalidateQueries({ queryKey: billingStatus.queryKey });
    onFailure(messageOf(error, NOT_SET_UP));
  }, [error]);

  return { form, payment };
}

function Purchase({ plan, onFailure }: PurchaseProps) {
  const [, navigate] = useLocation();
  const { form, payment } = usePayment(plan, onFailure);

  if (!payment.data || !form.data) {
    return (
      <PageContainer className="grid min-h-[60dvh] place-items-center">
        <div>
          <h1 className="sr-only">Checkout</h1>
          <Spinner label="Setting up your payment..." />
        </div>
      </PageContainer>
    );
  }
  // A fake provider may omit it, whatever the contract says.
  if (!payment.data.clientSecret) {
    return (
      <PageContainer width="reading">
        <ErrorState
          level={1}
          title="Error"
          message={NOT_SET_UP}
          actions={<ButtonLink href={paths.checkout.pattern}>Back to Plans</ButtonLink>}
        />
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <Button
        variant="quiet"
        className="mb-6 -ml-4"
        onClick={() => navigate(paths.checkout.pattern)}
      >
        <ArrowLeftIcon />
        Back to Plans
      </Button>
      <PageHeading>Complete Your Purchase</PageHeading>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="lg:order-last">
          <OrderSummary plan={plan} />
        </div>
        <PaymentDetails
          plan={plan}
          payment={payment.data}
          cardForm={form.data}
          onPaid={() => navigate(`${paths.team.pattern}?redirect_status=succeeded`)}
        />
      </div>
    </PageContainer>
  );
}
