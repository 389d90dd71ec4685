import type { TestProject } from 'vitest/node';
import { contractFile } from './contract-schemas.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stripeContract: string;
  }
}

/** Generates the schemas of Stripe's requests once, before all tests. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('stripeContract', await contractFile('stripe'));
}
