import { fileURLToPath } from 'node:url';
import { contractSchemas } from './contracts/generate.ts';

/* Generates the JSON Schemas of a vendor's types unless they are cached, and prints their path. */

const root = fileURLToPath(new URL('..', import.meta.url));
process.stdout.write(await contractSchemas(root, process.argv[2] ?? 'openai'));
