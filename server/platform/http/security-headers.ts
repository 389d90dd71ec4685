import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** What Stripe's card form needs: its script, its frames, and calls to its API. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
} as const;

/** The only page that shows the card form. */
const CHECKOUT = /^\/checkout\/?$/i;

export interface Surroundings {
  readonly publicUrl: string;
  readonly isDevelopment: boolean;
  /** Stripe takes the cards, not the sandbox. */
  readonly takesCardsByStripe: boolean;
}

/**
 * Security headers. The policy allows no inline script or style anywhere, and no other origin
 * except Stripe's card form on the checkout page; development relaxes it only for what Vite
 * injects.
 */
export function securityHeaders(surroundings: Surroundings): RequestHandler {
  const everywhere = headersFor(surroundings, false);
  if (!surroundings.takesCardsByStripe) return everywhere;
  const atCheckout = headersFor(surroundings, true);
  return (req, res, next) => (CHECKOUT.test(req.path) ? atCheckout : everywhere)(req, res, next);
}

function headersFor({ publicUrl, isDevelopment }: Surroundings, isStripePage: boolean) {
  const isSecure = publicUrl.startsWith('https:');
  const { scripts, frames, calls, images } = isStripePage
    ? STRIPE
    : { scripts: [], frames: [], calls: [], images: [] };
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: [...(isDevelopment ? ["'self'", "'unsafe-inline'"] : SELF), ...scripts],
        styleSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : SELF,
        imgSrc: ["'self'", 'data:', ...images],
        fontSrc: SELF,
        connectSrc: [...(isDevelopment ? ["'self'", 'ws:'] : SELF), ...calls],
        ...(isStripePage ? { frameSrc: [...frames] } : {}),
        formAction: SELF,
        baseUri: NONE,
        frameAncestors: NONE,
        objectSrc: NONE,
        manifestSrc: SELF,
        workerSrc: SELF,
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    // Tokens stand in paths.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  return sending(headersOf(middleware));
}

type Headers = Parameters<ServerResponse['setHeader']>[];

/** The headers that Helmet sets, which no request changes. */
function headersOf(middleware: ReturnType<typeof helmet>): Headers {
  const headers: Headers = [];
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  res.setHeader = (...header) => {
    headers.push(header);
    return res;
  };
  middleware(res.req, res, () => undefined);
  return headers;
}

function sending(headers: Headers): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** API responses are personal: forbid caching. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** Pages whose address is a secret: no search engine lists them. */
export const unlisted: RequestHandler = (_req, res, next) => {
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
  next();
};
