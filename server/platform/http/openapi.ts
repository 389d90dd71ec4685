import * as z from 'zod';
import { ErrorBody } from '#shared/contract/errors.ts';
import {
  errorsOf,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
  type Route,
} from '#shared/contract/route.ts';
import { BRAND_NAME } from '#shared/domain/brand.ts';
import { statusOf } from './errors.ts';

type Json = Record<string, unknown>;

const MEDIA_TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ics: 'text/calendar',
} as const;

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function keyHeader(route: Route): Json[] {
  if (!route.createsOnce) return [];
  const description = 'Repeating a request with the same key within a day has no second effect.';
  const schema = { type: 'string', pattern: IDEMPOTENCY_KEY.source };
  return [{ name: IDEMPOTENCY_HEADER, in: 'header', required: false, description, schema }];
}

function errorResponses(route: Route): Record<string, Json> {
  const byStatus = new Map<number, string[]>();
  for (const code of errorsOf(route)) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function operation(name: string, route: Route): Json {
  const reply =
    route.status === 204
      ? { description: 'Done' }
      : {
          description: 'Done',
          content: {
            [MEDIA_TYPES[route.format ?? 'json']]: {
              schema: schemaOf(route.reply, 'output'),
              ...(route.example === undefined ? {} : { example: route.example }),
            },
            ...(route.stream
              ? { 'text/event-stream': { schema: schemaOf(route.stream, 'output') } }
              : {}),
          },
        };
  return {
    operationId: name,
    summary: route.summary,
    'x-access': route.access,
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...keyHeader(route),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }
      : {}),
    responses: { [String(route.status ?? 200)]: reply, ...errorResponses(route) },
    ...(route.access === 'public' ? { security: [] } : {}),
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiOf(contract: Record<string, Route>, publicUrl: string, cookieName: string) {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(contract)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND_NAME} API`, version: '1.0.0' },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}
