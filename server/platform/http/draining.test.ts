import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { closeGracefully, createDraining } from './draining.ts';
import { sendEvents } from './event-stream.ts';

const FAR_MS = 60_000;

/** A small app that waits where a test says so. */
async function started() {
  const draining = createDraining();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const app = express();
  app.use(draining.closeConnections);
  app.get('/fast', (_req, res) => void res.send('fast'));
  app.get('/slow', async (_req, res) => {
    arrived();
    await released;
    res.send('slow');
  });
  app.get('/stream', (_req, res) =>
    sendEvents(res, words(), { requestId: 'r-1', encode: (x) => x, endsOn: draining.streamsEnd }),
  );
  async function* words() {
    yield { kind: 'text' };
    arrived();
    await released;
  }
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const get = (path: string) =>
    new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
      const sent = request({ port, path, agent }, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => {
          text += chunk;
        });
        res.on('end', () => resolve({ text, connection: res.headers.connection }));
      });
      sent.once('error', reject);
      sent.end();
    });
  return { server, draining, get, release, hasArrived };
}

test('answers while it drains, and closes each connection with its reply', async () => {
  const { server, draining, get } = await started();
  expect((await get('/fast')).connection).toBe('keep-alive');
  const closing = closeGracefully(server, draining, { drainMs: 100 });
  expect(draining.isDraining).toBe(true);
  expect(await get('/fast')).toEqual({ text: 'fast', connection: 'close' });
  await closing;
  await expect(get('/fast')).rejects.toThrow('ECONNREFUSED');
});

test('lets a request under way finish, and closes idle connections', async () => {
  const { server, draining, get, release, hasArrived } = await started();
  await get('/fast');
  const slow = get('/slow');
  await hasArrived;
  const closing = closeGracefully(server, draining, { drainMs: 0, requestsMs: FAR_MS });
  release();
  expect((await slow).text).toBe('slow');
  await closing;
});

test('ends streams with an event', async () => {
  const { server, draining, get, hasArrived } = await started();
  const stream = get('/stream');
  await hasArrived;
  const closing = closeGracefully(server, draining, { drainMs: 0, requestsMs: 10 });
  expect((await stream).text).toMatch(/"kind":"error","code":"service\.unavailable"/);
  await closing;
  expect(draining.streamsEnd.aborted).toBe(true);
});
