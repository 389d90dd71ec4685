import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler, Response } from 'express';
import session from 'express-session';
import { authenticate } from './features/auth/service.ts';
import type { UserActor } from './platform/context.ts';
import type { Services } from './services.ts';

declare module 'express-session' {
  interface SessionData {
    /** Where to redirect after the sign-in that this session started. */
    returnTo: string;
    /** The `id_token_hint` that tells the issuer at sign-out which session to end. */
    idToken: string;
  }
}

declare global {
  namespace Express {
    interface User extends UserActor {}
  }
}

export interface SessionLayer {
  /** Loads the session and the signed-in person; for every private route. */
  readonly signedIn: readonly RequestHandler[];
  readonly cookieName: string;
  /** Clears the cookie with the attributes it was set with, as browsers require. */
  clearCookie(res: Response): void;
  close(): void;
}

/** Sessions stored in the database; each names a login record that every request checks again. */
export function createSessionLayer(services: Services): SessionLayer {
  const { config, database } = services;
  const isSecure = config.publicUrl.startsWith('https:');
  const cookieName = isSecure ? '__Host-sid' : 'sid';
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;
  const Store = connectPgSimple(session);
  const store = new Store({
    pool: database.pool,
    tableName: 'sessions',
    createTableIfMissing: false,
    disableTouch: true,
    // Our own pruning job does this, on the app's clock.
    pruneSessionInterval: false,
    errorLog: (message: unknown) =>
      services.log.warn({ err: { message: String(message) } }, 'session store'),
  });
  const { authenticator } = services;
  authenticator.serializeUser((user, done) => done(null, user.loginId));
  authenticator.deserializeUser((loginId: unknown, done) => {
    if (typeof loginId !== 'string') return done(null, false);
    authenticate(services.signInCtx(), loginId).then(
      (actor) => done(null, actor ?? false),
      (error) => done(error),
    );
  });
  return {
    cookieName,
    clearCookie: (res) => void res.clearCookie(cookieName, attributes),
    signedIn: [
      session({
        name: cookieName,
        secret: services.sessionSecret,
        store,
        resave: false,
        saveUninitialized: false,
        cookie: { ...attributes, maxAge: config.session.absoluteMs },
      }),
      authenticator.session(),
    ],
    close: () => store.close(),
  };
}
