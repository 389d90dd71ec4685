import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { FIRST_VIEWS, readBudgets, readManifest, scriptsOf } from './first-views.ts';

/*
 * What a browser loads to show a page, measured on the last build, beside the limits of
 * `scripts/budgets.json`: script files, their size gzipped (1 KB = 1,024 bytes), and the fonts that
 * every page preloads (1 KB = 1,000 bytes). Exit code 1 when a limit is exceeded.
 */

const client = fileURLToPath(new URL('../dist/client', import.meta.url));

/** Before related chunks were bundled and fonts cut; where it was measured. */
const BEFORE: Readonly<Record<string, string>> = {
  landing: '9 files, 102.4 KB',
  result: '33 files, 169.9 KB',
  team: '53 files, 238.1 KB',
  charts: '36 files, 143.5 KB',
  master: '36 files, 161.4 KB',
  home: '33 files, 173.4 KB',
  fonts: '99.2 KB',
};

function report(name: string, words: string, isKept: boolean): void {
  const before = BEFORE[name];
  process.stdout.write(
    `${name}: ${words}${before ? `, before ${before}` : ''} ${isKept ? 'ok' : 'OVER'}\n`,
  );
  if (!isKept) process.exitCode = 1;
}

const manifest = await readManifest(client).catch(() => {
  throw new Error('Run npm run build first');
});
const budgets = await readBudgets();
for (const { page, chunks } of FIRST_VIEWS) {
  const scripts = scriptsOf(manifest, chunks);
  const sizes = await Promise.all(
    scripts.map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
  );
  const kb = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  const limit = budgets.firstView[page];
  if (!limit) throw new Error(`scripts/budgets.json has no limit for ${page}`);
  report(
    page,
    `${scripts.length} script files (aim ${limit.scripts}), ${kb.toFixed(1)} KB gzip (aim ${limit.scriptKb})`,
    scripts.length <= limit.scripts && kb <= limit.scriptKb,
  );
}

const preloaded = [
  ...(await readFile(join(client, 'index.html'), 'utf8')).matchAll(
    /href="\/(assets\/[^"]+\.woff2)"/g,
  ),
].map(([, file = '']) => file);
const fontSizes = await Promise.all(
  preloaded.map(async (file) => (await stat(join(client, file))).size),
);
const fontKb = fontSizes.reduce((sum, size) => sum + size, 0) / 1000;
report(
  'fonts',
  `${preloaded.length} preloaded, ${fontKb.toFixed(1)} KB (aim ${budgets.fontKb})`,
  preloaded.length === 2 && fontKb <= budgets.fontKb,
);
