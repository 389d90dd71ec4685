import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createListener } from './listener.ts';

const LIMITS = { headersMs: 20, requestMs: 40, checkEveryMs: 5 };

/** What a caller gets who sends this and then nothing more. */
async function answerTo(beginning: string): Promise<string> {
  let hasEnded = false;
  const server = createListener(
    (req, res) => {
      req.once('end', () => {
        hasEnded = true;
        res.end('complete');
      });
      req.resume();
    },
    60_000,
    LIMITS,
  ).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, 'localhost');
  socket.write(beginning);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk;
  });
  await once(socket, 'close');
  expect(hasEnded).toBe(false);
  return answer;
}

test.each([
  ['sends nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'never ends its body',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"name": "A',
  ],
])('a caller who %s is cut off', async (_what, beginning) => {
  expect(await answerTo(beginning)).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
