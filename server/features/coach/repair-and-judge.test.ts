import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUESTION } from '#server/providers/ai/testing/questions.ts';
import { AiUnavailable, type ChatPort, type TokenUsage } from '../../providers/ai/port.ts';
import { repairAndJudgeBy } from './repair-and-judge.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const USAGE = { inputTokens: 10, outputTokens: 2 };
const BLOCK = { blockKind: 'paragraph', shown: [], sentences: ['One.'], wrong: [] } as const;
const ONE = [{ text: 'One.', sources: [{ id: 'K1', text: 'One.' }] }];
const written = { text: 'Two.', kind: 'fact', claims: [] } as const;

function repairAndJudgeOf(changes: Partial<ChatPort>, signal = new AbortController().signal) {
  const chat: ChatPort = { name: 'test', model: 'test', async *reply() {}, ...changes };
  const spent: TokenUsage[] = [];
  return { spent, ...repairAndJudgeBy(chat, QUESTION, (usage) => spent.push(usage), signal) };
}

test('a coach that can neither repair nor judge does neither', () => {
  expect(repairAndJudgeOf({})).toMatchObject({ repair: null, judge: null });
});

test('repairs and judgments are paid for', async () => {
  const { repair, judge, spent } = repairAndJudgeOf({
    repair: async () => ({ sentences: [{ ...written, claims: [] }], usage: USAGE }),
    judge: async () => ({ judgments: ['supported'], usage: USAGE }),
  });
  expect(await repair?.(BLOCK)).toEqual([written]);
  expect(await judge?.(ONE)).toEqual(['supported']);
  expect(spent).toEqual([USAGE, USAGE]);
});

test('a failure costs nothing but the repair', async () => {
  const fails = async () => {
    throw new AiUnavailable('refused');
  };
  const { repair, judge, spent } = repairAndJudgeOf({ repair: fails, judge: fails });
  expect([await repair?.(BLOCK), await judge?.(ONE)]).toEqual([null, null]);
  expect(spent).toEqual([]);
});

test('a judge is waited for three seconds a block, and then stopped', async () => {
  let stopped = false;
  const { judge } = repairAndJudgeOf({
    judge: (_sentences, limit) =>
      new Promise(() =>
        limit.addEventListener('abort', () => {
          stopped = true;
        }),
      ),
  });
  const judgments = judge?.(ONE);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(stopped).toBe(true);
  expect(await judgments).toBeNull();
});

test('an answer is repaired three times at most', async () => {
  const ask = vi.fn(async () => ({ sentences: [], usage: USAGE }));
  const { repair } = repairAndJudgeOf({ repair: ask });
  const found = [];
  for (let times = 0; times < 5; times += 1) found.push(await repair?.(BLOCK));
  expect(found).toEqual([[], [], [], null, null]);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a caller who leaves ends the repair', async () => {
  const caller = new AbortController();
  const { repair } = repairAndJudgeOf(
    {
      repair: (_question, _block, limit) =>
        new Promise((_, reject) => limit.addEventListener('abort', () => reject(limit.reason))),
    },
    caller.signal,
  );
  const repaired = repair?.(BLOCK);
  caller.abort();
  expect(await repaired).toBeNull();
});
