import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from '#server/testing/request.ts';
import { onFirstVisit } from './first-visit.ts';

let server: Server | null = null;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

async function listening(load: () => Promise<void>): Promise<string> {
  server = createServer((_, res) => void res.end());
  onFirstVisit(server, load);
  await new Promise<void>((resolve) => server?.listen(0, () => resolve()));
  // A server listening on a port has an address with a port.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Only the delay is faked: requests take real time. */
const fakeDelay = () => vi.useFakeTimers({ toFake: ['setTimeout'] });

test('loads for the first visitor only, and not before their page is shown', async () => {
  const load = vi.fn(async () => {});
  const url = await listening(load);
  fakeDelay();
  await request(`${url}/`);
  await request(`${url}/api/auth/user`);
  expect(load).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads nothing for a monitor or a webhook', async () => {
  const load = vi.fn(async () => {});
  const url = await listening(load);
  fakeDelay();
  for (const path of ['/healthz', '/readyz?full=1', '/api/health']) await request(url + path);
  await request(`${url}/api/stripe/webhook`, { method: 'POST' });
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
