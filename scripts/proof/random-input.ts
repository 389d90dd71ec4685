import * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import { REAL_NAMES, REFUSED_TEXT, WILD_TEXT } from './hostile-text.data.ts';
import type { Random } from './random.ts';

/** The part of JSON Schema that our contract's schemas come to. */
const Shape = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), Shape).optional();
  },
  get items() {
    return z.union([z.boolean(), Shape]).optional();
  },
  get anyOf() {
    return z.array(Shape).optional();
  },
  get oneOf() {
    return z.array(Shape).optional();
  },
});
export type Shape = z.infer<typeof Shape>;

/** What a part of an operation's input looks like; null where it takes none. */
export function shapeOf(schema: Route['body']): Shape | null {
  if (!schema) return null;
  return Shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

const DEPTH_MAX = 5;
const WILD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e20,
  2 ** 53,
  [],
  {},
  [[[]]],
  { $ne: '' },
  ['London'],
  { toString: 1 },
];

function textFor(shape: Shape, random: Random): string {
  if (random.isTrue(0.1)) return random.oneOf(REFUSED_TEXT);
  if (random.isTrue(0.2)) return random.oneOf(WILD_TEXT);
  if (shape.format === 'uuid' || shape.format === 'guid') return crypto.randomUUID();
  if (shape.format === 'email') return `person-${random.below(1_000)}@people.example`;
  if (random.isTrue(0.15)) return `${1850 + random.below(260)}-0${1 + random.below(9)}-15`;
  if (random.isTrue(0.1)) return `${10 + random.below(14)}:${10 + random.below(50)}`;
  const name = random.oneOf(REAL_NAMES);
  return random.isTrue(0.1) ? name.repeat(1 + random.below(60)) : name;
}

function numberFor({ minimum = -10, maximum = 400 }: Shape, random: Random): number {
  if (random.isTrue(0.2)) return random.oneOf([minimum - 1, maximum + 1, 0.1, -0, 1e308]);
  return Math.floor(minimum + random.next() * (maximum - minimum));
}

function objectFor(shape: Shape, random: Random, depth: number): Record<string, unknown> {
  const required = new Set(shape.required);
  const entries = Object.entries(shape.properties ?? {})
    .filter(([key]) => random.isTrue(required.has(key) ? 0.96 : 0.6))
    .map(([key, value]) => [key, randomValue(value, random, depth + 1)]);
  if (random.isTrue(0.05)) entries.push([random.oneOf(['globalRole', 'userId', 'x']), 'y']);
  return Object.fromEntries(entries);
}

/** A value that fits the shape mostly, nearly, or not at all. */
export function randomValue(shape: Shape, random: Random, depth = 0): unknown {
  if (depth > DEPTH_MAX || random.isTrue(0.04)) return random.oneOf(WILD_VALUES);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random.oneOf(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return randomValue(random.oneOf(choices), random, depth);
  const type = Array.isArray(shape.type) ? random.oneOf(shape.type) : shape.type;
  const make = (type && BY_TYPE[type]) || textFor;
  return make(shape, random, depth);
}

type Make = (shape: Shape, random: Random, depth: number) => unknown;

/** A text where left out. */
const BY_TYPE: Readonly<Record<string, Make>> = {
  object: objectFor,
  array: ({ items }, random, depth) => {
    const shape = typeof items === 'object' ? items : {};
    return Array.from({ length: random.below(6) }, () => randomValue(shape, random, depth + 1));
  },
  integer: numberFor,
  number: numberFor,
  boolean: (_, random) => random.isTrue(0.5),
  null: () => null,
};

/** A valid body with one of its values replaced. */
export function nearlyValid(body: object, shape: Shape, random: Random): object {
  const keys = [...new Set([...Object.keys(body), ...Object.keys(shape.properties ?? {})])];
  if (keys.length === 0) return body;
  const key = random.oneOf(keys);
  const of = shape.properties?.[key];
  return { ...body, [key]: of ? randomValue(of, random) : random.oneOf(WILD_VALUES) };
}
