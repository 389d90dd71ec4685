import type { RequestHandler } from 'express';

/**
 * The app lives at one origin, or sign-in would fail: a page opened at another name of this
 * machine (127.0.0.1 instead of localhost) moves there. The API is not redirected.
 */
export function redirectToCanonicalOrigin(publicUrl: string): RequestHandler {
  const { host } = new URL(publicUrl);
  return (req, res, next) => {
    const isNavigation = req.method === 'GET' && (req.get('accept') ?? '').includes('text/html');
    // Behind a trusted proxy the host is what the browser asked the proxy for.
    if (!isNavigation || req.host?.toLowerCase() === host) return next();
    const path = /^\/(?!\/)/.test(req.originalUrl) ? req.originalUrl : '/';
    res.redirect(308, publicUrl + path);
  };
}
