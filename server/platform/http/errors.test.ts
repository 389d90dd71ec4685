import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import type { PlacesPort } from '#server/providers/places/port.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { placesWith } from '#server/testing/places.ts';
import { request } from '#server/testing/request.ts';
import { ERROR_CODES } from '#shared/contract/error-codes.ts';
import { ErrorBody } from '#shared/contract/errors.ts';
import { ERROR_CATALOG, toAppError } from './errors.ts';

const SECRET_WORDS = 'the-inside-of-the-server';

/** Places that fail unexpectedly: by a bug, and by SQL that the database rejects. */
function brokenPlaces(app: () => TestApp): PlacesPort {
  return placesWith({
    suggest: async (input) => {
      if (input === 'Too often') {
        throw new AppError('coach.limit_reached', { retryAfterSeconds: 77 });
      }
      throw new Error(`Cannot read ${SECRET_WORDS}`);
    },
    details: async (placeId) => {
      await app().services.database.db.execute(
        sql`select ${placeId} from a_table_nobody_made where secret = ${SECRET_WORDS}`,
      );
      return null;
    },
  });
}

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ providers: { places: brokenPlaces(() => app) } });
  person = await app.signIn('person@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

function failuresOf(requestId: string): readonly string[] {
  return app.logged.filter(
    (line) => line.includes(requestId) && line.includes('"msg":"request failed"'),
  );
}

describe('every error body', () => {
  test.each([
    [401, () => app.anonymous.get('/api/auth/user')],
    [404, () => person.get('/api/individual/charts/latest')],
    [404, () => app.anonymous.get('/api/no/such/thing')],
    [403, () => app.anonymous.post('/api/places/details', {}).set('Origin', 'null')],
    [415, () => person.post('/api/places/details').type('text/plain').send('x')],
    [400, () => person.post('/api/places/details', { placeId: 7 })],
    [500, () => person.post('/api/places/autocomplete', { input: 'Lisbon' })],
    [500, () => person.post('/api/places/details', { placeId: '1' })],
  ])('of a %i has the common shape and the request’s id', async (status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    const body = ErrorBody.parse(answer.body);
    expect(Object.keys(answer.body)).toEqual(
      expect.arrayContaining(['code', 'message', 'error', 'requestId']),
    );
    expect(body.error).toBe(body.message);
    expect(ERROR_CATALOG[body.code].status).toBe(status);
    expect(body.requestId).toBe(answer.headers['x-request-id']);
    expect(body.message).toMatch(/^[A-Z].*\.$/);
  });

  test('names the invalid fields, each with a sentence', async () => {
    const { body } = await person.post('/api/individual/charts/preview', {
      name: ' ',
      birthDate: '2001-02-30',
      birthTime: '25:00',
      birthPlace: '',
    });
    expect(body.fields).toEqual({
      name: 'Name is required',
      birthDate: 'This date does not exist',
      birthTime: 'Enter the time as HH:MM, 24 hours',
      birthPlace: 'Birth place is required',
    });
  });
});

describe('a missing field', () => {
  test('is reported like an empty one, and the birth time may be missing', async () => {
    const { body } = await person.post('/api/individual/charts/preview', {});
    expect(body.fields).toEqual({
      name: 'Name is required',
      birthDate: 'Birth date is required',
      birthPlace: 'Birth place is required',
    });
  });
});

describe('a temporary error', () => {
  test('says when to retry', async () => {
    const limited = await person.post('/api/places/autocomplete', { input: 'Too often' });
    expect(limited.status).toBe(429);
    expect(limited.headers['retry-after']).toBe('77');
    expect(limited.body.code).toBe('coach.limit_reached');
  });
});

describe('an unexpected error', () => {
  test.each([
    ['/api/places/autocomplete', { input: 'Lisbon' }],
    ['/api/places/details', { placeId: 'a-place' }],
  ])('at %s is opaque', async (path, input) => {
    const answer = await person.post(path, input);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side.',
      error: 'Something went wrong on our side.',
      requestId: answer.headers['x-request-id'],
    });
  });

  test('is logged once, with its location and type, under the request id that the person got', async () => {
    const { body } = await person.post('/api/places/autocomplete', { input: 'Lisbon' });
    const lines = failuresOf(body.requestId);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      route: '/api/places/autocomplete',
      status: 500,
      err: { type: 'Error' },
    });
    expect(line.err.at[0]).toContain('errors.test.ts');
    expect(lines[0]).not.toContain(SECRET_WORDS);
  });

  test('of the database is logged with its code, without statement and values', async () => {
    const { body } = await person.post('/api/places/details', { placeId: 'a-place' });
    const [line = ''] = failuresOf(body.requestId);
    expect(line).toContain('42P01');
    expect(line).not.toContain('a_table_nobody_made');
    expect(line).not.toContain(SECRET_WORDS);
    expect(line).not.toContain('a-place');
  });

  test('is the only kind in the error log', async () => {
    const { body } = await person.get('/api/individual/charts/latest');
    expect(body.code).toBe('chart.not_found');
    expect(failuresOf(body.requestId)).toEqual([]);
  });
});

