import { type Request, type Response, Router } from 'express';
import { escapeHtml } from './page.ts';

/** Tells search engines which pages there are. @param paths from the root; read once */
export function sitemap(publicUrl: string, paths: () => readonly string[]): Router {
  const router = Router();
  let text: string | undefined;
  router.get('/sitemap.xml', (_req: Request, res: Response) => {
    text ??= sitemapOf(paths().map((path) => publicUrl + path));
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.type('application/xml').send(text);
  });
  return router;
}

function sitemapOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
