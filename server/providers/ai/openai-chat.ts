import type OpenAI from 'openai';
import * as z from 'zod';
import type { Deadline } from '../../platform/calls/deadline.ts';
import { type OpenAiOptions, openAiCalls } from './openai-calls.ts';
import { createOpenAiClient, type OpenAiAccess } from './openai-client.ts';
import { messagesOf } from './openai-messages.ts';
import { AiUnavailable, type ChatPort, type CoachPiece, type CoachQuestion } from './port.ts';

const FIRST_TEXT_MS = 15_000;
/** Longest wait between two pieces of text. */
const IDLE_MS = 20_000;
/** Longest wait for the usage after the answer is complete. */
const USAGE_MS = 2_000;
const TOTAL_MS = 120_000;
const MAX_OUTPUT_TOKENS = 1_200;
/** Longer answers are truncated, for servers that ignore the token limit. */
const MAX_CHARACTERS = 12_000;
const MAX_BYTES = 4_000_000;

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z.array(z.unknown()).nullish(),
          function_call: z.unknown().optional(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
});

/** The chat port on OpenAI's streaming Chat Completions. Makes no request yet. */
export function createOpenAiChat(access: OpenAiAccess, options?: OpenAiOptions): ChatPort {
  const calls = openAiCalls(TOTAL_MS, options);
  const client = createOpenAiClient(access, { maxBytes: MAX_BYTES, timeoutMs: FIRST_TEXT_MS });
  return {
    name: 'openai',
    model: access.model,
    reply: (question, caller) =>
      calls.stream(caller, async function* ({ deadline, attempt }) {
        deadline.limit(FIRST_TEXT_MS);
        const events = await attempt((signal) =>
          openStream(client, access.model, question, signal),
        );
        yield* readAnswer(events, deadline);
      }),
  };
}

async function openStream(
  client: OpenAI,
  model: string,
  question: CoachQuestion,
  signal: AbortSignal,
): Promise<AsyncIterator<unknown>> {
  const request = client.chat.completions.create(
    {
      model,
      messages: messagesOf(question),
      stream: true,
      stream_options: { include_usage: true },
      store: false,
      max_completion_tokens: MAX_OUTPUT_TOKENS,
    },
    { signal },
  );
  const { data, response } = await request.withResponse();
  if (/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) {
    return data[Symbol.asyncIterator]();
  }
  throw new AiUnavailable('broken_answer');
}

/** What one event contributes to the answer. */
function partOf(event: unknown): { text: string; end: string | null; usage: CoachPiece | null } {
  const { data } = Chunk.safeParse(event);
  if (!data) throw new AiUnavailable('broken_answer');
  const [choice] = data.choices;
  const { content, refusal, tool_calls, function_call } = choice?.delta ?? {};
  // No tools were offered, so a model that calls one hasn't answered the question.
  if (tool_calls?.length || function_call || refusal) throw new AiUnavailable('broken_answer');
  return {
    // PostgreSQL text cannot contain NUL.
    text: (content ?? '').replaceAll('\0', ''),
    end: choice?.finish_reason ?? null,
    usage: data.usage
      ? {
          kind: 'usage',
          inputTokens: data.usage.prompt_tokens,
          outputTokens: data.usage.completion_tokens,
        }
      : null,
  };
}

/** The next event; undefined at the end, or when only the usage is still missing. */
async function nextEvent(
  events: AsyncIterator<unknown>,
  deadline: Deadline,
  isComplete: boolean,
): Promise<unknown> {
  try {
    const next = await deadline.race(events.next());
    return next.done ? undefined : next.value;
  } catch (error) {
    // The answer is complete; only the usage is missing.
    if (isComplete && !(deadline.signal.aborted && !deadline.isLate)) return undefined;
    throw error;
  }
}

async function* readAnswer(
  events: AsyncIterator<unknown>,
  deadline: Deadline,
): AsyncGenerator<CoachPiece> {
  let characters = 0;
  let isComplete = false;
  let usage: CoachPiece | null = null;
  for (;;) {
    const event = await nextEvent(events, deadline, isComplete);
    if (event === undefined) break;
    const part = partOf(event);
    usage = part.usage ?? usage;
    if (part.text !== '' && !isComplete) {
      const text = part.text.slice(0, MAX_CHARACTERS - characters);
      characters += text.length;
      deadline.pause();
      yield { kind: 'prose', text };
      if (characters >= MAX_CHARACTERS) return;
      deadline.limit(IDLE_MS);
    }
    if (part.end !== null && !isComplete) {
      isComplete = true;
      deadline.limit(USAGE_MS);
    }
  }
  // No text or no finish reason: the stream was cut off.
  if (characters === 0 || !isComplete) throw new AiUnavailable('broken_answer');
  if (usage !== null) yield usage;
}
