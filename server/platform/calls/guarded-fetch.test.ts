import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { startOpenAiStub } from '../../providers/ai/testing/openai-stub.ts';
import { guardedFetch } from './guarded-fetch.ts';

const stub = await startOpenAiStub();
afterAll(() => stub[Symbol.asyncDispose]());
const { port } = new URL(stub.baseUrl);

test.each([
  `http://127.0.0.1:${Number(port) + 1}/v1/models`,
  `https://127.0.0.1:${port}/v1/models`,
  `http://127.0.0.2:${port}/v1/models`,
  `http://127.0.0.1:${port}@localhost:${port}/`,
])('refuses the address %s', async (address) => {
  const before = stub.requests.length;
  const get = guardedFetch(stub.baseUrl, 1_000);
  for (const input of [address, new URL(address)]) {
    await expect(get(input)).rejects.toThrow('would have left');
  }
  expect(stub.requests.length).toBe(before);
});

test.each([
  [200, 'text'],
  [204, ''],
])('passes on the status %i, the headers and the body %j', async (status, body) => {
  stub.answerNext((_request, response) => {
    response.writeHead(status, { 'X-Request-Id': 'r-1' }).end(body);
  });
  const answer = await guardedFetch(stub.baseUrl, 1_000)(`${stub.baseUrl}/x`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-request-id')).toBe('r-1');
  expect(await answer.text()).toBe(body);
});

test('does not follow redirects, even on the same host', async () => {
  stub.answerNext((_request, response) => {
    response.writeHead(302, { Location: `${stub.baseUrl}/elsewhere` }).end();
  });
  const before = stub.requests.length;
  await expect(guardedFetch(stub.baseUrl, 1_000)(`${stub.baseUrl}/x`)).rejects.toThrow();
  expect(stub.requests.length - before).toBe(1);
});

test.each([
  [1_000, true],
  [1_001, false],
])('limits responses to 1,000 bytes: %i bytes', async (size, isRead) => {
  stub.answerNext((_request, response) => void response.end('x'.repeat(size)));
  const answer = await guardedFetch(stub.baseUrl, 1_000)(`${stub.baseUrl}/x`);
  const text = answer.text().then(
    (read) => read.length,
    () => null,
  );
  expect(await text).toBe(isRead ? size : null);
  await expect.poll(() => stub.unanswered()).toBe(0);
});

test('an abort ends an endless response, also after its request was garbage-collected', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const open = stub.unanswered();
  const caller = new AbortController();
  stub.answerNext((_request, response) => void response.writeHead(200).write('x'));
  const { signal } = caller;
  const answer = await guardedFetch(stub.baseUrl, 1_000)(`${stub.baseUrl}/x`, { signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  for (let round = 0; round < 5; round += 1) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  caller.abort();
  await expect(reader?.read()).rejects.toThrow();
  await expect.poll(() => stub.unanswered()).toBe(open);
});
