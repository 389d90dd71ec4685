import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How the generator reads the types of packages: as a program in Node would see them. */
const COMPILER_OPTIONS = {
  target: 'ES2022',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};

/**
 * JSON Schemas of the types that a file exports, by their names. Made from the installed package
 * once and kept in `.cache`; they refuse unknown fields.
 * @returns the path of the file that holds them.
 */
export async function contractSchemas(root: string, vendor: string): Promise<string> {
  const types = join(root, 'scripts', 'contracts', `${vendor}-types.ts`);
  const source = await readFile(types, 'utf8');
  const manifests = await Promise.all(
    [vendor, 'ts-json-schema-generator'].map((name) =>
      readFile(join(root, 'node_modules', name, 'package.json'), 'utf8'),
    ),
  );
  const key = createHash('sha256')
    .update([source, ...manifests].join('\0'))
    .digest('hex');
  const folder = join(root, '.cache', 'contracts');
  const file = join(folder, `${vendor}-${key.slice(0, 16)}.json`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const own = `${file}.${process.pid}`;
  const tsconfig = `${own}.tsconfig.json`;
  await writeFile(tsconfig, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [types] }));
  // It brings a whole compiler along: only loaded when there is something to make.
  const { createGenerator } = await import('ts-json-schema-generator');
  const generator = createGenerator({
    path: types,
    tsconfig,
    skipTypeCheck: true,
    additionalProperties: false,
  });
  const names = [...source.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name);
  const schemas = Object.fromEntries(names.map((name) => [name, generator.createSchema(name)]));
  await writeFile(own, JSON.stringify(schemas));
  await rename(own, file);
  await rm(tsconfig);
  return file;
}
