import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler, Response } from 'express';
import session from 'express-session';
import type passport from 'passport';
import type { Logger } from 'pino';
import type { UserActor } from '../context.ts';
import type { Database } from '../db/client.ts';

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

export interface SessionOptions {
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** How long a session may live at most. */
  readonly absoluteMs: number;
  readonly pool: Database['pool'];
  readonly log: Logger;
  readonly authenticator: passport.Authenticator;
  /** The person behind a login record as of now, or null when it has ended. */
  authenticate(loginId: string): Promise<UserActor | null>;
}

/** Sessions in the database, each naming a login record that every request checks anew. */
export function createSessionLayer(options: SessionOptions): SessionLayer {
  const isSecure = options.publicUrl.startsWith('https:');
  const cookieName = isSecure ? '__Host-sid' : 'sid';
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;
  const Store = connectPgSimple(session);
  const store = new Store({
    pool: options.pool,
    tableName: 'sessions',
    createTableIfMissing: false,
    disableTouch: true,
    // A job of ours does it, by the app's own clock.
    pruneSessionInterval: false,
    errorLog: (message: unknown) =>
      options.log.warn({ err: { message: String(message) } }, 'session store'),
  });
  const { authenticator } = options;
  authenticator.serializeUser((user, done) => done(null, user.loginId));
  authenticator.deserializeUser((loginId: unknown, done) => {
    if (typeof loginId !== 'string') return done(null, false);
    options.authenticate(loginId).then(
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
        secret: options.sessionSecret,
        store,
        resave: false,
        saveUninitialized: false,
        cookie: { ...attributes, maxAge: options.absoluteMs },
      }),
      authenticator.session(),
    ],
    close: () => store.close(),
  };
}
