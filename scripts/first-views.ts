import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** What a page needs to show its first view. */
export interface FirstView {
  readonly page: 'landing' | 'result' | 'team' | 'charts' | 'master' | 'home' | 'library';
  /** Addresses that show it to people who are signed in, as the router has them. */
  readonly paths: readonly string[];
  /** Chunks by name or source, besides the entry's; those that they import come along. */
  readonly chunks: readonly string[];
  /** The same for visitors, where they see the page as well. */
  readonly visitorChunks?: readonly string[];
  /** What it asks the API for besides the person, with the parameters of its address. */
  readonly data: readonly string[];
}

const app = (...chunks: readonly string[]) => ['app', ...chunks];

export const FIRST_VIEWS: readonly FirstView[] = [
  { page: 'landing', paths: [], chunks: [], data: [] },
  {
    page: 'result',
    paths: ['/results/:chartId'],
    chunks: app('src/pages/results.tsx'),
    data: [
      '/api/individual/charts/:chartId',
      '/api/individual/charts/:chartId/reading',
      '/api/individual/own-chart',
    ],
  },
  {
    page: 'team',
    paths: ['/team'],
    chunks: app('workplace', 'src/pages/team.tsx'),
    // The teams themselves are for those with access only, whom a session's cookie doesn't tell.
    data: ['/api/user/team-accounts', '/api/user/active-account', '/api/user/active-team'],
  },
  {
    page: 'charts',
    paths: ['/charts', '/chart-history'],
    chunks: app('src/pages/charts.tsx'),
    data: [
      '/api/individual/charts?limit=24',
      '/api/individual/charts/count',
      '/api/individual/own-chart',
    ],
  },
  {
    page: 'master',
    paths: ['/admin/master'],
    chunks: app('src/pages/master-dashboard.tsx'),
    data: [],
  },
  { page: 'home', paths: ['/home'], chunks: app('src/pages/home.tsx'), data: [] },
  {
    page: 'library',
    paths: ['/library/:kind/:slug'],
    chunks: app('src/pages/library.tsx'),
    visitorChunks: ['src/pages/library.tsx'],
    data: ['/api/library/:kind/:slug'],
  },
];

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    src: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);
export type Manifest = z.infer<typeof Manifest>;

/** Reads the bundler's list of chunks from a built client. */
export async function readManifest(clientFolder: string): Promise<Manifest> {
  const text = await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  return Manifest.parse(JSON.parse(text));
}

/**
 * The script files of a first view, the entry's first.
 * @throws when the build has no such chunk
 */
export function scriptsOf(manifest: Manifest, chunks: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add('index.html');
  for (const chunk of chunks) {
    const found = Object.entries(manifest).find(
      ([, { name, src, file }]) => (src === chunk || name === chunk) && file.endsWith('.js'),
    );
    if (!found) throw new Error(`The build has no chunk ${chunk}`);
    add(found[0]);
  }
  return [...files];
}

const Budgets = z.object({
  firstView: z.record(
    z.string(),
    z.object({
      scripts: z.number(),
      /** Gzipped, 1,024 bytes each. */
      scriptKb: z.number(),
    }),
  ),
  /** Of each part that is loaded when asked for, beside a result; gzipped, 1,024 bytes each. */
  lazyPartKb: z.number(),
  /** Of all fonts that every page preloads, 1,000 bytes each. */
  fontKb: z.number(),
});

/** The limits of first views in `scripts/budgets.json`. */
export async function readBudgets(): Promise<z.infer<typeof Budgets>> {
  const text = await readFile(new URL('./budgets.json', import.meta.url), 'utf8');
  return Budgets.parse(JSON.parse(text));
}

/** What the server needs to load first views early: all but the entry, which the page names. */
export function servedFirstViews(manifest: Manifest) {
  const entry = scriptsOf(manifest, []);
  const besidesEntry = (chunks: readonly string[]) =>
    scriptsOf(manifest, chunks).filter((file) => !entry.includes(file));
  const served = (path: string, view: Omit<FirstView, 'page' | 'paths'>) => ({
    path,
    scripts: besidesEntry(view.chunks),
    visitorScripts: besidesEntry(view.visitorChunks ?? []),
    data: ['/api/auth/user', ...view.data],
  });
  return [
    ...FIRST_VIEWS.flatMap((view) => view.paths.map((path) => served(path, view))),
    served('*', { chunks: app(), data: [] }),
  ];
}
