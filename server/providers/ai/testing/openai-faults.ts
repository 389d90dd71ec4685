import type { ServerResponse } from 'node:http';
import type { CallClock } from '../../../platform/calls/clock.ts';
import {
  type Answerer,
  chatEvent,
  errorBody,
  sendEvent,
  sendJson,
  startEvents,
  textDelta,
} from './openai-stub.ts';

/** Faults of the stub itself; a refused connection, DNS and TLS need no stub. */
export interface StubFault {
  readonly name: string;
  readonly answerer: Answerer;
  /** Only a timeout ends it. */
  readonly isHanging?: true;
}

const fails =
  (status: number, headers: Record<string, string> = {}, code = 'stub_fault'): Answerer =>
  (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, status, errorBody('The stub fails.', code));
  };

const isChat = (path: string) => path.endsWith('/chat/completions');
const isStreamed = (path: string) => isChat(path) || path.endsWith('/responses');

/** The head of a valid response and its first bytes, cut off inside the JSON. */
const begin: Answerer = ({ path }, response) => {
  if (isChat(path)) {
    startEvents(response);
    sendEvent(response, chatEvent({ role: 'assistant', content: '' }));
    response.write('data: {"id":"chatcmpl-stub","choices":[{"del');
  } else if (isStreamed(path)) {
    startEvents(response);
    sendEvent(response, textDelta(''));
    response.write('data: {"type":"response.output_text.delta","del');
  } else {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"object":"list","data":[{"index":0,"embed');
  }
};

const huge: Answerer = ({ path }, response) => {
  response.writeHead(200, {
    'Content-Type': isStreamed(path) ? 'text/event-stream' : 'application/json',
  });
  response.write('data: {"choices":[{"delta":{"role":"');
  pour(response, 50);
};

/** Writes a megabyte at a time while the client reads. */
function pour(response: ServerResponse, megabytes: number): void {
  if (response.destroyed) return;
  if (megabytes === 0) response.end();
  else response.write('x'.repeat(1_000_000), () => pour(response, megabytes - 1));
}

const trickle =
  (clock: CallClock): Answerer =>
  (request, response) => {
    begin(request, response);
    const drip = () => {
      response.write('x');
      cancel = clock.after(1_000, drip);
    };
    let cancel = clock.after(1_000, drip);
    response.on('close', () => cancel());
  };

export function stubFaults(clock: CallClock): readonly StubFault[] {
  return [
    { name: 'hang before headers', answerer: () => {}, isHanging: true },
    { name: 'hang mid-body', answerer: begin, isHanging: true },
    { name: '1 B/s', answerer: trickle(clock), isHanging: true },
    { name: '400', answerer: fails(400) },
    { name: '401', answerer: fails(401) },
    { name: '429 with Retry-After', answerer: fails(429, { 'Retry-After': '60' }) },
    { name: '429 without Retry-After', answerer: fails(429) },
    { name: '429 because nobody has paid', answerer: fails(429, {}, 'insufficient_quota') },
    { name: '500', answerer: fails(500) },
    {
      name: '500 that never ends',
      answerer: (_request, response) => {
        response.writeHead(500, { 'Content-Type': 'application/json' });
        response.write('{"error":{"message":"');
      },
      isHanging: true,
    },
    { name: '503', answerer: fails(503) },
    {
      name: 'HTML',
      answerer: (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end('<!doctype html><title>Sign in to this network</title>');
      },
    },
    {
      name: 'truncated JSON',
      answerer: (request, response) => {
        begin(request, response);
        response.end('\n\n');
      },
    },
    {
      name: 'wrong schema',
      answerer: ({ path }, response) => {
        if (!isStreamed(path))
          return sendJson(response, 200, { data: [{ index: 0, vector: [1] }] });
        startEvents(response);
        const wrong = { choices: [{ delta: { content: { text: 7 } } }] };
        sendEvent(response, isChat(path) ? wrong : { ...textDelta(''), delta: { text: 7 } });
        response.end();
      },
    },
    { name: '50 MB', answerer: huge },
    {
      name: 'RST',
      answerer: (_request, response) => {
        response.socket?.resetAndDestroy();
      },
    },
    {
      name: 'RST mid-body',
      answerer: (request, response) => {
        begin(request, response);
        setTimeout(() => response.socket?.resetAndDestroy(), 20);
      },
    },
    {
      name: 'redirect to another host',
      answerer: (_request, response) => {
        response.writeHead(307, { Location: 'http://127.0.0.1:9/v1/elsewhere' }).end();
      },
    },
  ];
}
