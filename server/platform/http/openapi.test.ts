import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CONTRACT } from '#shared/contract/contract.ts';
import { errorsOf, IDEMPOTENCY_KEY, type Route } from '#shared/contract/route.ts';
import { statusOf } from './errors.ts';
import { openApiOf } from './openapi.ts';

const document = openApiOf(CONTRACT, 'https://app.example.com', '__Host-sid');
const ROUTES = Object.entries<Route>(CONTRACT);

/** The parts of OpenAPI 3.1 that this document uses, strictly. */
const Schema = z.record(z.string(), z.unknown());
const Content = z.strictObject({
  'application/json': z
    .strictObject({ schema: Schema, example: z.unknown().optional() })
    .optional(),
  'text/csv': z.strictObject({ schema: Schema }).optional(),
  'text/calendar': z.strictObject({ schema: Schema }).optional(),
  'application/pdf': z.strictObject({ schema: Schema }).optional(),
  'application/zip': z.strictObject({ schema: Schema }).optional(),
  'text/event-stream': z.strictObject({ schema: Schema }).optional(),
});
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-zA-Z]+$/),
  summary: z.string().min(5),
  'x-access': z.enum(['public', 'user', 'master_admin']),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      description: z.string().optional(),
      required: z.boolean(),
      schema: Schema,
    }),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: Content.optional() }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(
    z.string().regex(/^\/api\/[^:]*$/),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
    ),
  }),
});

const parsed = Document.parse(JSON.parse(JSON.stringify(document)));
const operations = Object.entries(parsed.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function operationOf(name: string) {
  const found = operations.filter(({ operation }) => operation.operationId === name);
  expect(found).toHaveLength(1);
  const [only] = found;
  if (!only) throw new Error(name);
  return only;
}

describe('the OpenAPI document', () => {
  test('has every operation of the contract once and no other', () => {
    expect(operations).toHaveLength(ROUTES.length);
    expect(new Set(operations.map(({ operation }) => operation.operationId))).toEqual(
      new Set(ROUTES.map(([name]) => name)),
    );
  });

  test.each(ROUTES)('describes the address and parameters of %s', (name, route) => {
    const { path, method, operation } = operationOf(name);
    expect(method.toUpperCase()).toBe(route.method);
    expect(path).toBe(route.path.replace(/:(\w+)/g, '{$1}'));
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
    expect(declared.every((parameter) => parameter.required)).toBe(true);
    expect(operation.requestBody !== undefined).toBe(route.body !== undefined);
  });

  test.each(ROUTES)('lists the success and every error of %s', (name, route) => {
    const { operation } = operationOf(name);
    expect(operation.responses[String(route.status ?? 200)]?.description).toBe('Done');
    for (const code of errorsOf(route)) {
      const response = operation.responses[String(statusOf(code))];
      expect(response?.description.split(', ')).toContain(code);
      expect(response?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Error',
      });
    }
  });

  test.each(ROUTES)('says whether %s needs a session', (name, route) => {
    const { operation } = operationOf(name);
    expect(operation['x-access']).toBe(route.access);
    expect(operation.security).toEqual(route.access === 'public' ? [] : undefined);
    expect(parsed.security).toEqual([{ session: [] }]);
    expect(parsed.components.securitySchemes['session']?.name).toBe('__Host-sid');
  });

  test('has only references that resolve', () => {
    const text = JSON.stringify(document);
    const pointers = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer = '']) => pointer);
    expect(pointers.length).toBeGreaterThan(0);
    for (const pointer of new Set(pointers)) {
      const target = pointer
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document);
      expect(target, pointer).toBeTypeOf('object');
    }
  });

  test('describes the error body with every code', () => {
    const { properties } = parsed.components.schemas['Error'] as {
      properties: Record<string, { enum?: string[] }>;
    };
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['code', 'message', 'error', 'fields', 'choices', 'requestId']),
    );
    expect(properties['code']?.enum).toContain('birth.time_ambiguous');
  });

  test('says that bodies allow no unknown fields', () => {
    const withBody = operations.filter((item) => item.operation.requestBody);
    expect(withBody).toHaveLength(ROUTES.filter(([, route]) => route.body).length);
    for (const { operation } of withBody) {
      const schema = operation.requestBody?.content['application/json']?.schema;
      expect(schema?.['additionalProperties'], operation.operationId).toBe(false);
    }
  });
});

