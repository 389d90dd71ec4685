import { putIfRoom } from './put.ts';

/** What one build needs to start without a network. */
export interface ShellFiles {
  /** Names the build. */
  readonly build: string;
  /** Paths, the document among them. */
  readonly files: readonly string[];
  /** The script by which the document starts: an older or newer document names another. */
  readonly entry: string;
}

const SHELL = 'shell-';
/** Files that pages load later; their names have a content hash. */
const ASSETS = 'assets';
const ASSETS_MAX = 200;
export const DOCUMENT = '/index.html';

interface Surroundings {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly onFull: () => void;
}

export interface Shell {
  /** Stores the build's files. @throws when one can't be loaded, or belongs to another build */
  install(): Promise<void>;
  /** Deletes what belongs to builds before the last: a tab may still run that one. */
  tidy(): Promise<void>;
  /** A file of this build, or one whose name has a content hash, from any build. */
  file(request: Request, onLoaded: (work: Promise<unknown>) => void): Promise<Response>;
  /** The document that starts the app at any address, if it is stored. */
  document(): Promise<Response | undefined>;
  has(path: string): boolean;
}

export function createShell(
  { build, files, entry }: ShellFiles,
  { caches, fetch, origin, onFull }: Surroundings,
): Shell {
  const own = SHELL + build;
  const names = new Set(files);
  const find = (address: string) => caches.match(address, { ignoreVary: true });

  async function load(path: string): Promise<Response> {
    const address = origin + path;
    // Unchanged since the last build: its name has a content hash.
    const known = path.startsWith('/assets/') ? await find(address) : undefined;
    if (known) return known;
    // A visitor's document names nobody's data.
    const response = await fetch(
      new Request(address, {
        credentials: 'omit',
        cache: path === DOCUMENT ? 'reload' : 'no-cache',
      }),
    );
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  }

  return {
    async install() {
      const loaded = await Promise.all(files.map(async (path) => ({ path, is: await load(path) })));
      const page = loaded.find(({ path }) => path === DOCUMENT);
      // While servers are replaced, one may have answered with the build before.
      if (!(await page?.is.clone().text())?.includes(entry))
        throw new Error('Another build’s page');
      const cache = await caches.open(own);
      const stored = await Promise.all(
        loaded.map(({ path, is }) => putIfRoom(cache, origin + path, is, onFull)),
      );
      // Part of a build starts nothing.
      if (stored.includes(false)) await caches.delete(own);
    },
    async tidy() {
      const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== own);
      for (const name of shells.slice(0, -1)) await caches.delete(name);
      const assets = await caches.open(ASSETS);
      const keys = await assets.keys();
      for (const key of keys.slice(0, Math.max(0, keys.length - ASSETS_MAX))) {
        await assets.delete(key);
      }
    },
    async file(request, onLoaded) {
      const known = await find(request.url);
      if (known) return known;
      const response = await fetch(request);
      if (response.ok && new URL(request.url).pathname.startsWith('/assets/')) {
        const copy = response.clone();
        onLoaded(caches.open(ASSETS).then((cache) => putIfRoom(cache, request.url, copy, onFull)));
      }
      return response;
    },
    async document() {
      if (!(await caches.has(own))) return undefined;
      return (await caches.open(own)).match(origin + DOCUMENT, { ignoreVary: true });
    },
    has: (path) => names.has(path) || path.startsWith('/assets/'),
  };
}
