import type { CoachLimits } from '../../platform/config.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { addUsage, countQuestion, type UsageCounter } from './usage-limit-store.ts';

const DAY_MS = 86_400_000;
/** Usage reported beyond this for one question is not believed. */
const MAX_TOKENS = 1_000_000;

type AskCtx = Pick<Ctx<UserActor>, 'actor' | 'db' | 'clock'>;

/** A reserved question; record its outcome exactly once. */
export interface Reservation {
  /** Fixed lock order to avoid deadlocks. */
  readonly counters: readonly UsageCounter[];
}

/**
 * Counts a question for the asking person, and for the account they ask in, before it is sent.
 * Exact under concurrency; a refused question is not counted.
 * @param accountId null for a question outside any account
 * @throws AppError coach.limit_reached until the next UTC day
 */
export async function reserve(
  ctx: AskCtx,
  limits: CoachLimits,
  accountId: string | null,
): Promise<Reservation> {
  const now = ctx.clock();
  const day = now.toISOString().slice(0, 10);
  const person: UsageCounter = { owner: 'userId', id: ctx.actor.id, day };
  const account: UsageCounter | null = accountId
    ? { owner: 'accountId', id: accountId, day }
    : null;
  await inTransaction(ctx.db, async (tx) => {
    const { questionsPerPerson, questionsPerAccount, tokensPerPerson } = limits;
    if (!(await countQuestion(tx, person, questionsPerPerson, tokensPerPerson))) {
      throw limitReached('You’ve used all your questions for today.', now);
    }
    if (account && !(await countQuestion(tx, account, questionsPerAccount))) {
      throw limitReached('Your team account has used all its questions for today.', now);
    }
  });
  return { counters: account ? [person, account] : [person] };
}

/**
 * Records the token usage of a counted question.
 * @param usage tokens as reported by the provider, zeros when it did not; null when there was no
 * answer through no fault of the person: then the question is refunded.
 */
export async function recordUsage(
  ctx: Pick<AskCtx, 'db'>,
  { counters }: Reservation,
  usage: { readonly inputTokens: number; readonly outputTokens: number } | null,
): Promise<void> {
  const added = {
    requests: usage ? 0 : -1,
    inputTokens: Math.min(usage?.inputTokens ?? 0, MAX_TOKENS),
    outputTokens: Math.min(usage?.outputTokens ?? 0, MAX_TOKENS),
  };
  await inTransaction(ctx.db, async (tx) => {
    for (const counter of counters) await addUsage(tx, counter, added);
  });
}

function limitReached(sentence: string, now: Date): AppError {
  const leftMs = DAY_MS - (now.getTime() % DAY_MS);
  return new AppError('coach.limit_reached', {
    message: `${sentence} You can ask more after midnight UTC.`,
    retryAfterSeconds: Math.ceil(leftMs / 1_000),
  });
}
