import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { unitTextVector } from './text-vector.ts';

/** A request as the stub received it. */
export interface StubRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Parsed JSON; undefined when the body was not JSON. */
  readonly body: unknown;
}

/** Writes the whole response to a request, or leaves it unanswered. */
export type Answerer = (request: StubRequest, response: ServerResponse) => void;

const Messages = z.array(
  z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }),
);

/** The parts of a chat request's body that the stub uses. */
export const ChatBody = z.looseObject({
  model: z.string(),
  messages: Messages,
  stream: z.boolean().optional(),
  response_format: z.looseObject({ json_schema: z.looseObject({ name: z.string() }) }).optional(),
});

/** The same of the Responses API. */
export const ResponsesBody = z.looseObject({
  model: z.string(),
  instructions: z.string(),
  input: Messages,
  stream: z.boolean().optional(),
  text: z.looseObject({ format: z.looseObject({ name: z.string() }) }).optional(),
});

/** What the model is asked, whichever API asks. */
export interface Asked {
  /** Rules first, then the conversation. */
  readonly messages: z.infer<typeof Messages>;
  /** The name of the schema that the answer must have; null for prose. */
  readonly schema: string | null;
}

export const EmbeddingBody = z.looseObject({
  model: z.string(),
  input: z.array(z.string().min(1)).min(1).max(2_048),
  encoding_format: z.literal('float'),
});

/** The model's answer to a request: one text, or chunks of text. */
export type ChatScript = (asked: Asked) => string | readonly string[];

/** A local server that speaks OpenAI's responses, chat and embeddings protocol with scripted answers. */
export interface OpenAiStub extends AsyncDisposable {
  /** Value for `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: readonly StubRequest[];
  /** Number of requests whose connection is still open. */
  unanswered(): number;
  /** Replaces the model's script. */
  say(script: ChatScript): void;
  /** Overrides the answers to the next requests, in order. */
  answerNext(...answerers: Answerer[]): void;
  /** Overrides every answer until changed; null restores ordinary answers. */
  answerAll(answerer: Answerer | null): void;
}

export const STUB_KEY = 'stub-key-0123456789';

/** Cites the first fact of the request, or claims a type, in the form that is asked for. */
const repeatFirstFact: ChatScript = ({ messages, schema }) => {
  const id = /"id":"(F\d+)"/.exec(messages[0]?.content ?? '')?.[1];
  if (schema === null) return id ? `That is in your chart. [${id}]` : 'I have no facts about that.';
  const claim = { about: 'you', topic: 'type', value: 'Generator', state: 'has' } as const;
  return answerJson([
    id
      ? { text: 'That is in your chart.', kind: 'fact', claims: [claim] }
      : { text: 'I have no facts about that.', kind: 'general', claims: [] },
  ]);
};

/** An answer in one paragraph, as the schema has it. */
export function answerJson(sentences: readonly object[]): string {
  return JSON.stringify({
    language: 'en',
    safety: 'none',
    blocks: [{ kind: 'paragraph', sentences }],
    next: ['What is my authority?'],
  });
}

