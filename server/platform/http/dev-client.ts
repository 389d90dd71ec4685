import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { withAbsoluteImage } from './social-card.ts';

/** Serves the client from its sources with hot reload; loaded only in development. */
export async function devClient(
  server: Server,
  publicUrl: string,
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
    res.setHeader('Cache-Control', 'no-cache');
    res.type('html').send(withAbsoluteImage(html, publicUrl));
  });
  return { router, close: () => vite.close() };
}
