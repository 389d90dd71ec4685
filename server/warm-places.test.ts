import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from '#server/testing/request.ts';
import { warmForVisitors } from './warm-places.ts';

let server: Server | null = null;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

async function listening(warm: () => Promise<void>): Promise<string> {
  server = createServer((_, res) => void res.end());
  warmForVisitors(server, { warm });
  await new Promise<void>((resolve) => server?.listen(0, () => resolve()));
  // A server listening on a port has an address with a port.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Only the delay is faked: requests take real time. */
const fakeDelay = () => vi.useFakeTimers({ toFake: ['setTimeout'] });

test('loads places for the first visitor only, and not before their page is shown', async () => {
  const warm = vi.fn(async () => {});
  const url = await listening(warm);
  fakeDelay();
  await request(`${url}/`);
  await request(`${url}/api/auth/user`);
  expect(warm).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(warm).toHaveBeenCalledTimes(1);
});

test('loads nothing for a monitor or a webhook', async () => {
  const warm = vi.fn(async () => {});
  const url = await listening(warm);
  fakeDelay();
  for (const path of ['/healthz', '/readyz?full=1', '/api/health']) await request(url + path);
  await request(`${url}/api/stripe/webhook`, { method: 'POST' });
  vi.runAllTimers();
  expect(warm).not.toHaveBeenCalled();
});

test('survives places that cannot be loaded', async () => {
  const url = await listening(() => Promise.reject(new Error('unreachable')));
  fakeDelay();
  await request(`${url}/`);
  vi.runAllTimers();
  vi.useRealTimers();
  expect((await request(`${url}/`)).status).toBe(200);
});
