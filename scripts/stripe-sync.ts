import { processEnvironment, readConfig } from '#server/platform/config.ts';
import { readPrices, syncCatalog } from '#server/providers/payments/stripe-catalog.ts';
import { createStripeClient } from '#server/providers/payments/stripe-client.ts';

/*
 * Creates the catalog's products and prices at Stripe, or reports that they exist. With `--check`
 * nothing is created, and a difference exits with 1.
 */

const { payments } = readConfig(processEnvironment());
if (payments.kind === 'embedded') {
  process.stdout.write('Set the three STRIPE_ variables: the sandbox makes its own catalog.\n');
  process.exit(1);
}
const stripe = await createStripeClient(payments);
if (process.argv.includes('--check')) {
  const { differences } = await readPrices(stripe);
  for (const { tier, problem } of differences) process.stdout.write(`${tier}: ${problem}\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  for (const { plan, done } of await syncCatalog(stripe)) {
    process.stdout.write(`${plan.name} (${plan.lookupKey}): ${done}\n`);
  }
}
