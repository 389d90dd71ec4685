import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { FIRST_VIEWS, type Manifest, readManifest, scriptsOf } from './first-views.ts';

/** Pages that open without a network; what else somebody opens is stored when they do. */
const PAGES = ['landing', 'home', 'charts', 'result', 'library'];
/** What is shown above and in these pages, and would be missed offline. */
export const STORED_PARTS = [
  'src/pages/results-details.tsx',
  'src/pages/results-menu.tsx',
  'src/pages/results-missing.tsx',
  'src/features/charts/components/own-chart-question.tsx',
  'src/features/reading/components/chapters.tsx',
  'src/features/charts/components/provenance-panel.tsx',
  'src/features/bodygraph/detail-layer.tsx',
  'meaning',
  'src/app/idle-parts.tsx',
  'overlays',
  'src/app/menu-settings.tsx',
  'src/app/service-down.tsx',
];
const DOCUMENT = '/index.html';
const BESIDE = ['/site.webmanifest', '/favicon.svg', '/icon-192.png'];

export interface ShellFiles {
  readonly build: string;
  readonly files: readonly string[];
  readonly entry: string;
}

/**
 * The files that the service worker stores in advance.
 * @param page the built document, whose styles and fonts come along
 * @param hashOf the content's hash of a file whose name has none
 */
export function shellFilesOf(
  manifest: Manifest,
  page: string,
  hashOf: (path: string) => string,
): ShellFiles {
  const views = FIRST_VIEWS.filter((view) => PAGES.includes(view.page));
  const scripts = scriptsOf(manifest, [
    ...new Set(views.flatMap(({ chunks }) => chunks)),
    ...STORED_PARTS,
  ]);
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) =>
    scripts.includes(file) ? css : [],
  );
  const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:css|js|woff2))"/g)].map(
    ([, path]) => path ?? '',
  );
  const assets = [...new Set([...scripts, ...styles, ...named])].map((path) => `/${path}`);
  const files = [DOCUMENT, ...assets.sort(), ...BESIDE];
  const contents = files.map((path) => (path.startsWith('/assets/') ? path : hashOf(path)));
  return {
    build: createHash('sha256').update(contents.join('\n')).digest('base64url').slice(0, 12),
    files,
    entry: `/${manifest['index.html']?.file}`,
  };
}

/** Bundles the service worker, and the one that removes it, into the built client. */
export async function writeServiceWorkers(root: string, client: string): Promise<void> {
  const read = (path: string) => readFile(join(client, path));
  const hashes = new Map<string, string>();
  for (const path of [DOCUMENT, ...BESIDE]) {
    hashes.set(
      path,
      createHash('sha256')
        .update(await read(path))
        .digest('base64url'),
    );
  }
  const shell = shellFilesOf(
    await readManifest(client),
    String(await read(DOCUMENT)),
    (path) => hashes.get(path) ?? path,
  );
  await bundle({
    absWorkingDir: root,
    entryPoints: ['client/worker/service-worker.ts', 'client/worker/retired-worker.ts'],
    outdir: client,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { SHELL_FILES: JSON.stringify(shell) },
    logLevel: 'warning',
  });
}
