import type { CallClock } from '../../platform/calls/clock.ts';
import {
  type CallPolicy,
  type FaultRules,
  ProviderCalls,
} from '../../platform/calls/provider-calls.ts';
import { faultOf } from './openai-client.ts';
import { AiUnavailable } from './port.ts';

export interface OpenAiOptions {
  readonly policy?: CallPolicy;
  readonly clock?: CallClock;
}

export const AI_POLICY: CallPolicy = {
  retries: 1,
  retryDelayMs: 500,
  longestRetryAfterMs: 5_000,
  retryBudget: 10,
  failuresToOpen: 5,
  windowMs: 30_000,
};

const FAULT_RULES: FaultRules<AiUnavailable> = {
  faultOf,
  meaningOf: ({ reason, retryAfterSeconds = 0 }) => ({
    isTransient: reason === 'refused' || reason === 'rate_limited',
    isProviderDown: reason !== 'not_allowed',
    retryAfterMs: retryAfterSeconds * 1_000,
  }),
  timeout: () => new AiUnavailable('timeout'),
  circuitOpen: (coolDownMs) =>
    new AiUnavailable('refused', Math.max(1, Math.ceil(coolDownMs / 1_000))),
};

/**
 * @param shownAs the calls' name in metrics
 * @param totalMs the bound of one call with its retries
 */
export function openAiCalls(
  shownAs: string,
  totalMs: number,
  { policy = AI_POLICY, clock }: OpenAiOptions = {},
): ProviderCalls<AiUnavailable> {
  return new ProviderCalls({ ...policy, shownAs, totalMs }, FAULT_RULES, clock);
}
