import type { SeenRequest } from '../providers/payments/embedded/api.ts';
import { type ContractJudge, judgeOf } from './contract-schemas.ts';
import { provided } from './provided.ts';

let problems: ContractJudge | undefined;

/** A request's violations of the types in the vendor's own package. */
export function judgeByContract({ type, params }: SeenRequest): readonly string[] {
  problems ??= judgeOf(provided('stripeContract'), 'urlencoded');
  return problems(type, params);
}

/** Validates every request to Stripe, so that a test that sends an invalid one fails. */
export function watchContract() {
  const wrong: string[] = [];
  return {
    judge(request: SeenRequest): readonly string[] {
      const found = judgeByContract(request);
      if (found.length > 0) wrong.push(`${request.type}: ${found.join('; ')}`);
      return found;
    },
    /** @throws when any request was invalid. */
    expectAllGood(): void {
      if (wrong.length === 0) return;
      throw new Error(`Stripe was sent what it does not take: ${wrong.join(' | ')}`);
    },
  };
}
