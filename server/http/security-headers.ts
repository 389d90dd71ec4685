import type { RequestHandler } from 'express';
import helmet from 'helmet';

const SELF = ["'self'"];
const NONE = ["'none'"];

/**
 * Security headers. The policy allows no inline script or style anywhere; development loosens it
 * only for what Vite injects.
 */
export function securityHeaders(publicUrl: string, isDevelopment: boolean): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : SELF,
        styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : SELF,
        imgSrc: ["'self'", 'data:'],
        fontSrc: SELF,
        connectSrc: isDevelopment ? ["'self'", 'ws:'] : SELF,
        formAction: SELF,
        baseUri: NONE,
        frameAncestors: NONE,
        objectSrc: NONE,
        manifestSrc: SELF,
        workerSrc: SELF,
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
}

/** Answers of the API are about one person: no cache keeps them. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
