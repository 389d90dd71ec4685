import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { request } from '#server/testing/request.ts';
import { type SmallServer, startSmallServer } from '#server/testing/small-server.ts';
import { createLog } from '../log.ts';
import { answerPageError } from './page-errors.ts';

const logged: string[] = [];
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let root: string;
let server: SmallServer;
let url: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void logged.push(line) });
  const app = express()
    // Express prints errors everywhere but in tests.
    .set('env', 'production')
    .use('/assets', express.static(root, { fallthrough: false, immutable: true, maxAge: '1y' }))
    .get('/page/:name', (req, res) => void res.send(req.params.name))
    .get('/refused/:status', ({ params }) => {
      throw Object.assign(new Error('canary-4711'), { status: Number(params.status) });
    })
    .get('/broken', () => {
      throw new Error('canary-4711');
    })
    .use(answerPageError(log));
  server = await startSmallServer(app);
  url = server.url;
});
afterAll(async () => {
  server[Symbol.dispose]();
  await rm(root, { recursive: true });
});

test.each([
  ['a missing file', '/assets/gone%0Ainjected.js', 404],
  ['a file outside the folder', '/assets/%2e%2e%2fsecret', 403],
  ['an address that cannot be decoded', '/page/%E0%A4%A', 400],
])('%s is answered in a word and leaves nothing in the log', async (_what, path, expected) => {
  const { status, text, headers } = await request(url + path);
  expect(status).toBe(expected);
  expect(text).toMatch(/^[A-Z][a-z ]+$/);
  expect(headers['content-type']).toContain('text/plain');
  expect(headers['cache-control']).toBe('no-store');
  expect(printed).not.toHaveBeenCalled();
  expect(logged).toEqual([]);
});

test.each([
  [399, 500],
  [400, 400],
  [418, 418],
  [499, 499],
  [503, 500],
])('an error with the status %i is answered with %i', async (thrown, expected) => {
  expect((await request(`${url}/refused/${thrown}`)).status).toBe(expected);
  logged.length = 0;
});

test('an unexpected error is one log line without its message', async () => {
  const { status, text } = await request(`${url}/broken`);
  expect([status, text]).toEqual([500, 'Something went wrong']);
  expect(printed).not.toHaveBeenCalled();
  expect(logged).toHaveLength(1);
  expect(logged.join()).toContain('request failed');
  expect(logged.join()).not.toContain('canary-4711');
});
