import { fileURLToPath } from 'node:url';
import { contractSchemas } from './contracts/generate.ts';

/* Writes the JSON Schemas of a vendor's types, unless they are there, and prints where they are. */

const root = fileURLToPath(new URL('..', import.meta.url));
process.stdout.write(await contractSchemas(root, process.argv[2] ?? 'openai'));
