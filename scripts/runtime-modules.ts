import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

/*
 * Copies what the built server loads at run time out of node_modules, and nothing else:
 * `tsx scripts/runtime-modules.ts FOLDER`. Everything else is bundled into dist. Prints the largest
 * packages and fails when dist and packages together are too large for the image.
 */

/** Packages that the server bundle leaves out; their own dependencies come along. */
export const RUNTIME_PACKAGES = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  'oidc-provider',
  'stripe',
  'openai',
  '@googlemaps/google-maps-services-js',
  'pdfkit',
  'fontkit',
  'geo-tz',
  '@fontsource/source-serif-4',
  '@fontsource/inter',
  '@fontsource/noto-sans-hebrew',
  '@fontsource/noto-sans-arabic',
  '@fontsource/kosugi',
  '@fontsource/zcool-xiaowei',
  '@fontsource/gowun-dodum',
  '@fontsource/noto-emoji',
] as const;

/** With a slim base of about 220 MB the image stays below 350. */
const MOST_MB = 131;

const Manifest = z.object({
  dependencies: z.optional(z.record(z.string(), z.string())),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});

async function manifestAt(folder: string) {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null);
  return text === null ? null : Manifest.parse(JSON.parse(text));
}

/** Where Node finds a package from a folder; null where it isn't installed. */
async function folderOf(name: string, from: string, root: string): Promise<string | null> {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (await manifestAt(found)) return found;
    if (folder === root) return null;
  }
}

/**
 * The folders of packages and of everything that they depend on.
 * @param root the folder with node_modules
 * @throws when a package, or a dependency that is not optional, is missing
 */
export async function closureOf(names: readonly string[], root: string): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = async (name: string, from: string, isOptional: boolean): Promise<void> => {
    const folder = await folderOf(name, from, root);
    if (folder === null && !isOptional) throw new Error(`${name} is not installed`);
    if (folder === null || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = (await manifestAt(folder)) ?? {};
    for (const each of Object.keys(dependencies)) {
      await visit(each, folder, each in optionalDependencies);
    }
    for (const each of Object.keys(optionalDependencies)) await visit(each, folder, true);
  };
  for (const name of names) await visit(name, root, false);
  return found;
}

const UNUSED = [
  /\.(map|d\.ts|d\.mts|d\.cts|md|markdown|flow)$/i,
  // The report takes upright fonts in the older format, in two weights and whole scripts, of those in
  // reserve one weight; geo-tz's other maps merge zones.
  /@fontsource\/[^/]+\/(files\/.*(\.woff2|-italic\.woff)|.*\.(css|scss))$/,
  /@fontsource\/[^/]+\/files\/.*-(?!(400|600)-)\d+-normal\.woff$/,
  /@fontsource\/[^/]+\/files\/[^/]*-\d+-\d+-normal\.woff$/,
  /@fontsource\/noto-emoji\/files\/.*-600-normal\.woff$/,
  /geo-tz\/data\/timezones-(1970|now)\./,
  /^(openai|geo-tz)\/src\//,
  // Builds for browsers and older systems, and what a package's authors work with.
  /^(pdfkit|fontkit)\/.*[./](browser|standalone|old)\b[^/]*\.m?c?js$/,
  /^pdfkit\/\.yarn\//,
  // The database is loaded as a module and has one extension.
  /^@electric-sql\/pglite\/dist\/.*\.cjs$/,
  /^@electric-sql\/pglite\/dist\/(?!pg_trgm\.)[^/]+\.tar\.gz$/,
];
const LICENSE = /(^|\/)(licen[cs]e|copying|notice)[^/]*$/i;

/** Whether a file is needed at run time. @param path from node_modules on */
export function isNeeded(path: string): boolean {
  return LICENSE.test(path) || !UNUSED.some((pattern) => pattern.test(path));
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const inMb = (bytes: number) => bytes / 1_000_000;

async function copyPackages(root: string, target: string): Promise<[string, number][]> {
  const sizes: [string, number][] = [];
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const modules = join(root, 'node_modules');
  for (const folder of await closureOf(RUNTIME_PACKAGES, root)) {
    const name = relative(modules, folder).replaceAll('\\', '/');
    await cp(folder, join(target, name), {
      recursive: true,
      filter: (source) => {
        const path = relative(modules, source).replaceAll('\\', '/');
        // A package's own dependencies are copied when they are needed.
        return !path.slice(name.length).includes('/node_modules') && isNeeded(path);
      },
    });
    sizes.push([name, inMb(await sizeOf(join(target, name)))]);
  }
  return sizes.toSorted(([, a], [, b]) => b - a);
}

async function main(target: string): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sizes = await copyPackages(root, join(target, 'node_modules'));
  const packages = sizes.reduce((sum, [, mb]) => sum + mb, 0);
  const dist = inMb(await sizeOf(join(root, 'dist')));
  for (const [name, mb] of sizes.slice(0, 8))
    console.log(`${mb.toFixed(1).padStart(7)} MB  ${name}`);
  console.log(
    `${(packages + dist).toFixed(1)} MB in all, at most ${MOST_MB}: dist ${dist.toFixed(1)}, ${sizes.length} packages ${packages.toFixed(1)}`,
  );
  if (packages + dist > MOST_MB) process.exitCode = 1;
}

const [, script = '', target] = process.argv;
if (target !== undefined && import.meta.url === pathToFileURL(script).href) await main(target);
