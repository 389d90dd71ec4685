import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/* Which file imports which, types included, read from the sources without running or bundling them. */

/** A file and what it imports. */
export interface ImportingFile {
  /** Its path, relative to the root. */
  readonly source: string;
  readonly dependencies: readonly {
    /** A path likewise, a folder in `node_modules`, or a part of Node such as `node:fs`. */
    readonly resolved: string;
  }[];
}

const SOURCE = /\.(?:tsx?|mjs)$/;
/** Folders of what others have built, and of sources that are wrong on purpose. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist)\/|^scripts\/check\/fixtures\//;
/** The imports of `package.json`. */
const ALIASES: Readonly<Record<string, string>> = { '#client/': 'client/src/', '#': '' };
/** Both `await import('…')` and the type `import('…').Name`, which the parser doesn't list. */
const IMPORT_CALL = /\bimport\(\s*'([^']+)'/g;

/**
 * What a source imports, as it is written there, each once.
 * @throws Error for what is not TypeScript
 */
export function importsOf(path: string, source: string): readonly string[] {
  const { module, comments, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const code = source.includes('import(')
    ? comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
    : '';
  return [
    ...new Set([
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      ...[...code.matchAll(IMPORT_CALL)].flatMap(([, name]) => name ?? []),
    ]),
  ];
}

/** @param from the importing file, relative to the root */
function resolved(from: string, name: string): string {
  const [path = ''] = name.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  for (const [alias, folder] of Object.entries(ALIASES)) {
    if (path.startsWith(alias)) return folder + path.slice(alias.length);
  }
  return path.startsWith('node:') ? path : `node_modules/${path}/`;
}

/** The sources in folders, and those directly in the root. */
function sourcesIn(root: string, folders: readonly string[]): readonly string[] {
  const inFolders = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    );
  return [...readdirSync(root), ...inFolders].filter(
    (path) => SOURCE.test(path) && !LEFT_OUT.test(path),
  );
}

/** Every source in the folders of a root, with its imports. */
export function moduleGraph(root: string, folders: readonly string[]): readonly ImportingFile[] {
  return sourcesIn(root, folders).map((source) => ({
    source,
    dependencies: importsOf(source, readFileSync(join(root, source), 'utf8')).map((name) => ({
      resolved: resolved(source, name),
    })),
  }));
}

/**
 * The files of each circle of imports, as a number by file: files with the same number import each
 * other, directly or through others. After Tarjan's algorithm for strongly connected components.
 */
export function circlesOf(files: readonly ImportingFile[]): ReadonlyMap<string, number> {
  const importsBy = new Map(files.map(({ source, dependencies }) => [source, dependencies]));
  const found = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles = new Map<string, number>();
  const visit = (file: string): number => {
    const own = found.size;
    found.set(file, own);
    open.push(file);
    isOpen.add(file);
    let low = own;
    for (const { resolved: to } of importsBy.get(file) ?? []) {
      if (!importsBy.has(to)) continue;
      if (!found.has(to)) low = Math.min(low, visit(to));
      else if (isOpen.has(to)) low = Math.min(low, found.get(to) ?? low);
    }
    if (low === own) {
      for (const member of open.splice(open.indexOf(file))) {
        isOpen.delete(member);
        circles.set(member, own);
      }
    }
    return low;
  };
  for (const { source } of files) if (!found.has(source)) visit(source);
  return circles;
}
