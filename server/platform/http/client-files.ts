import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { compressReplies } from './compression.ts';
import { withAbsoluteImage } from './social-card.ts';

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

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

/** Serves the built client: assets are immutable, the page itself is never cached. */
export function clientFiles(root: string, publicUrl: string): Router {
  const router = Router();
  const page = withAbsoluteImage(readFileSync(join(root, 'index.html'), 'utf8'), publicUrl);
  const tag = `"${createHash('sha256').update(page).digest('base64url')}"`;
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
  const sendPage = (_req: Request, res: Response) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('ETag', tag);
    res.type('html').send(page);
  };
  const compress = compressReplies();
  router.get('/index.html', compress, sendPage);
  router.use(
    preferCompressed(root),
    express.static(root, { index: false, maxAge: '1h', setHeaders: keepType }),
  );
  router.get('/{*path}', compress, sendPage);
  return router;
}

/** Sets the type from the original name; the compressed file's own type would be wrong. */
function keepType(res: Response): void {
  const type = res.getHeader('Content-Type');
  if (typeof type === 'string') res.setHeader('Content-Type', type);
}