describe('an operation', () => {
  const base: Route = {
    method: 'POST',
    path: '/api/teams/:teamId/notes/:id',
    summary: 'Notes something.',
    access: 'user',
    reply: z.object({ id: z.string() }),
    errors: ['team.not_found', 'request.invalid'],
  };
  const described = (changes: Partial<Route>) => {
    const { paths } = openApiOf({ note: { ...base, ...changes } }, 'https://x.example', 'sid');
    return Operation.parse(paths['/api/teams/{teamId}/notes/{id}']?.['post']);
  };
  const REPLY = {
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
    additionalProperties: false,
  };

  test('tells its parameters: those of the path are required, those of the query may be', () => {
    const { parameters } = described({
      params: z.object({ teamId: z.string(), id: z.optional(z.string()) }),
      query: z.object({ from: z.string(), limit: z.optional(z.number()) }),
    });
    expect(parameters).toEqual([
      { name: 'teamId', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'from', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'number' } },
    ]);
    expect(described({}).parameters).toEqual([]);
  });

  test('tells the header that makes it repeatable', () => {
    expect(described({ createsOnce: true }).parameters).toEqual([
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: expect.stringContaining('no second effect'),
        schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
      },
    ]);
  });

  test('tells its body as it is sent, and its reply as it arrives', () => {
    const withDefault = z.object({ text: z.string().default('') });
    const { requestBody, responses } = described({ body: withDefault, reply: withDefault });
    expect(requestBody?.content['application/json']?.schema['required']).toBeUndefined();
    const reply = responses['200']?.content?.['application/json']?.schema;
    expect(reply?.['required']).toEqual(['text']);
  });

  test.each([
    [undefined, 'application/json'],
    ['json', 'application/json'],
    ['csv', 'text/csv'],
    ['pdf', 'application/pdf'],
    ['zip', 'application/zip'],
    ['ics', 'text/calendar'],
  ] as const)('in the format %s answers %s', (format, mediaType) => {
    expect(described(format ? { format } : {}).responses['200']).toEqual({
      description: 'Done',
      content: { [mediaType]: { schema: REPLY } },
    });
  });

  test('shows an example of its reply, if there is one', () => {
    const { responses } = described({ example: { id: 'n-1' }, status: 201 });
    expect(responses['200']).toBeUndefined();
    expect(responses['201']?.content).toEqual({
      'application/json': { schema: REPLY, example: { id: 'n-1' } },
    });
  });

  test('tells what it streams beside its whole reply', () => {
    const { responses } = described({ stream: z.object({ kind: z.literal('done') }) });
    expect(Object.keys(responses['200']?.content ?? {})).toEqual([
      'application/json',
      'text/event-stream',
    ]);
  });

  test('without a body answers nothing but that it is done', () => {
    expect(described({ status: 204 }).responses['204']).toEqual({ description: 'Done' });
  });

  test('lists errors of one status together', () => {
    const { responses } = described({});
    expect(responses['404']?.description).toBe('team.not_found');
    expect(responses['400']?.description.split(', ')).toContain('request.invalid');
  });
});

test('operations at one address are described side by side', () => {
  const at = (method: Route['method']): Route => ({
    method,
    path: '/api/things',
    summary: 'Does something.',
    access: 'public',
    reply: z.object({}),
    errors: [],
  });
  const { paths, servers, info, openapi, security } = openApiOf(
    { list: at('GET'), make: at('POST') },
    'https://x.example',
    'sid',
  );
  expect(Object.keys(paths['/api/things'] ?? {})).toEqual(['get', 'post']);
  expect(servers).toEqual([{ url: 'https://x.example' }]);
  expect(info).toEqual({ title: expect.stringMatching(/ API$/), version: '1.0.0' });
  expect([openapi, security]).toEqual(['3.1.0', [{ session: [] }]]);
});
