import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type SmallServer, startSmallServer } from '#server/testing/small-server.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { compressReplies, endWithText } from './compression.ts';

const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

async function ask(url: string, accepted: string, headers: Record<string, string> = {}) {
  const call = get(url, { headers: { 'Accept-Encoding': accepted, ...headers }, agent: false });
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part);
  const bytes = Buffer.concat(parts);
  const encoding = reply.headers['content-encoding'];
  const text = (encoding ? DECODE[encoding]?.(bytes) : bytes)?.toString();
  return { status: reply.statusCode, headers: reply.headers, encoding, text, size: bytes.length };
}

let app: TestApp;
let small: SmallServer;
const LONG = 'word '.repeat(1_000);
const secretly: RequestHandler = (_req, res, next) => {
  res.locals['holdsSecret'] = true;
  next();
};

/** A handler that sends its reply whole. */
const whole =
  (value: object): RequestHandler =>
  (req, res) => {
    res.type('json');
    endWithText(req, res, JSON.stringify(value));
  };

beforeAll(async () => {
  app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: 'boss@people.example' } });
  const parts = express()
    .get('/whole/secret', secretly, whole({ token: LONG }))
    .get('/whole/long', whole({ text: LONG }))
    .get('/whole/short', whole({ text: 'word' }))
    .use(compressReplies())
    .get('/events', async (_req, res) => {
      res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      res.write(`data: ${LONG}\n\n`);
    })
    .get('/secret', secretly, (_req, res) => void res.json({ token: LONG }))
    .get('/long', (_req, res) => void res.json({ text: LONG }))
    .get('/short', (_req, res) => void res.json({ text: 'word' }));
  small = await startSmallServer(parts);
});
afterAll(async () => {
  small[Symbol.dispose]();
  await app[Symbol.asyncDispose]();
});

const at = (path: string) => small.url + path;

describe.each(['', '/whole'])('a long reply of %s/long', (folder) => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('to a caller that accepts "%s" is encoded as %s', async (accepted, encoding) => {
    const reply = await ask(at(`${folder}/long`), accepted);
    expect(reply.encoding).toBe(encoding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(JSON.parse(reply.text ?? '')).toEqual({ text: LONG });
    if (encoding) expect(reply.size).toBeLessThan(500);
  });
});

describe('a long reply of the API', () => {
  test('about a person is compressed and in no cache', async () => {
    const { cookie } = await app.signIn('boss@people.example');
    const reply = await ask(`${app.url}/api/admin/usage-statistics?dateRange=90`, 'br', { cookie });
    expect(reply.encoding).toBe('br');
    expect(JSON.parse(reply.text ?? '').days).toHaveLength(90);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('what is never compressed', () => {
  test.each(['/short', '/whole/short'])('is a short reply (%s)', async (path) => {
    const reply = await ask(at(path), 'br, gzip');
    expect([reply.encoding, reply.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  });

  test.each(['/secret', '/whole/secret'])('is a reply that holds a secret (%s)', async (path) => {
    const reply = await ask(at(path), 'br, gzip');
    expect([reply.encoding, reply.text]).toEqual([undefined, JSON.stringify({ token: LONG })]);
  });

  test('is an event stream: its first event arrives while it is open', async () => {
    const call = get(at('/events'), { headers: { 'Accept-Encoding': 'br, gzip' }, agent: false });
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    expect(reply.headers['content-encoding']).toBeUndefined();
    const [first] = await once(reply, 'data');
    expect(String(first)).toMatch(/^data: word/);
    call.destroy();
  });
});

describe('the contract', () => {
  const names = (schema: z.core.$ZodType) =>
    [...JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).matchAll(/"(\w+)":\{/g)]
      .map(([, name = '']) => name)
      .filter((name) => /secret|token/i.test(name));

  test.each(Object.entries<Route>(CONTRACT))('says whether %s holds a secret', (_name, route) => {
    const secrets = names(route.reply);
    // The portal's address is the secret itself.
    const isSecret = secrets.length > 0 || route.path === '/api/billing/portal';
    expect(route.holdsSecret ?? false).toBe(isSecret);
  });

  test('is described in one document, compressed once for everybody', async () => {
    const url = `${app.url}/api/openapi.json`;
    const [plain, gzip, br] = [await ask(url, ''), await ask(url, 'gzip'), await ask(url, 'br')];
    expect([plain.encoding, gzip.encoding, br.encoding]).toEqual([undefined, 'gzip', 'br']);
    expect(JSON.parse(plain.text ?? '')).toMatchObject({ openapi: '3.1.0' });
    expect([gzip.text, br.text]).toEqual([plain.text, plain.text]);
    expect(br.size).toBeLessThan(plain.size / 10);
    expect(br.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-type': 'application/json; charset=utf-8',
    });
  });
});
