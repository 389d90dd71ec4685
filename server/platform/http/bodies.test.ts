import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { type Answer, request } from '#server/testing/request.ts';

const LIMIT = 100 * 1024;
const PATH = '/api/places/details';
const UNKNOWN_PLACE = '{"placeId":"no-such-place"}';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('person@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

function post(body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  return request(app.url + PATH, {
    method: 'POST',
    headers: {
      Cookie: person.cookie,
      Origin: app.url,
      'Content-Type': 'application/json',
      ...headers,
    },
    body,
  });
}

function codeOf(answer: Answer): unknown {
  return JSON.parse(answer.text).code;
}

describe('the size of a body', () => {
  test.each([
    [LIMIT - 1, 'place.unknown'],
    [LIMIT, 'place.unknown'],
    [LIMIT + 1, 'request.too_large'],
    [LIMIT * 20, 'request.too_large'],
  ])('of %i bytes is answered with %s', async (size, code) => {
    const answer = await post(UNKNOWN_PLACE.padEnd(size, ' '));
    expect(codeOf(answer)).toBe(code);
    expect(answer.status).toBe(code === 'request.too_large' ? 413 : 422);
  });

  test('is limited in a chunked body as well', async () => {
    const chunked = { 'Transfer-Encoding': 'chunked' };
    expect(codeOf(await post(UNKNOWN_PLACE.padEnd(LIMIT, ' '), chunked))).toBe('place.unknown');
    expect((await post(UNKNOWN_PLACE.padEnd(LIMIT + 1, ' '), chunked)).status).toBe(413);
  });

  test('is limited after decompression, against zip bombs', async () => {
    const packed = { 'Content-Encoding': 'gzip' };
    expect(codeOf(await post(gzipSync(UNKNOWN_PLACE), packed))).toBe('place.unknown');
    const bomb = gzipSync(UNKNOWN_PLACE.padEnd(20_000_000, ' '));
    expect(bomb.length).toBeLessThan(LIMIT);
    expect((await post(bomb, packed)).status).toBe(413);
  });
});

describe('a body that is not the expected JSON', () => {
  test.each([
    ['cut off', '{"placeId":"x"'],
    ['not JSON', 'placeId=x'],
    ['a bare word', '"placeId"'],
    ['a bare null', 'null'],
    ['a list', '[]'],
    ['a list of the right thing', `[${UNKNOWN_PLACE}]`],
    ['two documents', `${UNKNOWN_PLACE}${UNKNOWN_PLACE}`],
    ['empty braces', '{}'],
    ['of another type inside', '{"placeId":["x"]}'],
    ['ten thousand levels deep', `{"placeId":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['with an unknown field', '{"placeId":"x","isAdmin":true}'],
    ['with a field of every object', '{"placeId":"x","__proto__":{"polluted":true}}'],
    ['with a constructor', '{"placeId":"x","constructor":{"prototype":{"polluted":true}}}'],
  ])('because it is %s answers 400', async (_title, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('request.invalid');
    expect({}).not.toHaveProperty('polluted');
  });

  test('names the unknown field', async () => {
    const answer = await post('{"placeId":"x","isAdmin":true}');
    expect(answer.text).toContain('isAdmin');
  });

  test('is refused in unsupported encodings', async () => {
    const rot13 = await post(UNKNOWN_PLACE, { 'Content-Encoding': 'rot13' });
    expect(rot13.status).toBe(400);
    const broken = await post(Buffer.from('not gzip'), { 'Content-Encoding': 'gzip' });
    expect(broken.status).toBe(400);
    const charset = await post(UNKNOWN_PLACE, {
      'Content-Type': 'application/json; charset=klingon',
    });
    expect(charset.status).toBe(400);
  });

  test('may repeat a key: the last one wins', async () => {
    const answer = await post('{"placeId":7,"placeId":"no-such-place"}');
    expect(codeOf(answer)).toBe('place.unknown');
  });
});

/** Sends raw HTTP that no client library would send. */
function speak(text: string): Promise<string> {
  const { port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.end(text);
  });
}

describe('a malformed HTTP request', () => {
  const head = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;

  test.each([
    ['a length that is no number', `${head}Content-Length: many\r\n\r\n{}`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    [
      'a length and chunks',
      `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['ten thousand headers', `${head}${'X-Filler: 0123456789\r\n'.repeat(10_000)}\r\n`],
    ['an address of 64 kB', `GET /api/${'x'.repeat(65_536)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ])('with %s is refused', async (_title, text) => {
    expect(await speak(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('cut off in the middle of its body does no harm', async () => {
    const headers = `Origin: ${app.url}\r\nContent-Type: application/json\r\nContent-Length: 999\r\n`;
    await speak(`${head}${headers}\r\n{"placeId":`);
    expect((await app.anonymous.get('/api/health')).status).toBe(200);
  });
});
