import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData } from 'express-session';
import { type LoginRow, readSession } from './features/auth/service.ts';
import type { Services } from './services.ts';

/** Logins by the session data they were read with, then by the request. */
const logins = new WeakMap<object, LoginRow>();

/** The login that was read along with the request's session. */
export function loginOf(req: Request): LoginRow | null {
  return logins.get(req) ?? null;
}

/**
 * The session store of connect-pg-simple, except that it reads a session and its login in one query
 * instead of two.
 */
export function createSessionStore(services: Services): session.Store & { close(): void } {
  const { clock, database, log } = services;

  class SessionStore extends connectPgSimple(session) {
    override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
      readSession(database.db, sid, clock()).then(
        (row) => {
          if (!row) return done(null, null);
          // The store itself wrote the column.
          const data = row.sess as SessionData;
          if (row.login) logins.set(data, row.login);
          done(null, data);
        },
        (error) => done(error),
      );
    }

    /** express-session calls it with the result of `get`. */
    override createSession(req: Request, data: SessionData) {
      const login = logins.get(data);
      if (login) logins.set(req, login);
      return super.createSession(req, data);
    }
  }

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
