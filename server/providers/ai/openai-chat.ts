import { type OpenAiOptions, openAiCalls } from './openai-calls.ts';
import { createOpenAiClient, type OpenAiAccess, settingsOf } from './openai-client.ts';
import { Completions } from './openai-completions.ts';
import { Responses } from './openai-responses.ts';
import { readAnswer } from './openai-stream.ts';
import type { ChatPort } from './port.ts';

const TOTAL_MS = 120_000;
const MAX_BYTES = 4_000_000;
/** A compact chart: as much as a question needs, and little to pay for. */
const FACTS_MAX = 40;

/** The chat port on OpenAI's streaming APIs. Makes no request yet. */
export function createOpenAiChat(access: OpenAiAccess, options?: OpenAiOptions): ChatPort {
  const settings = settingsOf(access);
  const calls = openAiCalls(TOTAL_MS, options);
  const limits = { maxBytes: MAX_BYTES, timeoutMs: settings.firstTextMs };
  const client = createOpenAiClient(access, limits);
  const api =
    settings.api === 'responses'
      ? new Responses(client, settings)
      : new Completions(client, settings);
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
  };
}
