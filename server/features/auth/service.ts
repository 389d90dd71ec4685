import type { GlobalRole } from '#shared/domain/roles.ts';
import type { Config } from '../../config.ts';
import type { UserActor } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { VerifiedClaims } from '../../providers/identity/port.ts';
import { findLogin, insertLogin, markSeen, revokeLogin, upsertUser } from './store.ts';

/** What the verbs below need; there is no actor before somebody is signed in. */
export interface SignInCtx {
  readonly db: Db;
  readonly now: Date;
  readonly masterAdminEmails: readonly string[];
  readonly lifetimes: Config['session'];
}

const SEEN_EVERY_MS = 60_000;

function lifetimesOf(lifetimes: Config['session'], role: GlobalRole) {
  return role === 'master_admin'
    ? { idleMs: lifetimes.masterIdleMs, absoluteMs: lifetimes.masterAbsoluteMs }
    : { idleMs: lifetimes.idleMs, absoluteMs: lifetimes.absoluteMs };
}

/**
 * Turns verified claims into a sign-in of a known or new person.
 * @returns null when the person has been disabled here.
 */
export async function signIn(
  ctx: SignInCtx,
  claims: VerifiedClaims,
): Promise<{ userId: string; loginId: string } | null> {
  const isMasterAdmin =
    claims.emailVerified && claims.email !== null && ctx.masterAdminEmails.includes(claims.email);
  return ctx.db.transaction(async (tx) => {
    const user = await upsertUser(tx, claims, isMasterAdmin, ctx.now);
    if (!user.isActive) return null;
    const { absoluteMs } = lifetimesOf(ctx.lifetimes, user.globalRole);
    const expiresAt = new Date(ctx.now.getTime() + absoluteMs);
    return { userId: user.id, loginId: await insertLogin(tx, user.id, ctx.now, expiresAt) };
  });
}

/** The person behind a sign-in as of now, or null when it has ended in any way. */
export async function authenticate(ctx: SignInCtx, loginId: string): Promise<UserActor | null> {
  const login = await findLogin(ctx.db, loginId, ctx.now);
  if (!login) return null;
  const idleMs = ctx.now.getTime() - login.lastSeenAt.getTime();
  const limits = lifetimesOf(ctx.lifetimes, login.actor.globalRole);
  const ageMs = ctx.now.getTime() - login.createdAt.getTime();
  // The role may have risen since the sign-in: the shorter lifetime counts from its beginning.
  if (idleMs > limits.idleMs || ageMs > limits.absoluteMs) return null;
  if (idleMs >= SEEN_EVERY_MS) await markSeen(ctx.db, loginId, ctx.now);
  return login.actor;
}

/** Ends a sign-in for good: a session row that comes back later is worthless. */
export async function signOut(ctx: SignInCtx, loginId: string): Promise<void> {
  await revokeLogin(ctx.db, loginId, ctx.now, 'signed_out');
}
