import {
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
import type { Config } from '../../platform/config.ts';
import { handle } from '../handle.ts';
import { openPortal, readBilling, readStatus, refresh } from './service.ts';
import { subscribe } from './talk/checkout.ts';
import { list, retry } from './talk/incidents.ts';
import { preview, upgrade } from './talk/upgrade.ts';

export const billingRoutes = ({ config }: { readonly config: Config }) => [
  handle(getBillingConfig, ({ ctx }) => ctx.providers.payments.cardForm),
  handle(createSubscription, ({ ctx, body }) => subscribe(ctx, body.tier)),
  handle(getBillingStatus, ({ ctx }) => readStatus(ctx)),
  handle(refreshBilling, ({ ctx }) => refresh(ctx)),
  handle(getBilling, ({ ctx }) => readBilling(ctx)),
  handle(openBillingPortal, ({ ctx }) => openPortal(ctx, `${config.publicUrl}/billing`)),
  handle(previewUpgrade, ({ ctx, body }) => preview(ctx, body.tier)),
  handle(upgradePlan, ({ ctx, body }) => upgrade(ctx, body.tier, new Date(body.countedFrom))),
  handle(listPaymentIncidents, ({ ctx }) => list(ctx)),
  handle(retryPaymentIncident, ({ ctx, params }) => retry(ctx, params.id)),
];
