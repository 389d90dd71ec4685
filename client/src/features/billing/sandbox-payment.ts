import * as z from 'zod/mini';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { paths } from '#client/lib/paths.ts';
import type { Confirmation } from './confirmation.ts';

export interface TestCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

const Answer = z.object({ status: z.string(), nextUrl: z.nullable(z.string()) });
const Fault = z.object({ error: z.object({ message: z.string() }) });

const FAILED: Confirmation = {
  kind: 'failed',
  message: 'The test payment didn’t go through. Please try again.',
};

/**
 * Pays at the sandbox, which replaces the provider that the browser would call. It is not part of
 * our API, so it is not in the contract.
 */
export async function payAtSandbox(
  confirmPath: string,
  clientSecret: string,
  card: TestCard,
): Promise<Confirmation> {
  try {
    const response = await fetch(confirmPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientSecret, ...card, returnPath: paths.team.pattern }),
    });
    const body: unknown = await response.json();
    if (!response.ok) {
      const fault = Fault.safeParse(body);
      return fault.success ? { kind: 'failed', message: fault.data.error.message } : FAILED;
    }
    const { nextUrl } = Answer.parse(body);
    if (nextUrl === null) return { kind: 'paid' };
    navigateAway(nextUrl);
    return { kind: 'leaving' };
  } catch {
    return FAILED;
  }
}
