import { authenticate } from './features/auth/service.ts';
import { createSessionLayer, type SessionLayer } from './platform/http/session.ts';
import type { AppServices } from './services.ts';

/** Sessions of people whose sign-ins are kept by the auth feature. */
export function sessionLayerOf(services: AppServices): SessionLayer {
  const { config, database, log, authenticator, sessionSecret } = services;
  return createSessionLayer({
    publicUrl: config.publicUrl,
    sessionSecret,
    absoluteMs: config.session.absoluteMs,
    pool: database.pool,
    log,
    authenticator,
    authenticate: (loginId) => authenticate(services.signInCtx(), loginId),
  });
}
