import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Compiler options for reading package types: as a program in Node would resolve them. */
const COMPILER_OPTIONS = {
  target: 'ES2022',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};

/** Open enums ("or any other string"), which are closed so that a misspelled value is detected. */
const OPEN_ENUMS: Readonly<
  Record<string, { entry: string; file: string; open: string; closed: string }>
> = {
  stripe: {
    entry: 'esm/stripe.esm.node.d.ts',
    file: 'esm/shared.d.ts',
    open: 'export type OtherString = string & Record<never, never>;',
    closed: 'export type OtherString = never;',
  },
};

/** A patched copy of a package's types with closed enums; null when none need closing. */
async function closedCopy(root: string, vendor: string, folder: string): Promise<string | null> {
  const rule = OPEN_ENUMS[vendor];
  if (!rule) return null;
  await cp(join(root, 'node_modules', vendor), folder, { recursive: true });
  const file = join(folder, rule.file);
  const types = await readFile(file, 'utf8');
  if (!types.includes(rule.open)) throw new Error(`${vendor} has no "${rule.open}" any more`);
  await writeFile(file, types.replace(rule.open, rule.closed));
  return join(folder, rule.entry);
}

/**
 * JSON Schemas of a file's exported types, by name. Generated once from the installed package and
 * cached in `.cache`; they reject unknown fields.
 * @returns the path of the schema file
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
    .update([source, JSON.stringify(OPEN_ENUMS[vendor] ?? null), ...manifests].join('\0'))
    .digest('hex');
  const folder = join(root, '.cache', 'contracts');
  const file = join(folder, `${vendor}-${key.slice(0, 16)}.json`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const own = `${file}.${process.pid}`;
  const tsconfig = `${own}.tsconfig.json`;
  const folderOfCopy = `${own}.package`;
  const entry = await closedCopy(root, vendor, folderOfCopy);
  const paths = entry === null ? {} : { paths: { [vendor]: [entry] } };
  const compilerOptions = { ...COMPILER_OPTIONS, ...paths };
  await writeFile(tsconfig, JSON.stringify({ compilerOptions, files: [types] }));
  // Loaded lazily, because it includes a whole compiler.
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
  await rm(folderOfCopy, { recursive: true, force: true });
  return file;
}