describe('the request id', () => {
  test.each(['0123abcd', 'a-Request_id-of-64-characters'.padEnd(64, 'x')])(
    'is taken from the caller when it is well-formed (%s)',
    async (id) => {
      const answer = await app.anonymous.get('/api/auth/user').set('X-Request-Id', id);
      expect(answer.headers['x-request-id']).toBe(id);
      expect(answer.body.requestId).toBe(id);
    },
  );

  test.each([
    'short',
    'x'.repeat(65),
    'with space inside',
    '<script>alert(1)</script>',
    'ä-umlaut-id',
  ])('is generated when the caller sends %s', async (id) => {
    const { headers } = await request(`${app.url}/api/health`, {
      headers: { 'X-Request-Id': Buffer.from(id).toString('latin1') },
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('differs from request to request', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { headers } = await app.anonymous.get('/api/health');
        return headers['x-request-id'];
      }),
    );
    expect(new Set(ids).size).toBe(20);
  });
});

describe('an unknown address', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/individual',
    '/api/%E0%A4%A',
    '/api/individual/charts/%E0%A4%A',
    '/api/..%2f..%2fetc/passwd',
    '/api/__proto__',
    '/api/constructor',
  ])('as %s answers 404 in JSON', async (path) => {
    const { status, headers, text } = await request(app.url + path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(text).code).toBe('request.not_found');
  });

  test('answers 404 for an existing address with another method', async () => {
    const { status, body } = await person.post('/api/auth/user', {});
    expect(status).toBe(404);
    expect(body.code).toBe('request.not_found');
  });
});

describe('the error catalog', () => {
  test('has a status and a sentence for every code', () => {
    expect(Object.keys(ERROR_CATALOG).toSorted()).toEqual([...ERROR_CODES].toSorted());
    for (const { status, message } of Object.values(ERROR_CATALOG)) {
      expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]).toContain(status);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('accepts any thrown value', () => {
    for (const thrown of [null, undefined, 'text', 7, {}, { status: 400 }, new Error('x')]) {
      expect(toAppError(thrown).code).toBe('internal');
    }
    for (const code of ['ENOSPC', 'EDQUOT']) {
      const full = Object.assign(new Error('no space left on device'), { code });
      expect(toAppError(full).code).toBe('service.unavailable');
    }
    const known = new AppError('chart.not_found');
    expect(toAppError(known)).toBe(known);
  });
});

test.each([
  ['entity.too.large', 'request.too_large'],
  ['entity.parse.failed', 'request.invalid'],
])('a parser’s fault %s is %s', (type, code) => {
  const known = toAppError(Object.assign(new Error(SECRET_WORDS), { expose: true, type }));
  expect(known.code).toBe(code);
  if (code === 'request.invalid') expect(known.message).toBe('The request couldn’t be read.');
});
