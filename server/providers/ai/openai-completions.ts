import type OpenAI from 'openai';
import { APIError } from 'openai';
import * as z from 'zod';
import { ANSWER_SCHEMA, type NamedSchema } from './answer-schema.ts';
import { keysOf, type OpenAiSettings } from './openai-client.ts';
import { messagesOf, rulesOf } from './openai-messages.ts';
import type { OpenStream, StreamPart } from './openai-stream.ts';
import { AiUnavailable, type CoachQuestion, type TokenUsage } from './port.ts';
import type { SmallAnswer, SmallQuestion } from './small-question.ts';

const Usage = z
  .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
  .nullish()
  .catch(null);

function usageOf(usage: z.infer<typeof Usage>): TokenUsage {
  return {
    inputTokens: usage?.prompt_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
  };
}

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })),
  usage: Usage,
});

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
  usage: Usage,
});

function endOf(reason: string | null | undefined): StreamPart['end'] {
  if (reason === 'content_filter') throw new AiUnavailable('broken_answer');
  if (reason === null || reason === undefined) return null;
  return reason === 'length' ? 'cut' : 'whole';
}

function partOf(event: unknown): StreamPart {
  const { data } = Chunk.safeParse(event);
  if (!data) throw new AiUnavailable('broken_answer');
  const [choice] = data.choices;
  const { content, refusal, tool_calls, function_call } = choice?.delta ?? {};
  // No tools were offered, so a model that calls one hasn't answered the question.
  if (tool_calls?.length || function_call || refusal) throw new AiUnavailable('broken_answer');
  return {
    text: content ?? '',
    end: endOf(choice?.finish_reason),
    usage: data.usage ? { kind: 'usage', ...usageOf(data.usage) } : null,
  };
}

function schemaFormat({ name, schema }: NamedSchema) {
  return { type: 'json_schema' as const, json_schema: { name, schema, strict: true } };
}

/** Statuses of servers that know no `response_format`. */
const UNKNOWN_FIELD: ReadonlySet<number | undefined> = new Set([400, 404, 415, 422, 501]);

/** Chat Completions, with the answer's schema where the server takes one. */
export class Completions {
  readonly #client: OpenAI;
  readonly #settings: OpenAiSettings;
  /** Found out by the first question, and remembered. */
  #schema: 'untried' | 'accepted' | 'refused' = 'untried';

  constructor(client: OpenAI, settings: OpenAiSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  /** True once the server has taken a schema. */
  get hasSchema(): boolean {
    return this.#schema === 'accepted';
  }

  async open(question: CoachQuestion, signal: AbortSignal): Promise<OpenStream> {
    if (this.#schema === 'refused') return this.#request(question, false, signal);
    try {
      const stream = await this.#request(question, true, signal);
      this.#schema = 'accepted';
      return stream;
    } catch (error) {
      const isRefused = error instanceof APIError && UNKNOWN_FIELD.has(error.status);
      if (this.#schema === 'accepted' || !isRefused) throw error;
      const stream = await this.#request(question, false, signal);
      this.#schema = 'refused';
      return stream;
    }
  }

  async #request(
    question: CoachQuestion,
    hasSchema: boolean,
    signal: AbortSignal,
  ): Promise<OpenStream> {
    const { model, maxOutputTokens, reasoningEffort, verbosity } = this.#settings;
    const request = this.#client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: rulesOf(question, hasSchema ? 'schema' : 'prose') },
          ...messagesOf(question),
        ],
        stream: true,
        stream_options: { include_usage: true },
        store: false,
        max_completion_tokens: maxOutputTokens,
        ...(hasSchema && { response_format: schemaFormat(ANSWER_SCHEMA) }),
        ...(reasoningEffort && { reasoning_effort: reasoningEffort }),
        ...(verbosity && { verbosity }),
        ...keysOf(this.#settings, question),
      },
      { signal },
    );
    const { data, response } = await request.withResponse();
    if (!/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) {
      throw new AiUnavailable('broken_answer');
    }
    return { events: data[Symbol.asyncIterator](), partOf };
  }

  /** The whole answer to a small question, by its schema. */
  async ask(small: SmallQuestion, signal: AbortSignal): Promise<SmallAnswer> {
    const answer: unknown = await this.#client.chat.completions.create(
      {
        model: small.model,
        messages: [
          { role: 'system', content: small.rules },
          { role: 'user', content: small.material },
        ],
        store: false,
        max_completion_tokens: small.maxOutputTokens,
        response_format: schemaFormat(small.schema),
        ...(small.reasoningEffort && { reasoning_effort: small.reasoningEffort }),
        ...keysOf(this.#settings, small),
      },
      { signal },
    );
    const { data } = Completion.safeParse(answer);
    const text = data?.choices[0]?.message.content;
    if (!text) throw new AiUnavailable('broken_answer');
    return { text, usage: usageOf(data?.usage) };
  }
}
