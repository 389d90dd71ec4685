import { describe, expect, test } from 'vitest';
import { operationTable } from './operation-table.ts';

const PATTERNS = [
  { method: 'GET', path: '/api/things/:id' },
  { method: 'GET', path: '/api/things/latest' },
  { method: 'GET', path: '/api/things/:thingId/parts/:id' },
  { method: 'GET', path: '/api/things/:id/parts/first' },
  { method: 'POST', path: '/api/:kind/latest' },
  { method: 'DELETE', path: '/api/things/:id' },
  { method: 'GET', path: '/api/calendar/:token/teams' },
] as const;
const orders = [PATTERNS, [...PATTERNS].reverse()];

const match = (method: string, path: string, patterns: (typeof orders)[number] = PATTERNS) => {
  const found = operationTable([...patterns])(method, path);
  return found && [`${found.item.method} ${found.item.path}`, found.params];
};

describe.each(orders.map((order) => [order]))('the operation of a path', (order) => {
  test.each([
    ['GET', '/api/things/7', 'GET /api/things/:id', { id: '7' }],
    ['DELETE', '/api/things/7', 'DELETE /api/things/:id', { id: '7' }],
    ['GET', '/api/things/latest', 'GET /api/things/latest', {}],
    ['GET', '/api/things/LATEST', 'GET /api/things/latest', {}],
    ['GET', '/API/Things/Ab', 'GET /api/things/:id', { id: 'Ab' }],
    ['GET', '/api/things/7/', 'GET /api/things/:id', { id: '7' }],
    ['HEAD', '/api/things/7', 'GET /api/things/:id', { id: '7' }],
    ['GET', '/api/things/7/parts/first', 'GET /api/things/:id/parts/first', { id: '7' }],
    [
      'GET',
      '/api/things/7/parts/8',
      'GET /api/things/:thingId/parts/:id',
      { thingId: '7', id: '8' },
    ],
    // `latest` exists for another method only, and for another depth.
    ['DELETE', '/api/things/latest', 'DELETE /api/things/:id', { id: 'latest' }],
    ['POST', '/api/things/latest', 'POST /api/:kind/latest', { kind: 'things' }],
    ['GET', '/api/things/latest/parts/8', 'GET /api/things/:thingId/parts/:id', expect.anything()],
    ['GET', '/api/things/a%2Fb%20c', 'GET /api/things/:id', { id: 'a/b c' }],
  ])('%s %s is %s', (method, path, operation, params) => {
    expect(match(method, path, order)).toEqual([operation, params]);
  });

  test.each([
    ['GET', '/api/things'],
    ['GET', '/api/things/'],
    ['GET', '/api/things//parts/8'],
    ['GET', '/api/things/7//'],
    ['GET', '//api/things/7'],
    ['GET', 'api/things/7'],
    ['GET', '/api/things/7/parts'],
    ['GET', '/api/%74hings/7'],
    ['PUT', '/api/things/7'],
    ['OPTIONS', '/api/things/7'],
    ['GET', '/'],
    ['GET', ''],
  ])('does not exist for %s %s', (method, path) => {
    expect(match(method, path, order)).toBeNull();
  });
});

test('a parameter that cannot be decoded is a URIError', () => {
  expect(() => match('GET', '/api/things/%E0%A4%A')).toThrow(URIError);
});
