import {
  createSubscription,
  getBilling,
  getBillingConfig,
  getBillingStatus,
  listPaymentTroubles,
  openBillingPortal,
  previewUpgrade,
  refreshBilling,
  retryPaymentTrouble,
  upgradePlan,
} from '#shared/contract/billing.ts';
import { handle } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { subscribe } from './checkout.ts';
import { openPortal, readBilling, readStatus, refresh } from './service.ts';
import { list, retry } from './troubles.ts';
import { preview, upgrade } from './upgrade.ts';

export const billingRoutes = ({ config }: Pick<Services, 'config'>) => [
  handle(getBillingConfig, ({ ctx }) => ctx.providers.payments.cardForm),
  handle(createSubscription, ({ ctx, body }) => subscribe(ctx, body.tier)),
  handle(getBillingStatus, ({ ctx }) => readStatus(ctx)),
  handle(refreshBilling, ({ ctx }) => refresh(ctx)),
  handle(getBilling, ({ ctx }) => readBilling(ctx)),
  handle(openBillingPortal, ({ ctx }) => openPortal(ctx, `${config.publicUrl}/billing`)),
  handle(previewUpgrade, ({ ctx, body }) => preview(ctx, body.tier)),
  handle(upgradePlan, ({ ctx, body }) => upgrade(ctx, body.tier, new Date(body.countedFrom))),
  handle(listPaymentTroubles, ({ ctx }) => list(ctx)),
  handle(retryPaymentTrouble, ({ ctx, params }) => retry(ctx, params.id)),
];
