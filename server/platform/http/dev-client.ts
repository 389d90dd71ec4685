import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { type PageHead, withHead } from './page-head.ts';
import { withAbsoluteImage } from './social-card.ts';

/** Serves the client from its sources with hot reload; loaded only in development. */
export async function devClient(
  server: Server,
  publicUrl: string,
  headOf: (path: string) => PageHead | null,
): Promise<{ router: Router; close(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const page = fileURLToPath(new URL('../../../client/index.html', import.meta.url));
  const router = Router();
  router.use(vite.middlewares);
  router.get('/{*path}', async (req, res) => {
    const html = await vite.transformIndexHtml(req.originalUrl, await readFile(page, 'utf8'));
    const head = headOf(req.path);
    res.setHeader('Cache-Control', 'no-cache');
    res.status(head?.status ?? 200);
    res.type('html').send(withHead(withAbsoluteImage(html, publicUrl), head, publicUrl));
  });
  return { router, close: () => vite.close() };
}
