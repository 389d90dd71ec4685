import * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';

/** The subset of JSON Schema that the contract's replies use. */
interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly minLength?: number;
}

/**
 * The operation's own example, or the minimum that its contract allows: no optional parts, empty
 * lists, null where allowed, the first of several alternatives.
 * @throws when the schema requires more than its types say.
 */
export function defaultReplyOf(route: Route): unknown {
  const schema = z.toJSONSchema(route.reply, { io: 'input', unrepresentable: 'any' });
  // JSON Schema's types allow more than what is used here.
  const reply = route.example ?? leastOf(schema as Schema);
  const result = route.reply['~standard'].validate(reply);
  if (result instanceof Promise || result.issues) {
    throw new Error(`${route.method} ${route.path} needs a handler: no default fits its schema`);
  }
  return reply;
}

const isNullable = ({ type = [] }: Schema): boolean => [type].flat().includes('null');

function leastOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if ([schema, ...(choices ?? [])].some(isNullable)) return null;
  if (choices?.[0]) return leastOf(choices[0]);
  switch (schema.type) {
    case 'object':
      return leastObject(schema);
    case 'array':
      return [];
    case 'string':
      return 'x'.repeat(schema.minLength ?? 0);
    case 'number':
    case 'integer':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return false;
    default:
      return undefined;
  }
}

function leastObject({ properties = {}, required = [], ...record }: Schema): unknown {
  const { additionalProperties } = record;
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.fromEntries(required.map((name) => [name, leastOf(properties[name] ?? others)]));
}
