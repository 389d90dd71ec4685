import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { report } from './bench/figures.ts';
import { FIRST_VIEWS, readBudgets, readManifest, scriptsOf } from './first-views.ts';
import { lazyPartSizes } from './lazy-parts.ts';

/*
 * What a browser loads to show a page, measured on the last build, beside the limits of
 * `scripts/budgets.json`: script files, their size gzipped (1 KB = 1,024 bytes), that of parts loaded
 * later, and the fonts that every page preloads (1 KB = 1,000 bytes). Exit code 1 when a limit is exceeded.
 */

const client = fileURLToPath(new URL('../dist/client', import.meta.url));

/** Script files and KB before related chunks were bundled; where it was measured. */
const BEFORE: Readonly<Record<string, readonly [files: number, kb: number]>> = {
  landing: [9, 102.4],
  result: [33, 169.9],
  team: [53, 238.1],
  charts: [36, 143.5],
  master: [36, 161.4],
  home: [33, 173.4],
};
const FONTS_BEFORE_KB = 99.2;
const FONTS = 2;

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
  const [filesBefore, kbBefore] = BEFORE[page] ?? [];
  report(
    {
      name: page,
      unit: 'script files',
      value: scripts.length,
      aim: { atMost: limit.scripts },
      ...(filesBefore === undefined ? {} : { before: filesBefore }),
    },
    {
      name: page,
      unit: 'KB gzip',
      value: kb,
      aim: { atMost: limit.scriptKb },
      ...(kbBefore === undefined ? {} : { before: kbBefore }),
    },
  );
}

for (const { part, kb } of await lazyPartSizes(client, manifest)) {
  report({ name: part, unit: 'KB gzip', value: kb, aim: { atMost: budgets.lazyPartKb } });
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
  {
    name: 'preloaded fonts',
    unit: 'files',
    value: preloaded.length,
    aim: { atMost: FONTS },
  },
  {
    name: 'preloaded fonts',
    unit: 'KB',
    value: fontKb,
    aim: { atMost: budgets.fontKb },
    before: FONTS_BEFORE_KB,
  },
);
