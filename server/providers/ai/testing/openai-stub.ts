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

/** The parts of a chat request's body that the stub uses. */
export const ChatBody = z.looseObject({
  model: z.string(),
  messages: z.array(
    z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }),
  ),
});
export type ChatBody = z.infer<typeof ChatBody>;

export const EmbeddingBody = z.looseObject({
  model: z.string(),
  input: z.array(z.string().min(1)).min(1).max(2_048),
  encoding_format: z.literal('float'),
});

/** The model's answer to a request: one text, or chunks of text. */
export type ChatScript = (body: ChatBody) => string | readonly string[];

/** A local server that speaks OpenAI's chat and embeddings protocol with scripted answers. */
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

/** Cites the first fact of the request. */
const repeatFirstFact: ChatScript = ({ messages }) => {
  const id = /"id":"(F\d+)"/.exec(messages[0]?.content ?? '')?.[1];
  return id ? `That is in your chart. [${id}]` : 'I have no facts about that.';
};

export async function startOpenAiStub(): Promise<OpenAiStub> {
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
        else answer(request, response, script);
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
  const chat = request.path === '/v1/chat/completions' ? ChatBody.safeParse(request.body) : null;
  const texts = request.path === '/v1/embeddings' ? EmbeddingBody.safeParse(request.body) : null;
  if (chat?.success) sendChat(response, chat.data, script(chat.data));
  else if (texts?.success) sendJson(response, 200, embeddingAnswer(texts.data));
  else if (chat || texts) sendJson(response, 400, errorBody('The body is wrong.', 'bad_body'));
  else sendJson(response, 404, errorBody('Unknown request URL.', 'unknown_url'));
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

function sendChat(response: ServerResponse, body: ChatBody, words: string | readonly string[]) {
  const pieces = typeof words === 'string' ? (words.match(/\s*\S+\s*/g) ?? [words]) : words;
  startEvents(response);
  sendEvent(response, chatEvent({ role: 'assistant', content: '' }));
  for (const content of pieces) sendEvent(response, chatEvent({ content }));
  sendEvent(response, chatEvent({}, 'stop'));
  const prompt_tokens = Math.ceil(JSON.stringify(body.messages).length / 4);
  const completion_tokens = Math.ceil(pieces.join('').length / 4);
  sendEvent(response, {
    ...chatEvent({}),
    choices: [],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  });
  sendEvent(response, '[DONE]');
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
