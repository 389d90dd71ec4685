import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import {
  type BillingStatus,
  createSubscription,
  getBilling,
  getBillingConfig,
  getBillingStatus,
  listPaymentIncidents,
  openBillingPortal,
  previewUpgrade,
  refreshBilling,
  retryPaymentIncident,
  upgradePlan,
} from '#shared/contract/billing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import { planOf, type SoldTier } from '#shared/domain/plans.ts';

/** How the card is taken: by the provider's own form, or by the sandbox's. */
export type CardForm = RouteReply<typeof getBillingConfig>;
/** A payment to be confirmed with a card; the secret exists only on the screen that needs it. */
export type OpenPayment = Pick<RouteReply<typeof createSubscription>, 'clientSecret' | 'kind'>;
export type Billing = RouteReply<typeof getBilling>;
type UpgradePreview = RouteReply<typeof previewUpgrade>;

export const cardForm = queryOptions({
  queryKey: ['billing', 'config'],
  queryFn: ({ signal }) => call(getBillingConfig, undefined, signal),
});

/** The person's plan according to the server, which alone decides access. */
export const billingStatus = queryOptions({
  queryKey: ['billing', 'status'],
  queryFn: ({ signal }) => call(getBillingStatus, undefined, signal),
});

export const billing = queryOptions({
  queryKey: ['billing', 'page'],
  queryFn: async ({ signal, client }) => {
    const page = await call(getBilling, undefined, signal);
    // The notice above the page must not contradict it: an earlier answer may still be on its way.
    await client.cancelQueries({ queryKey: billingStatus.queryKey });
    client.setQueryData(billingStatus.queryKey, page.status);
    return page;
  },
});

/**
 * Opens the payment of a plan, or returns the open one: asking twice opens nothing twice. Never
 * cached, since its secret must not be stored.
 */
export const openPayment = (tier: SoldTier) =>
  queryOptions({
    queryKey: ['billing', 'payment', tier],
    queryFn: ({ signal }) =>
      call(createSubscription, { body: { tier, amount: planOf(tier).priceCents } }, signal),
    gcTime: 0,
  });

export const upgradePreview = (tier: SoldTier) =>
  queryOptions({
    queryKey: ['billing', 'upgrade', tier],
    queryFn: ({ signal }) => call(previewUpgrade, { body: { tier } }, signal),
    // Valid for 15 minutes: refetch whenever the dialog opens.
    gcTime: 0,
  });

export const paymentIncidents = queryOptions({
  queryKey: ['billing', 'incidents'],
  queryFn: ({ signal }) => call(listPaymentIncidents, undefined, signal),
});

/** Makes the server query the payment provider. */
export function useRefreshBilling() {
  const keep = useKeepStatus();
  return useMutation({ mutationFn: () => call(refreshBilling), onSuccess: keep });
}

function useKeepStatus() {
  const queryClient = useQueryClient();
  return (status: BillingStatus) => queryClient.setQueryData(billingStatus.queryKey, status);
}

/** Upgrades to a larger plan for the price that was shown. */
export function useUpgrade() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ tier, countedFrom }: UpgradePreview) =>
      call(upgradePlan, { body: { tier, countedFrom } }),
    // Refetch after a failure, too: the plan may have changed elsewhere.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: billing.queryKey });
      void queryClient.invalidateQueries({ queryKey: billingStatus.queryKey });
    },
  });
}

export function usePortal() {
  return useMutation({ mutationFn: () => call(openBillingPortal) });
}

export function useRetryIncident() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(retryPaymentIncident, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentIncidents.queryKey }),
  });
}
