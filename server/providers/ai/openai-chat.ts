import { type OpenAiOptions, openAiCalls } from './openai-calls.ts';
import { createOpenAiClient, type OpenAiAccess, settingsOf } from './openai-client.ts';
import { Completions } from './openai-completions.ts';
import { judgmentOf, readJudgments, readRepaired, repairOf } from './openai-repair-and-judge.ts';
import { Responses } from './openai-responses.ts';
import { readAnswer } from './openai-stream.ts';
import { AiUnavailable, type ChatPort, type SentenceToJudge } from './port.ts';
import type { SmallQuestion } from './small-question.ts';

const TOTAL_MS = 120_000;
const MAX_BYTES = 4_000_000;
/** A compact chart: as much as a question needs, and little to pay for. */
const FACTS_MAX = 40;
/** For a repair or a judgment; whoever waits for one may give up earlier. */
const SMALL_QUESTION_MS = 12_000;

/** The chat port on OpenAI's streaming APIs. Makes no request yet. */
export function createOpenAiChat(access: OpenAiAccess, options?: OpenAiOptions): ChatPort {
  const settings = settingsOf(access);
  const calls = openAiCalls('chat', TOTAL_MS, options);
  const limits = { maxBytes: MAX_BYTES, timeoutMs: settings.firstTextMs };
  const client = createOpenAiClient(access, limits);
  const api =
    settings.api === 'responses'
      ? new Responses(client, settings)
      : new Completions(client, settings);
  const small = openAiCalls('chat corrections', SMALL_QUESTION_MS, options);
  const ask = (question: SmallQuestion, caller: AbortSignal) =>
    small.run(caller, ({ deadline, attempt }) => {
      if (!api.hasSchema) throw new AiUnavailable('not_allowed');
      deadline.limit(SMALL_QUESTION_MS);
      return attempt((signal) => api.ask(question, signal));
    });
  const { judgeModel } = settings;
  return {
    name: 'openai',
    model: settings.model,
    factsMax: FACTS_MAX,
    reply: (question, caller) =>
      calls.stream(caller, async function* ({ deadline, attempt }) {
        deadline.limit(settings.firstTextMs);
        const stream = await attempt((signal) => api.open(question, signal));
        yield* readAnswer(stream, deadline);
      }),
    async repair(question, block, signal) {
      const { text, usage } = await ask(repairOf(question, block, settings), signal);
      return { sentences: readRepaired(text), usage };
    },
    ...(judgeModel !== null && {
      async judge(sentences: readonly SentenceToJudge[], signal: AbortSignal) {
        const { text, usage } = await ask(judgmentOf(sentences, judgeModel, settings), signal);
        return { judgments: readJudgments(text, sentences.length), usage };
      },
    }),
  };
}