/** @param hasSchemas false for a server that takes no `response_format` */
export async function startOpenAiStub({ hasSchemas = true } = {}): Promise<OpenAiStub> {
  const requests: StubRequest[] = [];
  const queue: Answerer[] = [];
  let always: Answerer | null = null;
  let script = repeatFirstFact;
  let open = 0;
  const server = createServer((incoming, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    receive(incoming).then(
      (request) => {
        requests.push(request);
        const answerer = queue.shift() ?? always;
        if (answerer !== null) answerer(request, response);
        else if (!hasSchemas && ChatBody.safeParse(request.body).data?.response_format) {
          sendJson(response, 400, errorBody('Unknown field: response_format', 'unknown_field'));
        } else answer(request, response, script);
      },
      // The caller disconnected before the request was complete.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    unanswered: () => open,
    say: (next) => {
      script = next;
    },
    answerNext: (...answerers) => {
      queue.push(...answerers);
    },
    answerAll: (answerer) => {
      always = answerer;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function receive(incoming: IncomingMessage): Promise<StubRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString('utf8');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { path: incoming.url ?? '', headers: incoming.headers, body };
}

function answer(request: StubRequest, response: ServerResponse, script: ChatScript): void {
  if (request.headers.authorization !== `Bearer ${STUB_KEY}`) {
    sendJson(response, 401, errorBody('Incorrect API key provided.', 'invalid_api_key'));
    return;
  }
  if (request.path === '/v1/chat/completions') answerChat(request.body, response, script);
  else if (request.path === '/v1/responses') answerResponses(request.body, response, script);
  else if (request.path === '/v1/embeddings') answerEmbeddings(request.body, response);
  else sendJson(response, 404, errorBody('Unknown request URL.', 'unknown_url'));
}

const refuse = (response: ServerResponse) =>
  sendJson(response, 400, errorBody('The body is wrong.', 'bad_body'));

function answerChat(body: unknown, response: ServerResponse, script: ChatScript): void {
  const { data } = ChatBody.safeParse(body);
  if (!data) {
    refuse(response);
    return;
  }
  const schema = data.response_format?.json_schema.name ?? null;
  const words = script({ messages: data.messages, schema });
  if (data.stream) sendChat(response, words);
  else sendJson(response, 200, chatAnswer(piecesOf(words).join('')));
}

function answerResponses(body: unknown, response: ServerResponse, script: ChatScript): void {
  const { data } = ResponsesBody.safeParse(body);
  if (!data) {
    refuse(response);
    return;
  }
  const messages = [{ role: 'system', content: data.instructions } as const, ...data.input];
  const words = script({ messages, schema: data.text?.format.name ?? null });
  if (data.stream) sendResponses(response, words);
  else sendJson(response, 200, responseObject(piecesOf(words).join('')));
}

function answerEmbeddings(body: unknown, response: ServerResponse): void {
  const { data } = EmbeddingBody.safeParse(body);
  if (data) sendJson(response, 200, embeddingAnswer(data));
  else refuse(response);
}

/** The body of an OpenAI error. */
export function errorBody(message: string, code: string): object {
  return { error: { message, type: 'invalid_request_error', param: null, code } };
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** One event of a streamed answer. */
export function chatEvent(delta: object, finishReason: string | null = null): object {
  return {
    id: 'chatcmpl-stub',
    object: 'chat.completion.chunk',
    created: 1_780_000_000,
    model: 'stub-chat',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
}

export function startEvents(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
}

export function sendEvent(response: ServerResponse, event: object | '[DONE]'): void {
  response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
}

function piecesOf(words: string | readonly string[]): readonly string[] {
  return typeof words === 'string' ? (words.match(/\s*\S+\s*/g) ?? [words]) : words;
}

const PROMPT_TOKENS = 120;
const tokensOf = (text: string) => Math.ceil(text.length / 4);

function chatUsage(text: string) {
  const completion_tokens = tokensOf(text);
  return {
    prompt_tokens: PROMPT_TOKENS,
    completion_tokens,
    total_tokens: PROMPT_TOKENS + completion_tokens,
  };
}

function sendChat(response: ServerResponse, words: string | readonly string[]): void {
  const pieces = piecesOf(words);
  startEvents(response);
  sendEvent(response, chatEvent({ role: 'assistant', content: '' }));
  for (const content of pieces) sendEvent(response, chatEvent({ content }));
  sendEvent(response, chatEvent({}, 'stop'));
  sendEvent(response, { ...chatEvent({}), choices: [], usage: chatUsage(pieces.join('')) });
  sendEvent(response, '[DONE]');
  response.end();
}

function chatAnswer(content: string): object {
  const message = { role: 'assistant', content, refusal: null };
  return {
    id: 'chatcmpl-stub',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'stub-chat',
    choices: [{ index: 0, message, finish_reason: 'stop', logprobs: null }],
    usage: chatUsage(content),
  };
}

/** The response as the Responses API describes it, complete unless said otherwise. */
export function responseObject(text: string, changes: object = {}): object {
  const output_tokens = tokensOf(text);
  return {
    id: 'resp_stub',
    object: 'response',
    created_at: 1_780_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model: 'stub-chat',
    output: [
      {
        id: 'msg_stub',
        type: 'message',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    output_text: text,
    parallel_tool_calls: false,
    temperature: null,
    tool_choice: 'auto',
    tools: [],
    top_p: null,
    usage: {
      input_tokens: PROMPT_TOKENS,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: PROMPT_TOKENS + output_tokens,
    },
    ...changes,
  };
}

/** A piece of text in a streamed response. */
export function textDelta(delta: string, sequence_number = 1): object {
  return {
    type: 'response.output_text.delta',
    content_index: 0,
    delta,
    item_id: 'msg_stub',
    logprobs: [],
    output_index: 0,
    sequence_number,
  };
}

function sendResponses(response: ServerResponse, words: string | readonly string[]): void {
  const pieces = piecesOf(words);
  startEvents(response);
  const begun = responseObject('', { status: 'in_progress', output: [] });
  sendEvent(response, { type: 'response.created', response: begun, sequence_number: 0 });
  for (const [index, delta] of pieces.entries()) sendEvent(response, textDelta(delta, index + 1));
  sendEvent(response, {
    type: 'response.completed',
    response: responseObject(pieces.join('')),
    sequence_number: pieces.length + 1,
  });
  response.end();
}

function embeddingAnswer({ model, input }: z.infer<typeof EmbeddingBody>): object {
  const data = input.map((text, index) => ({
    object: 'embedding',
    index,
    // Not of unit length, as with some servers.
    embedding: unitTextVector(text).map((value) => value * 3),
  }));
  return { object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } };
}
