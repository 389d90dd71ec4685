import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';

const SCRIPT = fileURLToPath(new URL('../../scripts/contracts.ts', import.meta.url));

/**
 * Judges values by the types of a vendor's own package.
 * @param form how values come: forms hold words only, which count as the number or yes they spell.
 * @returns what is wrong with a value as the named type; empty when nothing is.
 */
export async function contractOf(
  vendor: string,
  form: 'json' | 'urlencoded' = 'json',
): Promise<(type: string, value: unknown) => readonly string[]> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [
    '--import',
    import.meta.resolve('tsx'),
    SCRIPT,
    vendor,
  ]);
  const schemas: Record<string, object> = JSON.parse(await readFile(stdout, 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: form === 'urlencoded' });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return (type, value) => {
    const validate = ajv.getSchema(type);
    if (!validate) throw new Error(`There is no type ${type}`);
    // A judgement leaves the value as it is.
    if (validate(structuredClone(value))) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
