import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import type { Capacity } from '../config-serving.ts';
import { endTurn, limitAdmission } from './admission.ts';
import { assignRequestId } from './request-id.ts';

/** An app whose requests wait until released; and who has arrived. */
async function started(capacity: Capacity) {
  const arrived: string[] = [];
  const waiting = new Map<string, () => void>();
  const app = express();
  app.use(assignRequestId, limitAdmission(capacity));
  app.get('/:name', (req, res) => {
    arrived.push(req.params.name);
    if (req.params.name === 'stream') {
      res.write('first');
      endTurn(res);
    }
    waiting.set(req.params.name, () => res.end('done'));
  });
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const get = (name: string, signal?: AbortSignal) =>
    fetch(`http://localhost:${port}/${name}`, signal ? { signal } : {});
  const until = async (name: string) => {
    while (!arrived.includes(name)) await new Promise((resolve) => setImmediate(resolve));
  };
  return { get, arrived, until, release: (name: string) => waiting.get(name)?.() };
}

const LONG_MS = 60_000;

test('refuses what does not fit, immediately, with Retry-After', async () => {
  const { get, until } = await started({ running: 1, waiting: 0, waitMs: LONG_MS });
  void get('a').catch(() => undefined);
  await until('a');
  const refused = await get('b');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'service.unavailable' });
});

test('lets a request wait for its turn', async () => {
  const { get, until, release, arrived } = await started({
    running: 1,
    waiting: 1,
    waitMs: LONG_MS,
  });
  const first = get('a');
  await until('a');
  const second = get('b');
  release('a');
  expect((await first).status).toBe(200);
  await until('b');
  release('b');
  expect((await second).status).toBe(200);
  expect(arrived).toEqual(['a', 'b']);
});

test('refuses a request that has waited too long', async () => {
  const { get, until } = await started({ running: 1, waiting: 1, waitMs: 1 });
  void get('a').catch(() => undefined);
  await until('a');
  expect((await get('b')).status).toBe(503);
});

test('a caller who leaves the queue takes no turn', async () => {
  const { get, until, release, arrived } = await started({
    running: 1,
    waiting: 1,
    waitMs: LONG_MS,
  });
  const first = get('a');
  await until('a');
  const leaving = new AbortController();
  const gone = get('b', leaving.signal).catch(() => 'left');
  leaving.abort();
  expect(await gone).toBe('left');
  release('a');
  await first;
  const last = get('c');
  await until('c');
  release('c');
  expect((await last).status).toBe(200);
  expect(arrived).toEqual(['a', 'c']);
});

test('a stream gives its turn away once it has begun', async () => {
  const { get, until } = await started({ running: 1, waiting: 0, waitMs: LONG_MS });
  void get('stream').catch(() => undefined);
  await until('stream');
  void get('b').catch(() => undefined);
  await until('b');
});
