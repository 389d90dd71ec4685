import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/* JavaScript that a browser loads to show a page, gzipped, measured on the last build. */

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const LIMITS_KB = { landing: 100, chart: 160 };

function imports(file: string): string[] {
  const code = readFileSync(join(client, 'assets', file), 'utf8');
  const fixed = code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
  return [...fixed].map(([, name = '']) => name);
}

function withImports(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    withImports(imports(file), seen);
  }
  return seen;
}

function sizeKb(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files)
    bytes += gzipSync(readFileSync(join(client, 'assets', file)), { level: 9 }).length;
  return bytes / 1024;
}

function chunk(name: string, entryCode: string): string {
  const found = new RegExp(`${name}-[\\w-]+\\.js`).exec(entryCode);
  if (!found) throw new Error(`The build has no chunk ${name}`);
  return found[0];
}

if (!existsSync(client)) throw new Error('Run npm run build first');
const entry = /assets\/(index-[\w-]+\.js)/.exec(
  readFileSync(join(client, 'index.html'), 'utf8'),
)?.[1];
if (!entry) throw new Error('index.html names no entry script');
const entryCode = readFileSync(join(client, 'assets', entry), 'utf8');
const shell = chunk('signed-in-app', entryCode);
const results = chunk('results', readFileSync(join(client, 'assets', shell), 'utf8'));

for (const [page, files, limit] of [
  ['landing page', withImports([entry]), LIMITS_KB.landing],
  ['a chart', withImports([entry, shell, results]), LIMITS_KB.chart],
] as const) {
  const size = sizeKb(files);
  process.stdout.write(
    `JavaScript for the ${page}: ${size.toFixed(1)} KB gzip (aim ${limit}) ${size <= limit ? 'ok' : 'OVER'}\n`,
  );
}
