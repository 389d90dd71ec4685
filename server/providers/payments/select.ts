import type { Config } from '#server/platform/config.ts';
import type { Sandbox, SandboxOptions } from './embedded/sandbox.ts';
import { SANDBOX_PATH } from './embedded/sandbox-path.ts';
import type { PaymentsPort } from './port.ts';
import { createStripePayments } from './stripe.ts';
import { syncCatalog } from './stripe-catalog.ts';

/** Path of the webhook that the provider calls. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/** Stripe, or the embedded sandbox, behind one port. Makes no request to Stripe yet. */
export async function createPayments(
  config: Pick<Config, 'payments' | 'publicUrl' | 'port' | 'dataDir'>,
  clock: () => Date,
  wishes: Pick<SandboxOptions, 'isDeliveryManual' | 'judge'> = {},
): Promise<{ payments: PaymentsPort; sandbox: Sandbox | null }> {
  const { payments: choice, publicUrl, port, dataDir } = config;
  if (choice.kind === 'stripe') {
    const { secretKey, webhookSecret, publishableKey } = choice;
    const cardForm = { kind: 'stripe', publishableKey } as const;
    const payments = createStripePayments({
      kind: 'stripe',
      secretKey,
      webhookSecret,
      cardForm,
      clock,
    });
    return { payments, sandbox: null };
  }
  const { startSandbox, postToApp } = await import('./embedded/sandbox.ts');
  const post = postToApp(port, publicUrl, WEBHOOK_PATH);
  const sandbox = await startSandbox({ ...wishes, dataDir, publicUrl, clock, post });
  const payments = createStripePayments({
    kind: 'embedded',
    secretKey: sandbox.secretKey,
    webhookSecret: sandbox.webhookSecret,
    baseUrl: sandbox.apiUrl,
    cardForm: { kind: 'sandbox', confirmPath: `${SANDBOX_PATH}/confirm` },
    clock,
    // A new sandbox has no products until the catalog is synced.
    prepare: async (stripe) => void (await syncCatalog(stripe)),
  });
  return { payments, sandbox };
}
