import type OpenAI from 'openai';
import * as z from 'zod';
import { type OpenAiOptions, openAiCalls } from './openai-calls.ts';
import { createOpenAiClient, type OpenAiAccess } from './openai-client.ts';
import { AiUnavailable, type EmbeddingPort } from './port.ts';

/** Total timeout of one call, including all of its requests. */
const TOTAL_MS = 15_000;
const BATCH_TEXTS = 96;
/** OpenAI accepts 8,191 tokens per text; no script averages more than one token per character. */
const MAX_CHARACTERS = 8_000;
const MAX_BYTES = 16_000_000;

const Answer = z.object({
  data: z.array(
    z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1).max(10_000) }),
  ),
});

/** The embedding port on OpenAI's embeddings. Makes no request yet. */
export function createOpenAiEmbeddings(
  access: OpenAiAccess,
  options?: OpenAiOptions,
): EmbeddingPort {
  const calls = openAiCalls('embeddings', TOTAL_MS, options);
  const client = createOpenAiClient(access, { maxBytes: MAX_BYTES, timeoutMs: TOTAL_MS });
  return {
    model: access.model,
    isLocal: false,
    async embed(texts, caller) {
      caller.throwIfAborted();
      if (texts.length === 0) return [];
      return calls.run(caller, async ({ deadline, attempt }) => {
        deadline.limit(TOTAL_MS);
        const vectors: Float32Array[] = [];
        for (let start = 0; start < texts.length; start += BATCH_TEXTS) {
          const batch = texts.slice(start, start + BATCH_TEXTS).map(sendable);
          const more = await attempt((signal) => embedBatch(client, access.model, batch, signal));
          vectors.push(...more);
        }
        if (vectors.some(({ length }) => length !== vectors[0]?.length)) {
          throw new AiUnavailable('broken_answer');
        }
        return vectors;
      });
    },
  };
}

/** OpenAI rejects empty texts, so a dash replaces them. */
function sendable(text: string): string {
  return text.trim() === '' ? '-' : text.slice(0, MAX_CHARACTERS);
}

async function embedBatch(
  client: OpenAI,
  model: string,
  input: string[],
  signal: AbortSignal,
): Promise<Float32Array[]> {
  // Without it the vendor's client requests base64 and decodes whatever arrives.
  const answer: unknown = await client.embeddings.create(
    { model, input, encoding_format: 'float' },
    { signal },
  );
  const { data } = Answer.safeParse(answer);
  const rows = data?.data.toSorted((a, b) => a.index - b.index) ?? [];
  if (rows.length !== input.length || rows.some(({ index }, at) => index !== at)) {
    throw new AiUnavailable('broken_answer');
  }
  return rows.map(({ embedding }) => unitVector(embedding));
}

function unitVector(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (!(length > 0 && Number.isFinite(length))) throw new AiUnavailable('broken_answer');
  return Float32Array.from(values, (value) => value / length);
}
