import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';

const SCRIPT = fileURLToPath(new URL('../../scripts/contracts.ts', import.meta.url));

/** What is wrong with a value as the named type; empty when nothing is. */
export type ContractJudge = (type: string, value: unknown) => readonly string[];

/** Makes the schemas of a vendor's types, unless they are there. @returns the file with them. */
export async function contractFile(vendor: string): Promise<string> {
  // The set-up of all tests has no `import.meta.resolve`.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--import', tsx, SCRIPT, vendor]);
  return stdout;
}

/**
 * Judges values by the types of a vendor's own package.
 * @param form how values come: forms hold words only, which count as the number or yes they spell.
 */
export function judgeOf(file: string, form: 'json' | 'urlencoded' = 'json'): ContractJudge {
  const schemas: Record<string, object> = JSON.parse(readFileSync(file, 'utf8'));
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
