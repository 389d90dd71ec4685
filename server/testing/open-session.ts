import { randomUUID } from 'node:crypto';
import { sessions } from '../platform/db/schema/identity.ts';
import type { Services } from '../services.ts';
import { signedCookie } from './signed-cookie.ts';

/** Stores a session for a login as express-session would. @returns the browser's cookie */
export async function openSession(services: Services, loginId: string): Promise<string> {
  const sid = randomUUID();
  const expire = new Date(services.clock().getTime() + services.config.session.absoluteMs);
  await services.database.db.insert(sessions).values({
    sid,
    sess: {
      cookie: { originalMaxAge: null, httpOnly: true, path: '/', sameSite: 'lax' },
      passport: { user: loginId },
    },
    expire,
  });
  return signedCookie('sid', sid, services.sessionSecret);
}
