import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, request } from '#server/testing/request.ts';
import { redirectToCanonicalOrigin } from './canonical-origin.ts';

const PUBLIC_URL = 'https://app.example.com';
const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const app = express()
  .set('trust proxy', 1)
  .use(redirectToCanonicalOrigin(PUBLIC_URL))
  .use((_req, res) => void res.send('here'));
let server: ReturnType<typeof app.listen>;
let url: string;
beforeAll(async () => {
  server = app.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function ask(headers: Record<string, string>, path = '/charts?page=2', method = 'GET') {
  return request(url + path, { method, headers });
}

function expectMoved(answer: Answer, location: string): void {
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
}

describe('a page', () => {
  test.each(['127.0.0.1:3000', 'localhost:3000', 'evil.example', 'app.example.com:8443'])(
    'requested at %s redirects to the canonical origin, keeping path and query',
    async (host) => {
      expectMoved(await ask({ ...PAGE, Host: host }), `${PUBLIC_URL}/charts?page=2`);
    },
  );

  test('requested at the canonical origin is served', async () => {
    expect((await ask({ ...PAGE, Host: 'app.example.com' })).text).toBe('here');
    expect((await ask({ ...PAGE, Host: 'App.Example.COM' })).text).toBe('here');
  });

  test('is served behind a proxy that forwards the host in its own header', async () => {
    const proxied = { ...PAGE, Host: 'internal:3000', 'X-Forwarded-Host': 'app.example.com' };
    expect((await ask(proxied)).text).toBe('here');
    const foreign = { ...proxied, 'X-Forwarded-Host': 'other.example.com' };
    expectMoved(await ask(foreign), `${PUBLIC_URL}/charts?page=2`);
  });

  test.each(['//evil.example/', '//evil.example//x', '/\\evil.example'])(
    'requested as %s never leads to another origin',
    async (path) => {
      const { headers } = await ask({ ...PAGE, Host: 'localhost' }, path);
      expect(new URL(headers.location ?? '').origin).toBe(PUBLIC_URL);
    },
  );

  test('requested in absolute form never leads to another origin', async () => {
    const { port } = new URL(url);
    const { headers } = await new Promise<Answer>((resolve, reject) => {
      import('node:http').then(({ request: raw }) => {
        const req = raw(
          { port, path: 'http://evil.example/x', headers: { ...PAGE, Host: 'localhost' } },
          (res) => {
            res.resume();
            resolve({ status: res.statusCode ?? 0, headers: res.headers, text: '' });
          },
        );
        req.on('error', reject);
        req.end();
      }, reject);
    });
    expect(headers.location).toBe(`${PUBLIC_URL}/`);
  });
});

describe('anything other than a page', () => {
  test('is served at every host name', async () => {
    expect((await ask({ Accept: 'application/json', Host: 'localhost' })).text).toBe('here');
    expect((await ask({ Host: 'localhost' })).text).toBe('here');
    expect((await ask({ ...PAGE, Host: 'localhost' }, '/x', 'POST')).text).toBe('here');
  });
});
