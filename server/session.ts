import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler, Response } from 'express';
import session from 'express-session';
import { authenticate } from './features/auth/service.ts';
import type { UserActor } from './platform/context.ts';
import type { Services } from './services.ts';

declare module 'express-session' {
  interface SessionData {
    /** Where to go after the sign-in that this session began. */
    returnTo: string;
    /** Lets the issuer know at sign-out which of its sign-ins is meant. */
    idToken: string;
  }
}

declare global {
  namespace Express {
    interface User extends UserActor {}
  }
}

export interface SessionLayer {
  /** Reads the session and the person behind it; for everything that is not public. */
  readonly signedIn: readonly RequestHandler[];
  readonly cookieName: string;
  /** Takes the cookie back, by the attributes it was given with: browsers insist on them. */
  clearCookie(res: Response): void;
  close(): void;
}

/** Sessions in the database, each naming a login record that every request checks anew. */
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
    // A job of ours does it, by the app's own clock.
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
