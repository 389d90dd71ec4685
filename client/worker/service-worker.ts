import { createOwnReplies } from './own-replies.ts';
import { provesReach } from './proves-reach.ts';
import { createShell, DOCUMENT, type ShellFiles } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const SHELL_FILES: ShellFiles;

const surroundings = {
  caches: self.caches,
  fetch: (request: Request) => self.fetch(request),
  origin: self.location.origin,
  // Tabs that the worker doesn't control yet, too: it may be installing.
  onFull: () => void tellTabs('full'),
};
const shell = createShell(SHELL_FILES, surroundings);
const replies = createOwnReplies(surroundings);
let isOffline = false;

async function tellTabs(kind: 'offline' | 'online' | 'full'): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ kind });
}

/** Tells every tab when the network goes and comes. */
async function setOffline(now: boolean): Promise<void> {
  if (now === isOffline) return;
  isOffline = now;
  await tellTabs(now ? 'offline' : 'online');
}

self.addEventListener('install', (event) => event.waitUntil(shell.install()));

// Without navigation preload, which would ask for the identity provider's pages twice.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([shell.tidy(), self.clients.claim()])),
);

async function navigate(event: FetchEvent): Promise<Response> {
  try {
    const response = await self.fetch(event.request);
    if (provesReach(response)) event.waitUntil(setOffline(false));
    return response;
  } catch (error) {
    event.waitUntil(setOffline(true));
    const page = await shell.document();
    if (page) return page;
    throw error;
  }
}

async function read(event: FetchEvent): Promise<Response> {
  try {
    const { response, isCopy } = await replies.read(event.request, (work) => event.waitUntil(work));
    if (isCopy || provesReach(response)) event.waitUntil(setOffline(isCopy));
    return response;
  } catch (error) {
    if (error instanceof TypeError) event.waitUntil(setOffline(true));
    throw error;
  }
}

async function write(event: FetchEvent): Promise<Response> {
  const response = await self.fetch(event.request);
  if (response.ok) event.waitUntil(replies.written(event.request.url));
  return response;
}

/** Navigations that other pages answer, such as the identity provider's. */
const FOREIGN_PAGES = /^\/(api\/(?!log(in|out)$)|issuer\/|payments-sandbox\/|pages\/|[^/]+\.\w+$)/;
const OWN_WRITES = /^\/api\/individual\//;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === '/api/logout') event.waitUntil(replies.forget());
    if (request.method !== 'GET' || FOREIGN_PAGES.test(pathname)) return;
    event.respondWith(navigate(event));
  } else if (pathname.startsWith('/api/')) {
    if (request.method === 'GET') event.respondWith(read(event));
    else if (OWN_WRITES.test(pathname)) event.respondWith(write(event));
  } else if (request.method === 'GET' && pathname !== DOCUMENT && shell.has(pathname)) {
    event.respondWith(shell.file(request, (work) => event.waitUntil(work)));
  }
});

const isText = (value: unknown): value is string => typeof value === 'string';

self.addEventListener('message', (event) => {
  const { kind, addresses }: { kind?: unknown; addresses?: unknown } = event.data ?? {};
  if (kind === 'take-over') event.waitUntil(self.skipWaiting());
  if (kind === 'is-offline' && isOffline) event.source?.postMessage({ kind: 'offline' });
  if (kind === 'build') event.ports[0]?.postMessage(SHELL_FILES.entry);
  if (kind === 'keep' && Array.isArray(addresses)) {
    event.waitUntil(replies.keep(addresses.filter(isText)).catch(() => undefined));
  }
});
