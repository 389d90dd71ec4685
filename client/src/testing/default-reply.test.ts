import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CONTRACT } from '#shared/contract/contract.ts';
import { type Route, route } from '#shared/contract/route.ts';
import { defaultReplyOf } from './default-reply.ts';

const READS = Object.entries<Route>(CONTRACT).filter(
  // A file goes to the browser itself, past the pages.
  ([, { method, format }]) => method === 'GET' && format !== 'pdf' && format !== 'zip',
);

test.each(READS)('%s has a default reply that its contract allows', (_name, operation) => {
  expect(() => defaultReplyOf(operation)).not.toThrow();
});

const reading = (reply: z.core.$ZodType) =>
  route({
    method: 'GET',
    path: '/api/example',
    summary: 'An example',
    access: 'user',
    reply,
    errors: [],
  });

test('the default is the minimum that the schema allows', () => {
  const reply = z.object({
    name: z.string().check(z.minLength(2)),
    kind: z.enum(['a', 'b']),
    parent: z.nullable(z.string()),
    note: z.optional(z.string()),
    items: z.array(z.number()),
    total: z.number().check(z.minimum(1)),
    isOpen: z.boolean(),
    shape: z.union([z.object({ type: z.literal('dot') }), z.object({ type: z.literal('line') })]),
    counts: z.record(z.enum(['red', 'blue']), z.number()),
  });
  expect(defaultReplyOf(reading(reply))).toEqual({
    name: 'xx',
    kind: 'a',
    parent: null,
    items: [],
    total: 1,
    isOpen: false,
    shape: { type: 'dot' },
    counts: { red: 0, blue: 0 },
  });
});

test('an operation’s example takes precedence, and has to satisfy the contract, too', () => {
  const total = z.object({ total: z.number() });
  expect(defaultReplyOf({ ...reading(total), example: { total: 7 } })).toEqual({ total: 7 });
  expect(() => defaultReplyOf({ ...reading(total), example: {} })).toThrow('no default fits');
});

test('names the missing handler when a schema requires more than its types say', () => {
  const reply = z.object({ code: z.string().check(z.regex(/^\d{4}$/)) });
  expect(() => defaultReplyOf(reading(reply))).toThrow('GET /api/example needs a handler');
});
