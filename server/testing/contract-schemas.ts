import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';

const SCRIPT = fileURLToPath(new URL('../../scripts/contracts.ts', import.meta.url));

/** A value's violations of the named type; empty when there are none. */
export type ContractJudge = (type: string, value: unknown) => readonly string[];

/** Generates schemas from a vendor's types, unless they exist. @returns the file with them. */
export async function contractFile(vendor: string): Promise<string> {
  // Vitest's global setup has no `import.meta.resolve`.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--import', tsx, SCRIPT, vendor]);
  return stdout;
}

/**
 * Validates values against the types of a vendor's own package.
 * @param form how values are encoded: form values are strings, which are coerced to numbers and
 * booleans.
 */
export function judgeOf(file: string, form: 'json' | 'urlencoded' = 'json'): ContractJudge {
  const schemas: Record<string, object> = JSON.parse(readFileSync(file, 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: form === 'urlencoded' });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return (type, value) => {
    const validate = ajv.getSchema(type);
    if (!validate) throw new Error(`There is no type ${type}`);
    // Validation must not change the value.
    if (validate(structuredClone(value))) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
