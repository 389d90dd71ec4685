import type { Request } from 'express';
import session from 'express-session';
import type { Sessions } from './features/auth/navigations.ts';
import { admit } from './features/auth/service.ts';
import type { UserActor } from './platform/context.ts';
import type { Services } from './services.ts';
import { createSessionStore, loginOf } from './session-store.ts';

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
  close(): void;
}

/** Sessions stored in the database; each names a login record that every request checks again. */
export function createSessionLayer(services: Services): SessionLayer {
  const { config } = services;
  const isSecure = config.publicUrl.startsWith('https:');
  const cookieName = isSecure ? '__Host-sid' : 'sid';
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;
  const store = createSessionStore(services);
  const { authenticator } = services;
  authenticator.serializeUser((user, done) => done(null, user.loginId));
  authenticator.deserializeUser(
    (req: Request, loginId: unknown, done: (error: unknown, user?: UserActor | false) => void) => {
      if (typeof loginId !== 'string') return done(null, false);
      const ctx = services.signInCtx();
      const login = loginOf(req);
      const actor = login?.actor.loginId === loginId ? admit(ctx, login) : Promise.resolve(null);
      actor.then(
        (person) => done(null, person ?? false),
        (error) => done(error),
      );
    },
  );
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
