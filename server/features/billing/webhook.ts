import express, { Router } from 'express';
import { AppError } from '../../platform/errors.ts';
import { WebhookRefused } from '../../providers/payments/port.ts';
import { WEBHOOK_PATH } from '../../providers/payments/select.ts';
import type { Services } from '../../services.ts';
import { depsOfServices } from './deps.ts';
import { keepEvents } from './event-store.ts';
import { workOff } from './events.ts';

/** Runs a piece of work, once more when it was asked for meanwhile, and never twice at once. */
function singly(work: () => Promise<void>): () => void {
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
 * Where the provider tells us what has happened. Its signature is the proof, so the rule for writes
 * does not apply. An event is kept, then answered, then worked off: 200 means kept.
 */
export function paymentWebhook(services: Services): Router {
  const deps = depsOfServices(services);
  const kick = singly(() =>
    workOff(deps).catch((error: unknown) => {
      services.log.error({ err: error }, 'payment events could not be worked off');
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
      await keepEvents(deps.db, [event], deps.clock());
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      services.log.warn({ reason: error.reason }, 'a payment webhook was refused');
      throw new AppError('request.invalid', { message: 'This message could not be accepted.' });
    }
    res.json({ received: true });
    kick();
  });
  return router;
}
