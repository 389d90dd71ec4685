import type { TestProject } from 'vitest/node';
import { contractFile } from './contract-schemas.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stripeContract: string;
  }
}

/** Makes the schemas of what Stripe is sent once, before all tests. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('stripeContract', await contractFile('stripe'));
}
