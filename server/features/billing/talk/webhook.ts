import express, { Router } from 'express';
import { AppError } from '../../../platform/errors.ts';
import { enforceRateLimit, type RateLimitServices } from '../../../platform/http/rate-limit.ts';
import { WebhookRefused } from '../../../providers/payments/port.ts';
import { WEBHOOK_PATH } from '../../../providers/payments/select.ts';
import { type BillingServices, depsOfServices } from '../deps.ts';
import { saveEvents } from '../keep/event-store.ts';
import { processEvents } from './events.ts';

/** Coalesces calls: never two at once, and one more when it was called while running. */
function coalesced(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  return function run() {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    isWanted = false;
    void work().finally(() => {
      isRunning = false;
      if (isWanted) run();
    });
  };
}

/**
 * The provider's webhook. Its signature is the proof, so the origin check of writes does not apply.
 * An event is stored, then answered, then processed: 200 means stored.
 */
export function paymentWebhook(services: BillingServices & RateLimitServices): Router {
  const deps = depsOfServices(services);
  const processSoon = coalesced(() =>
    processEvents(deps).catch((error: unknown) => {
      services.log.error({ err: error }, 'payment events could not be processed');
    }),
  );
  const router = Router();
  const readRaw = express.raw({ type: () => true, limit: '1mb' });
  router.post(WEBHOOK_PATH, readRaw, async (req, res) => {
    res.locals['route'] = WEBHOOK_PATH;
    // Without a body there is no buffer but an empty object.
    const body: Uint8Array = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const signature = req.get('stripe-signature');
    try {
      const event = await deps.payments.readWebhook(body, signature, deps.clock());
      await saveEvents(deps.db, [event], deps.clock());
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      await enforceRateLimit(services, 'unproven', req, res, 'webhook ');
      services.log.warn({ reason: error.reason }, 'a payment webhook was refused');
      throw new AppError('request.invalid', { message: 'We couldn’t accept this event.' });
    }
    res.json({ received: true });
    processSoon();
  });
  return router;
}
