import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The lock file must install on every platform and from any registry: it lists the binaries of all
 * platforms, and no download URLs.
 */
export async function lockFileProblems(root: string): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const entries = Object.entries(lock.packages);
  const names = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)));
  const problems: string[] = [];
  for (const [path, entry] of entries) {
    if (entry.resolved?.startsWith('http')) problems.push(`${path} holds a download address`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!names.has(name)) problems.push(`${path} misses its binary ${name}`);
    }
  }
  return problems;
}
