import type { WrittenSentence } from '#shared/coach/claims.ts';
import type {
  BlockToRepair,
  ChatPort,
  CoachQuestion,
  Judgment,
  SentenceToJudge,
  TokenUsage,
} from '../../providers/ai/port.ts';

/** A block whose judgment takes longer is shown without its passages' marks. */
const JUDGE_MS = 3_000;
const REPAIR_MS = 10_000;
/** What an answer may cost besides itself. */
const REPAIRS_MAX = 3;
const JUDGMENTS_MAX = 20;

/** What can be done about a block besides checking it; null where nobody can. */
export interface RepairAndJudge {
  /** @returns null when it failed, or enough was repaired */
  readonly repair: ((block: BlockToRepair) => Promise<readonly WrittenSentence[] | null>) | null;
  /** @returns null when it failed, or was late */
  readonly judge:
    | ((sentences: readonly SentenceToJudge[]) => Promise<readonly Judgment[] | null>)
    | null;
}

interface Bounds {
  readonly ms: number;
  readonly signal: AbortSignal;
}

/** The work's result in time; null when it fails or is late: nothing depends on it. */
async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { ms, signal }: Bounds,
): Promise<T | null> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  signal.addEventListener('abort', stop, { once: true });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      stop();
      resolve(null);
    }, ms);
  });
  try {
    return await Promise.race([work(limit.signal), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * A coach's own repairs and judgments of one answer.
 * @param addUsage records what each of them cost
 */
export function repairAndJudgeBy(
  chat: ChatPort,
  question: CoachQuestion,
  addUsage: (usage: TokenUsage) => void,
  signal: AbortSignal,
): RepairAndJudge {
  let repairs = 0;
  let judgments = 0;
  return {
    repair:
      chat.repair === undefined
        ? null
        : async (block) => {
            repairs += 1;
            if (repairs > REPAIRS_MAX) return null;
            const repaired = await inTime(
              async (limit) => chat.repair?.(question, block, limit) ?? null,
              { ms: REPAIR_MS, signal },
            );
            if (repaired) addUsage(repaired.usage);
            return repaired?.sentences ?? null;
          },
    judge:
      chat.judge === undefined
        ? null
        : async (sentences) => {
            judgments += 1;
            if (judgments > JUDGMENTS_MAX) return null;
            const judged = await inTime(async (limit) => chat.judge?.(sentences, limit) ?? null, {
              ms: JUDGE_MS,
              signal,
            });
            if (judged) addUsage(judged.usage);
            return judged?.judgments ?? null;
          },
  };
}
