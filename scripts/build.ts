import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { pino } from 'pino';
import { build as buildClient } from 'vite';
import { ensureTemplate } from '#server/platform/db/template.ts';
import { ALL_LEARNED } from '#server/providers/ai/embedded/coach/learned/learned-folder.ts';
import { readManifest, servedFirstViews } from './first-views.ts';
import { writeIntegrity } from './integrity.ts';
import { writeLearnedCoach } from './learned-coach.ts';
import { writeLearnedQuestions } from './learned-questions.ts';
import { writeLibraryPages } from './library-pages.ts';
import { thirdPartyNotices } from './notices.ts';
import { RUNTIME_PACKAGES } from './runtime-modules.ts';
import { writeServiceWorkers } from './service-worker.ts';
import { markBuilt } from './testing/built.ts';
import { run } from './testing/run.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');

/** Files that the server reads at run time, with their destination in `dist`. */
const ASSETS = [
  ['server/platform/db/embedded/worker.mjs', 'server/worker.mjs'],
  ['server/pages', 'server/pages'],
  ['migrations', 'migrations'],
  ['server/providers/places/embedded/gazetteer.bin', 'server/gazetteer.bin'],
  ['server/providers/ai/embedded/sentence-vectors.bin', 'server/sentence-vectors.bin'],
  ['shared/engine/ephemeris/pack', 'shared/engine/ephemeris/pack'],
  ['shared/knowledge/articles', 'shared/knowledge/articles'],
  ['shared/knowledge/safety', 'shared/knowledge/safety'],
  ['shared/knowledge/situations', 'shared/knowledge/situations'],
  ['shared/knowledge/phrasings', 'shared/knowledge/phrasings'],
] as const;

async function compress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await compress(path);
    else if (/\.(js|css|svg|json)$/.test(entry.name)) {
      const bytes = await readFile(path);
      const brotli = await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      });
      await writeFile(`${path}.br`, brotli);
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }
  }
}

/** The image has no room for the cases as they are written. */
async function compressCases(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const bytes = await readFile(join(from, name));
    await writeFile(join(to, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  }
}

// Beside the rest, which takes as long. If it fails, what it hasn't learned is learned below, and says why.
const learning = run(['tsx', 'server/learn.ts']);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await buildClient({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
await writeIntegrity(join(out, 'client'));
await writeServiceWorkers(root, join(out, 'client'));
await compress(join(out, 'client'));
await bundle({
  absWorkingDir: root,
  entryPoints: ['server/main.ts'],
  outdir: join(out, 'server'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Left out: what only sources use, and packages that load files of their own, break when bundled (the
  // issuer's token replies), or load only where they are configured (vendors' clients).
  external: ['vite', 'pg-native', ...RUNTIME_PACKAGES],
  // Bundled CommonJS packages call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  minifySyntax: true,
  // Sources stay in memory; lines stay short enough for an error to show one.
  minifyWhitespace: true,
  lineLimit: 500,
  logLevel: 'warning',
});
await writeFile(
  join(out, 'server', 'first-views.json'),
  JSON.stringify(servedFirstViews(await readManifest(join(out, 'client')))),
);
await writeLibraryPages(root, join(out, 'server', 'texts'));
// Snapshots of the schema are for making migrations, not for applying them.
const filter = (source: string) => !source.endsWith('_snapshot.json');
for (const [from, to] of ASSETS) {
  await cp(join(root, from), join(out, to), { recursive: true, filter });
}
await compressCases(join(root, 'shared/knowledge/cases'), join(out, 'shared/knowledge/cases'));
await learning;
await writeLearnedQuestions(join(out, 'shared/knowledge'), join(out, 'server', 'learned'));
await writeLearnedCoach(join(out, 'shared/knowledge'), join(out, 'server', 'learned'));
await writeFile(join(out, 'server', 'learned', ALL_LEARNED), '');
await ensureTemplate(
  join(out, 'server', 'templates'),
  join(root, 'migrations'),
  pino({ level: 'silent' }),
);
await writeFile(join(out, 'THIRD_PARTY_NOTICES.txt'), await thirdPartyNotices(root));
await markBuilt(root);
