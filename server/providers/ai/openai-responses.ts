import type OpenAI from 'openai';
import * as z from 'zod';
import { ANSWER_SCHEMA, type NamedSchema } from './answer-schema.ts';
import { keysOf, type OpenAiSettings } from './openai-client.ts';
import { messagesOf, rulesOf } from './openai-messages.ts';
import type { OpenStream, StreamPart, Usage } from './openai-stream.ts';
import { AiUnavailable, type CoachQuestion } from './port.ts';
import type { SmallAnswer, SmallQuestion } from './small-question.ts';

const Response = z.object({
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish().catch(null),
  error: z.object({ code: z.string().nullish() }).nullish().catch(null),
  usage: z
    .object({ input_tokens: z.int().min(0), output_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
});

const Whole = z.object({
  ...Response.shape,
  output: z.array(
    z.object({ content: z.array(z.object({ text: z.string().optional() })).optional() }),
  ),
});

const Event = z.looseObject({ type: z.string() });
const Delta = z.object({ delta: z.string() });
const Ended = z.object({ response: Response });
const Failed = z.object({ code: z.string().nullish() });
const Item = z.object({ item: z.object({ type: z.string() }) });

const NOTHING: StreamPart = { text: '', end: null, usage: null };
/** What an answer consists of; anything else is a call of a tool, and none was offered. */
const ITEMS: ReadonlySet<string> = new Set(['message', 'reasoning']);

function usageOf(usage: z.infer<typeof Response>['usage']): Usage | null {
  if (!usage) return null;
  return { kind: 'usage', inputTokens: usage.input_tokens, outputTokens: usage.output_tokens };
}

function parsed<T>(schema: z.ZodType<T>, event: unknown): T {
  const { data } = schema.safeParse(event);
  if (data === undefined) throw new AiUnavailable('broken_answer');
  return data;
}

function failureOf(code: string | null | undefined): AiUnavailable {
  return new AiUnavailable(code === 'rate_limit_exceeded' ? 'rate_limited' : 'refused');
}

function incomplete(event: unknown): StreamPart {
  const { response } = parsed(Ended, event);
  // A filtered answer is none.
  if (response.incomplete_details?.reason !== 'max_output_tokens') {
    throw new AiUnavailable('broken_answer');
  }
  return { text: '', end: 'cut', usage: usageOf(response.usage) };
}

function started(event: unknown): StreamPart {
  if (!ITEMS.has(parsed(Item, event).item.type)) throw new AiUnavailable('broken_answer');
  return NOTHING;
}

const READERS: Readonly<Record<string, (event: unknown) => StreamPart>> = {
  'response.output_text.delta': (event) => ({ ...NOTHING, text: parsed(Delta, event).delta }),
  'response.completed': (event) => ({
    text: '',
    end: 'whole',
    usage: usageOf(parsed(Ended, event).response.usage),
  }),
  'response.incomplete': incomplete,
  'response.output_item.added': started,
  'response.refusal.delta': () => {
    throw new AiUnavailable('broken_answer');
  },
  'response.failed': (event) => {
    throw failureOf(parsed(Ended, event).response.error?.code);
  },
  error: (event) => {
    throw failureOf(parsed(Failed, event).code);
  },
};

function partOf(event: unknown): StreamPart {
  const { type } = parsed(Event, event);
  return READERS[type]?.(event) ?? NOTHING;
}

function textFormat({ name, schema }: NamedSchema) {
  return { type: 'json_schema' as const, name, schema, strict: true };
}

/** The Responses API, with the answer's schema. */
export class Responses {
  readonly #client: OpenAI;
  readonly #settings: OpenAiSettings;

  constructor(client: OpenAI, settings: OpenAiSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  /** Every server of this API takes schemas. */
  readonly hasSchema = true;

  async open(question: CoachQuestion, signal: AbortSignal): Promise<OpenStream> {
    const { model, maxOutputTokens, reasoningEffort, verbosity } = this.#settings;
    const request = this.#client.responses.create(
      {
        model,
        instructions: rulesOf(question, 'schema'),
        input: messagesOf(question),
        stream: true,
        store: false,
        max_output_tokens: maxOutputTokens,
        text: { format: textFormat(ANSWER_SCHEMA), ...(verbosity && { verbosity }) },
        ...(reasoningEffort && { reasoning: { effort: reasoningEffort } }),
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
    const answer: unknown = await this.#client.responses.create(
      {
        model: small.model,
        instructions: small.rules,
        input: [{ role: 'user', content: small.material }],
        store: false,
        max_output_tokens: small.maxOutputTokens,
        text: { format: textFormat(small.schema) },
        ...(small.reasoningEffort && { reasoning: { effort: small.reasoningEffort } }),
        ...keysOf(this.#settings, small),
      },
      { signal },
    );
    const { output, usage } = parsed(Whole, answer);
    const text = output.flatMap(({ content }) => content ?? []).map((part) => part.text ?? '');
    const { inputTokens = 0, outputTokens = 0 } = usageOf(usage) ?? {};
    return { text: text.join(''), usage: { inputTokens, outputTokens } };
  }
}
