import type { RequestHandler } from 'express';

/**
 * Redirects pages to the app's one origin, since sign-in would fail at another name of this machine
 * (127.0.0.1 instead of localhost). The API is not redirected.
 */
export function redirectToCanonicalOrigin(publicUrl: string): RequestHandler {
  const { host } = new URL(publicUrl);
  return (req, res, next) => {
    const isNavigation = req.method === 'GET' && (req.get('accept') ?? '').includes('text/html');
    // Behind a trusted proxy, `host` is what the browser requested from the proxy.
    if (!isNavigation || req.host?.toLowerCase() === host) return next();
    const path = /^\/(?!\/)/.test(req.originalUrl) ? req.originalUrl : '/';
    res.redirect(308, publicUrl + path);
  };
}
