import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CALL = /\.\s*transaction\s*\(/g;
/** The one place that begins transactions, and begins them again after a serialization failure. */
const HOME = 'server/platform/db/';

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Calls of the driver's own `transaction`, which nobody repeats: `inTransaction` does. */
export function rawTransactions(root: string): string[] {
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => `server/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith(HOME));
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(CALL)].map(
      ({ index }) => `${file}:${lineOf(text, index)} begins a transaction without inTransaction`,
    );
  });
}
