import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { LIBRARY_KINDS } from '#shared/library/address.ts';
import { readArticle } from '#shared/library/article.ts';
import { createLibrary } from '#shared/library/library.ts';
import type { LibraryEntry, LibraryPage } from '#shared/library/schema.ts';

type Render = (
  path: string,
  contents: { readonly entries: readonly LibraryEntry[]; readonly page: LibraryPage | null },
) => string;

const isRenderer = (module: unknown): module is { renderLibrary: Render } =>
  typeof module === 'object' &&
  module !== null &&
  'renderLibrary' in module &&
  typeof module.renderLibrary === 'function';

/** The client's own rendering of a page, in a bundle that runs here. */
async function rendererOf(root: string, file: string): Promise<Render> {
  await bundle({
    absWorkingDir: root,
    entryPoints: ['client/src/app/library-document.tsx'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isRenderer(module)) throw new Error('The client renders no library');
  return module.renderLibrary;
}

/**
 * Writes every page of the library as HTML, by its path, below a folder.
 * @param root the repository
 */
export async function writeLibraryPages(root: string, folder: string): Promise<void> {
  const articles = join(root, 'shared/knowledge/articles');
  const names = (await readdir(articles)).filter((name) => name.endsWith('.md')).toSorted();
  const library = createLibrary(
    await Promise.all(
      names.map(async (name) => readArticle(name, await readFile(join(articles, name), 'utf8'))),
    ),
  );
  const renderer = join(folder, 'render.mjs');
  const render = await rendererOf(root, renderer);
  const { entries } = library;
  const paths = [
    '/library',
    ...LIBRARY_KINDS.map((kind) => `/library/${kind}`),
    ...entries.map(({ path }) => path),
  ];
  for (const path of paths) {
    const file = join(folder, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, render(path, { entries, page: library.pageAt(path) }));
  }
  await rm(renderer);
}
