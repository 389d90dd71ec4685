import {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { compressReplies } from '../../platform/http/compression.ts';
import { databaseErrorCode } from '../../platform/http/database-errors.ts';
import { enforceRateLimit, type RateLimitServices } from '../../platform/http/rate-limit.ts';
import { requestIdOf } from '../../platform/http/request-id.ts';
import { newToken } from '../../platform/secret-tokens.ts';
import { CALLBACK_PATH } from '../../providers/identity/oidc.ts';
import type { IdentityPort } from '../../providers/identity/port.ts';
import type { MailPort } from '../../providers/mail/port.ts';
import {
  confirmSignOutPage,
  disabledPage,
  notSignedInPage,
  providerDownPage,
  tooManySignInsPage,
  unavailablePage,
} from './pages.ts';
import { safeReturnTo } from './return-to.ts';
import {
  authenticate,
  BROWSER_KNOWN_MS,
  type Browser,
  type SignInCtx,
  signIn,
  signOut,
} from './service.ts';

const SIGN_IN_MINUTES = 10;
const LOGINS_PATH = '/account/data';
/** Read by sign-ins only. */
const BROWSER_COOKIE = 'known-browser';
const BROWSER_TOKEN = new RegExp(`(?:^|;\\s*)${BROWSER_COOKIE}=([\\w-]{43})(?:;|$)`);

export interface SignInServices extends RateLimitServices {
  readonly config: Config;
  readonly providers: {
    readonly identity: IdentityPort;
    readonly mail: Pick<MailPort, 'kind'>;
  };
  /** @param requestId the request that signs in, if there is one */
  signInCtx(requestId?: string): SignInCtx;
}

export interface Sessions {
  /** Loads the session and the signed-in person; for every private route. */
  readonly signedIn: readonly RequestHandler[];
  /** Clears the cookie with the attributes it was set with, as browsers require. */
  clearCookie(res: Response): void;
}

function regenerate(req: Request): Promise<void> {
  return new Promise((resolve, reject) =>
    req.session.regenerate((error) => (error ? reject(error) : resolve())),
  );
}

function destroy(req: Request): Promise<void> {
  return new Promise((resolve, reject) =>
    req.session.destroy((error) => (error ? reject(error) : resolve())),
  );
}

function logIn(req: Request, user: Express.User): Promise<void> {
  return new Promise((resolve, reject) =>
    req.logIn(user, (error) => (error ? reject(error) : resolve())),
  );
}

/** The browser that signs in; null where no e-mail about it can be sent. */
function browserOf(req: Request, { config, providers }: SignInServices): Browser | null {
  if (providers.mail.kind === 'none') return null;
  return {
    token: BROWSER_TOKEN.exec(req.get('cookie') ?? '')?.[1] ?? newToken(),
    userAgent: req.get('user-agent') ?? '',
    loginsUrl: config.publicUrl + LOGINS_PATH,
  };
}

function keepToken(res: Response, { token }: Browser, isSecure: boolean): void {
  res.cookie(BROWSER_COOKIE, token, {
    maxAge: BROWSER_KNOWN_MS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: CALLBACK_PATH,
  });
}

function isOwnNavigation(req: Request, publicUrl: string): boolean {
  if (/prefetch|preview/i.test(req.get('sec-purpose') ?? req.get('purpose') ?? '')) return false;
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  return (req.get('referer') ?? '').startsWith(`${publicUrl}/`);
}

function sendPage(res: Response, status: number, html: string): void {
  if (status === 503) res.setHeader('Retry-After', '5');
  res.status(status).type('html').send(html);
}

/** Browsers navigate here, so errors have to be pages: JSON would be a dead end. */
const answerNavigationError: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  res.locals['failure'] = error;
  sendPage(res, 503, unavailablePage(requestIdOf(req)));
};

/** Rate limits by network, counting starts and callbacks of sign-ins separately. */
function limitSignIns(services: RateLimitServices): RequestHandler {
  return async (req, res, next) => {
    try {
      await enforceRateLimit(services, 'sign_in', req, res, `${req.baseUrl.toLowerCase()} `);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      sendPage(res, 429, tooManySignInsPage(error.message));
      return;
    }
    next();
  };
}

/** The three addresses a browser navigates to: sign-in, the issuer's callback and sign-out. */
export function authNavigations(services: SignInServices, sessions: Sessions): Router {
  const { identity } = services.providers;
  const { publicUrl } = services.config;
  const router = Router();
  router.use(
    ['/api/login', CALLBACK_PATH, '/api/logout'],
    (req, res, next) => {
      res.locals['route'] = req.baseUrl.toLowerCase();
      next();
    },
    compressReplies(),
  );
  router.use(['/api/login', CALLBACK_PATH], limitSignIns(services));
  router.use(['/api/login', CALLBACK_PATH, '/api/logout'], ...sessions.signedIn);

  router.get('/api/login', async (req, res) => {
    const returnTo = safeReturnTo(req.query['returnTo']);
    const hint = req.query['login_hint'];
    const loginHint = identity.kind === 'embedded' && typeof hint === 'string' ? hint : null;
    if (req.user && !loginHint) {
      res.redirect(returnTo);
      return;
    }
    try {
      await regenerate(req);
      req.session.returnTo = returnTo;
      req.session.cookie.maxAge = SIGN_IN_MINUTES * 60_000;
      await identity.begin(req, res, loginHint);
    } catch (error) {
      if (res.headersSent) return;
      if (databaseErrorCode(error) === null) services.log.warn({ err: error }, 'sign-in failed');
      sendPage(res, 503, providerDownPage(returnTo, requestIdOf(req)));
    }
  });

  router.get(CALLBACK_PATH, async (req, res) => {
    const { returnTo = '/' } = req.session;
    if (req.query['code'] === undefined && req.query['error'] === undefined) {
      sendPage(res, 400, notSignedInPage(requestIdOf(req)));
      return;
    }
    try {
      const outcome = await identity.finish(req, res);
      if (outcome.kind === 'refused') {
        sendPage(res, 400, notSignedInPage(requestIdOf(req)));
        return;
      }
      const ctx = services.signInCtx(requestIdOf(req));
      const browser = browserOf(req, services);
      const login = await signIn(ctx, outcome.claims, browser);
      const actor = login && (await authenticate(ctx, login.loginId));
      if (!actor) {
        sendPage(res, 403, disabledPage(services.config.site.supportEmail));
        return;
      }
      // A new session id at sign-in, against session fixation.
      await logIn(req, actor);
      if (browser && login.isBrowserKnown) keepToken(res, browser, publicUrl.startsWith('https:'));
      req.session.idToken = outcome.idToken;
      req.session.cookie.maxAge = services.config.session.absoluteMs;
      res.redirect(safeReturnTo(returnTo));
    } catch (error) {
      services.log.warn({ err: error }, 'sign-in failed');
      sendPage(res, 503, providerDownPage(safeReturnTo(returnTo), requestIdOf(req)));
    }
  });

  router.get('/api/logout', async (req, res) => {
    if (!isOwnNavigation(req, publicUrl)) {
      // Its link has to be known as ours by browsers without fetch metadata, too.
      res.setHeader('Referrer-Policy', 'same-origin');
      sendPage(res, 200, confirmSignOutPage());
      return;
    }
    const idToken = req.session.idToken;
    if (req.user) await signOut(services.signInCtx(), req.user.loginId);
    await destroy(req);
    sessions.clearCookie(res);
    const issuerPage = idToken ? await identity.endSessionUrl(idToken) : null;
    res.redirect(issuerPage ?? '/');
  });
  router.use(answerNavigationError);
  return router;
}
