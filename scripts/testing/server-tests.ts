import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testsIn } from './isolation.ts';

/** The server's test files by what they need, as paths relative to the repository. */
export interface ServerTests {
  /** Never open a database, so one run is enough. */
  readonly pure: readonly string[];
  /** Open a database, directly or through the test app. */
  readonly database: readonly string[];
  /**
   * Those of `database` that also run embedded when the others run on PostgreSQL: startup,
   * migration, crash, concurrency, every creating operation, and one for each area of data.
   */
  readonly embedded: readonly string[];
}

const TEST_DATABASE = 'server/testing/database.ts';

const EMBEDDED_SET = [
  /^server\/(main|seed|services|writes-once)\.test/,
  /^server\/platform\/(db|jobs|audit|limits)\//,
  /^server\/features\/(accounts|knowledge)\//,
  /^server\/features\/admin\/counts\.test/,
  /^server\/features\/auth\/sign-in\.test/,
  /^server\/features\/audit\/service\.test/,
  /^server\/features\/billing\/notices\.test/,
  /^server\/features\/charts\/own-chart\.test/,
  /^server\/features\/conversations\/rating\.test/,
  /^server\/features\/teams\/reading\.test/,
];

const IMPORT =
  /(?:^|\n)(?:import|export)\s(?!type\b)[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'/g;

function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(from), specifier).replaceAll('\\', '/') : null;
}

/**
 * Classifies the server's test files by following their imports, except type imports.
 * @param root the repository's folder
 */
export function serverTests(root: string): ServerTests {
  const found = new Map<string, boolean>();
  const reachesDatabase = (file: string): boolean => {
    if (file === TEST_DATABASE) return true;
    const known = found.get(file);
    if (known !== undefined) return known;
    found.set(file, false);
    const path = join(root, file);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const reaches = [...source.matchAll(IMPORT)].some(([, named, dynamic]) => {
      const target = resolveImport(file, named ?? dynamic ?? '');
      return target !== null && reachesDatabase(target);
    });
    found.set(file, reaches);
    return reaches;
  };
  const files = testsIn(root, ['server']);
  const database = files.filter(reachesDatabase);
  return {
    pure: files.filter((file) => !database.includes(file)),
    database,
    embedded: database.filter((file) => EMBEDDED_SET.some((pattern) => pattern.test(file))),
  };
}
