import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { compressReplies } from './compression.ts';
import { firstViewLinks, readFirstViews } from './first-views.ts';
import { beforeHeadEnd, type PageHead, withHead } from './page-head.ts';
import { withAbsoluteImage } from './social-card.ts';

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
const DOCUMENT = '/index.html';
/** Tells the client that nobody is signed in, which it then need not ask. */
const VISITOR_MARK = '<meta name="visitor" />';

/** Sends the copy that the build precompressed, if the browser accepts it. */
function preferCompressed(root: string) {
  return (req: Request, res: Response, next: () => void) => {
    const accepted = req.get('accept-encoding') ?? '';
    const [path = ''] = req.url.split('?');
    const extension = /\.(js|css|svg|json|html)$/.exec(path);
    res.vary('Accept-Encoding');
    const encoding = ENCODINGS.find(
      ({ name, suffix }) =>
        extension &&
        accepted.includes(name) &&
        !path.includes('..') &&
        existsSync(join(root, path + suffix)),
    );
    if (encoding && extension) {
      res.type(extension[0]);
      res.setHeader('Content-Encoding', encoding.name);
      req.url = path + encoding.suffix;
    }
    next();
  };
}

interface ClientFiles {
  /** The built client's folder. */
  readonly root: string;
  readonly publicUrl: string;
  /** What each page loads first. */
  readonly firstViewsFile: string;
  /** Set for people who are signed in, or were. */
  readonly sessionCookie: string;
  /** Whether browsers get the service worker, or one that removes it. */
  readonly isOfflineOn: boolean;
  /** Holds pages' texts for visitors by path, as HTML; pages without one come empty. */
  readonly textsFolder: string;
  /** Null for pages that search engines leave out. */
  readonly headOf: (path: string) => PageHead | null;
}

/** Serves the built client: assets are immutable, the page itself is never cached. */
export function clientFiles(client: ClientFiles): Router {
  const { root, publicUrl, firstViewsFile, sessionCookie, isOfflineOn, textsFolder, headOf } =
    client;
  const router = Router();
  const page = withAbsoluteImage(readFileSync(join(root, 'index.html'), 'utf8'), publicUrl);
  const firstViews = readFirstViews(firstViewsFile);
  const textAt = textsIn(textsFolder);
  const assets = join(root, 'assets');
  router.use(
    '/assets',
    preferCompressed(assets),
    express.static(assets, {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
      index: false,
      setHeaders: keepType,
    }),
  );
  const sendPage = (req: Request, res: Response) => {
    const hasSession = (req.get('cookie') ?? '')
      .split(/;\s*/)
      .some((cookie) => cookie.startsWith(`${sessionCookie}=`));
    const links = firstViewLinks(
      firstViews,
      req.path,
      hasSession,
      Object.keys(req.query).length > 0,
    );
    const head = headOf(req.path);
    // The service worker keeps /index.html for whoever signs in later.
    const mark = hasSession || req.path === DOCUMENT ? '' : VISITOR_MARK;
    const html = withText(
      beforeHeadEnd(withHead(page, head, publicUrl), mark + links),
      hasSession || head === null || head.status ? null : textAt(head.path),
    );
    res.vary('Cookie');
    res.setHeader('Cache-Control', hasSession ? 'private, no-cache' : 'no-cache');
    res.setHeader('ETag', tagOf(html));
    res.status(head?.status ?? 200);
    res.type('html').send(html);
  };
  const compress = compressReplies();
  router.get('/robots.txt', (_req, res) => {
    const robots = readFileSync(join(root, 'robots.txt'), 'utf8');
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.type('text').send(`${robots.trimEnd()}\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  router.get(DOCUMENT, compress, sendPage);
  router.get('/service-worker.js', (req, res, next) => {
    // A worker out of date would keep an old build alive.
    res.setHeader('Cache-Control', 'no-cache');
    if (!isOfflineOn) req.url = '/retired-worker.js';
    next();
  });
  router.use(
    preferCompressed(root),
    express.static(root, { index: false, maxAge: '1h', setHeaders: keepType }),
  );
  router.get('/{*path}', compress, sendPage);
  return router;
}

/** Pages' texts by path, each read once. @param folder of files as the build has named them */
function textsIn(folder: string): (path: string) => string | null {
  const read = new Map<string, string | null>();
  return (path) => {
    const known = read.get(path);
    if (known !== undefined) return known;
    const file = join(folder, `${path}.html`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
    read.set(path, text);
    return text;
  };
}

/** The document with a page's text before the app, which takes its place once it's there. */
function withText(html: string, text: string | null): string {
  if (text === null) return html;
  return html.replace('<div id="root">', (root) => `<div id="served">${text}</div>${root}`);
}

function tagOf(html: string): string {
  return `"${createHash('sha256').update(html).digest('base64url')}"`;
}

/** Sets the type from the original name; the compressed file's own type would be wrong. */
function keepType(res: Response): void {
  const type = res.getHeader('Content-Type');
  if (typeof type === 'string') res.setHeader('Content-Type', type);
}
