import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session from 'express-session';
import type { Sessions } from './features/auth/navigations.ts';
import { admit, authenticate, readLogin } from './features/auth/service.ts';
import type { UserActor } from './platform/context.ts';
import { signedCookieOf } from './platform/http/signed-cookie.ts';
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

export interface SessionLayer extends Sessions {
  readonly cookieName: string;
  /** Who calls an operation, by the session's cookie; null when nobody is signed in. */
  personOf(req: Request): Promise<UserActor | null>;
  close(): void;
}

function createSessionStore({ database, log }: Services) {
  const SessionStore = connectPgSimple(session);
  return new SessionStore({
    pool: database.pool,
    tableName: 'sessions',
    createTableIfMissing: false,
    disableTouch: true,
    // Our own pruning job does this, on the app's clock.
    pruneSessionInterval: false,
    errorLog: (message: unknown) =>
      log.warn({ err: { message: String(message) } }, 'session store'),
  });
}

/**
 * Sessions stored in the database; each names a login record that every request checks again.
 * Signing in and out change sessions. Operations only ask who calls, so they read the login by the
 * cookie in one statement and need no session object.
 */
export function createSessionLayer(services: Services): SessionLayer {
  const { authenticator, config, database, sessionSecret } = services;
  const isSecure = config.publicUrl.startsWith('https:');
  const cookieName = isSecure ? '__Host-sid' : 'sid';
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;
  const store = createSessionStore(services);
  authenticator.serializeUser((user, done) => done(null, user.loginId));
  authenticator.deserializeUser(
    (loginId: unknown, done: (error: unknown, user?: UserActor | false) => void) => {
      if (typeof loginId !== 'string') return done(null, false);
      authenticate(services.signInCtx(), loginId).then(
        (person) => done(null, person ?? false),
        (error) => done(error),
      );
    },
  );
  const sidOf = signedCookieOf(cookieName, sessionSecret);
  return {
    cookieName,
    clearCookie: (res) => void res.clearCookie(cookieName, attributes),
    async personOf(req) {
      const sid = sidOf(req.headers.cookie);
      if (sid === null) return null;
      const ctx = services.signInCtx();
      const login = await readLogin(database.db, sid, ctx.now);
      return login && admit(ctx, login);
    },
    signedIn: [
      session({
        name: cookieName,
        secret: sessionSecret,
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
