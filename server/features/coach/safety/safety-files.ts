import { readFileSync } from 'node:fs';
import type * as z from 'zod';

/**
 * Reads one file of the safety data.
 * @throws ZodError or SyntaxError when it isn't what the schema says
 */
export function readSafetyFile<Value>(folder: URL, name: string, schema: z.ZodType<Value>): Value {
  return schema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}
