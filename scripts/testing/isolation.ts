import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The test files in folders, as paths relative to the repository.
 * @param root the repository's folder
 */
export function testsIn(root: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort(),
  );
}

const NEEDS_ISOLATION = /\bvi\.(mock|doMock|resetModules)\(|^\/\/ Isolated:/m;

/**
 * The test files that share modules and globals with others, and those that must not: they replace
 * modules, and would find the real ones loaded already, or say why in a comment.
 * @param root the repository's folder
 * @param files paths relative to it
 */
export function byIsolation(root: string, files: readonly string[]) {
  const isAlone = (file: string) => NEEDS_ISOLATION.test(readFileSync(join(root, file), 'utf8'));
  return { shared: files.filter((file) => !isAlone(file)), alone: files.filter(isAlone) };
}
