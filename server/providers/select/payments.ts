import type { Config } from '#server/platform/config.ts';
import type { Sandbox, SandboxOptions } from '../payments/embedded/sandbox.ts';
import { SANDBOX_PATH } from '../payments/embedded/sandbox-path.ts';
import { type PaymentsPort, WEBHOOK_PATH } from '../payments/port.ts';
import { createStripePayments } from '../payments/stripe.ts';
import { syncCatalogue } from '../payments/stripe-catalogue.ts';

/** Stripe, or the sandbox that comes along, behind the one port. Nothing is called yet. */
export async function createPayments(
  config: Pick<Config, 'payments' | 'publicUrl' | 'port' | 'dataDir'>,
  clock: () => Date,
  wishes: Pick<SandboxOptions, 'isByHand' | 'judge'> = {},
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
  const { startSandbox, postToApp } = await import('../payments/embedded/sandbox.ts');
  const post = postToApp(port, publicUrl, WEBHOOK_PATH);
  const sandbox = await startSandbox({ ...wishes, dataDir, publicUrl, clock, post });
  const payments = createStripePayments({
    kind: 'embedded',
    secretKey: sandbox.secretKey,
    webhookSecret: sandbox.webhookSecret,
    baseUrl: sandbox.apiUrl,
    cardForm: { kind: 'sandbox', confirmPath: `${SANDBOX_PATH}/confirm` },
    clock,
    // A new sandbox sells nothing until it knows the catalogue.
    prepare: async (stripe) => void (await syncCatalogue(stripe)),
  });
  return { payments, sandbox };
}
