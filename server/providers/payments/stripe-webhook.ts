import { type PaymentEvent, PaymentsUnavailable, WebhookRefused } from './port.ts';
import { toEvent } from './stripe-answers.ts';
import { loadVendor } from './stripe-client.ts';

/** Never 0, which would disable the age check. */
const TOLERANCE_SECONDS = 300;

/** @throws {WebhookRefused} */
export async function readStripeWebhook(
  { secret, isLive }: { readonly secret: string; readonly isLive: boolean },
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
): Promise<PaymentEvent> {
  const { webhooks, errors } = await loadVendor();
  let message: unknown;
  try {
    const header = signature ?? '';
    const at = now.getTime();
    const bytes = Buffer.from(body);
    message = webhooks.constructEvent(bytes, header, secret, TOLERANCE_SECONDS, undefined, at);
  } catch (error) {
    if (!(error instanceof errors.StripeSignatureVerificationError)) {
      throw new WebhookRefused('form');
    }
    throw new WebhookRefused(error.message.startsWith('Timestamp') ? 'age' : 'signature');
  }
  // The vendor's check rejects old messages only, not future ones.
  const sentAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
  if (sentAt - now.getTime() / 1_000 > TOLERANCE_SECONDS) throw new WebhookRefused('age');
  const { event, isLive: isFromLive } = eventOf(message);
  if (isFromLive !== isLive) throw new WebhookRefused('mode');
  return event;
}

function eventOf(message: unknown): ReturnType<typeof toEvent> {
  try {
    return toEvent(message);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new WebhookRefused('form');
    throw error;
  }
}
