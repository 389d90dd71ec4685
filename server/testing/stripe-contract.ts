import { inject } from 'vitest';
import type { SeenRequest } from '../providers/payments/embedded/api.ts';
import { type ContractJudge, judgeOf } from './contract-schemas.ts';

let problems: ContractJudge | undefined;

/** What is wrong with a request by the types of the vendor's own package. */
export function judgeByContract({ type, params }: SeenRequest): readonly string[] {
  problems ??= judgeOf(inject('stripeContract'), 'urlencoded');
  return problems(type, params);
}

/** Judges all that Stripe is sent, so that a test that has sent something wrong cannot pass. */
export function watchContract() {
  const wrong: string[] = [];
  return {
    judge(request: SeenRequest): readonly string[] {
      const found = judgeByContract(request);
      if (found.length > 0) wrong.push(`${request.type}: ${found.join('; ')}`);
      return found;
    },
    /** @throws when anything was wrong. */
    expectAllGood(): void {
      if (wrong.length === 0) return;
      throw new Error(`Stripe was sent what it does not take: ${wrong.join(' | ')}`);
    },
  };
}
