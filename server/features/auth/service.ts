import type { GlobalRole } from '#shared/domain/roles.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Config } from '../../platform/config.ts';
import type { UserActor } from '../../platform/context.ts';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashOf } from '../../platform/secret-tokens.ts';
import type { VerifiedClaims } from '../../providers/identity/port.ts';
import { enqueueLetter } from '../mail/service.ts';
import { browserName } from './browser-name.ts';
import { deleteUnusedBrowsers, saveBrowser } from './browser-store.ts';
import { newBrowserLetter } from './letters.ts';
import { configuredRole, type RoleState } from './policy.ts';
import {
  deleteExpiredLogins,
  deleteExpiredSessions,
  findLogin,
  findLoginOfSession,
  insertLogin,
  type LoginRow,
  markSeen,
  type RevokeReason,
  revokeAllLogins,
  revokeLogin,
  type SignedInUser,
  saveUser,
  updateRole,
} from './store.ts';

/** Dependencies of the functions below; there is no actor before somebody is signed in. */
export interface SignInCtx {
  readonly db: Db;
  readonly now: Date;
  readonly masterAdminEmails: readonly string[];
  readonly lifetimes: Config['session'];
  /** null outside a request. */
  readonly requestId: string | null;
}

const SEEN_EVERY_MS = 60_000;
/** How long a browser counts as known after a sign-in; browsers keep no cookie for longer. */
export const BROWSER_KNOWN_MS = 400 * 24 * 60 * 60_000;

function lifetimesOf(lifetimes: Config['session'], role: GlobalRole) {
  return role === 'master_admin'
    ? { idleMs: lifetimes.masterIdleMs, absoluteMs: lifetimes.masterAbsoluteMs }
    : { idleMs: lifetimes.idleMs, absoluteMs: lifetimes.absoluteMs };
}

function isNamed(ctx: SignInCtx, email: string | null): boolean {
  return email !== null && ctx.masterAdminEmails.includes(email);
}

/** Applies the configuration to a person's role. @returns the current role. */
async function applyConfiguredRole(
  tx: Db,
  ctx: SignInCtx,
  person: RoleState & { readonly id: string },
  isMasterByConfig: boolean,
): Promise<GlobalRole> {
  const to = configuredRole(person, isMasterByConfig);
  if (!to) return person.globalRole;
  // A concurrent request was faster, and has audited it.
  if (!(await updateRole(tx, person.id, person.globalRole, to))) return to.globalRole;
  await audit(
    tx,
    { actor: { kind: 'system' }, clock: () => ctx.now, requestId: ctx.requestId },
    {
      action: 'user.role_changed',
      objectType: 'user',
      objectId: person.id,
      before: { globalRole: person.globalRole },
      after: { globalRole: to.globalRole, by: 'configuration' },
    },
  );
  return to.globalRole;
}

async function openLogin(
  tx: Db,
  ctx: SignInCtx,
  user: SignedInUser,
  globalRole: GlobalRole,
): Promise<string> {
  const { absoluteMs } = lifetimesOf(ctx.lifetimes, globalRole);
  const expiresAt = new Date(ctx.now.getTime() + absoluteMs);
  const loginId = await insertLogin(tx, user.id, ctx.now, expiresAt);
  await audit(
    tx,
    { actor: { kind: 'user', id: user.id }, clock: () => ctx.now, requestId: ctx.requestId },
    { action: 'auth.signed_in', objectType: 'login', objectId: loginId, after: { globalRole } },
  );
  return loginId;
}

/** What somebody signs in with. */
export interface Browser {
  /** A secret that only this browser has. */
  readonly token: string;
  readonly userAgent: string;
  /** Where the person sees their sign-ins. */
  readonly loginsUrl: string;
}

/** Tells a person of a sign-in with a browser that is new to them. */
async function tellOfBrowser(
  tx: Db,
  { now }: SignInCtx,
  { id, email }: SignedInUser,
  { token, userAgent, loginsUrl }: Browser,
): Promise<void> {
  const isNew = await saveBrowser(tx, id, hashOf(token), now);
  if (!isNew || email === null) return;
  const letter = newBrowserLetter({ browser: browserName(userAgent), at: now, url: loginsUrl });
  await enqueueLetter(tx, { to: email, letter, now });
}

export interface NewLogin {
  readonly userId: string;
  readonly loginId: string;
  /** True when the browser's token is to be kept in it. */
  readonly isBrowserKnown: boolean;
}

/**
 * Creates a sign-in for a known or new person from verified claims.
 * @param browser null where no e-mail about a new one can be sent
 * @returns null when the person is disabled.
 */
export async function signIn(
  ctx: SignInCtx,
  claims: VerifiedClaims,
  browser: Browser | null = null,
): Promise<NewLogin | null> {
  return inTransaction(ctx.db, async (tx) => {
    const user = await saveUser(tx, claims, ctx.now);
    const isMasterByConfig = claims.emailVerified && isNamed(ctx, claims.email);
    const globalRole = await applyConfiguredRole(tx, ctx, user, isMasterByConfig);
    if (!user.isActive) return null;
    const isBrowserKnown = browser !== null && user.signInLetters;
    if (isBrowserKnown) await tellOfBrowser(tx, ctx, user, browser);
    const loginId = await openLogin(tx, ctx, user, globalRole);
    return { userId: user.id, loginId, isBrowserKnown };
  });
}

/** Revokes the role of a master admin whom the configuration no longer names. */
async function actorWithCurrentRole(ctx: SignInCtx, login: LoginRow): Promise<UserActor> {
  const { actor, roleBeforeMaster } = login;
  if (roleBeforeMaster === null || isNamed(ctx, actor.email)) return actor;
  const { id, globalRole } = actor;
  const role = await inTransaction(ctx.db, (tx) =>
    applyConfiguredRole(tx, ctx, { id, globalRole, roleBeforeMaster }, false),
  );
  return { ...actor, globalRole: role };
}

/** The current person behind a sign-in; null when it has ended for any reason. */
export async function authenticate(ctx: SignInCtx, loginId: string): Promise<UserActor | null> {
  const login = await findLogin(ctx.db, loginId, ctx.now);
  return login && admit(ctx, login);
}

/** The login that a stored session names, which `admit` decides about; null when either has ended. */
export async function readLogin(db: Db, sid: string, now: Date): Promise<LoginRow | null> {
  // Sessions expire by the real time that their store wrote down.
  return findLoginOfSession(db, sid, now, Math.ceil(Date.now() / 1000));
}

/** The person of a login that was just read, or null when its time is over. */
export async function admit(ctx: SignInCtx, login: LoginRow): Promise<UserActor | null> {
  const idleMs = ctx.now.getTime() - login.lastSeenAt.getTime();
  const limits = lifetimesOf(ctx.lifetimes, login.actor.globalRole);
  const ageMs = ctx.now.getTime() - login.createdAt.getTime();
  // The role may have been raised since sign-in: the shorter lifetime counts from the sign-in.
  if (idleMs > limits.idleMs || ageMs > limits.absoluteMs) return null;
  if (idleMs >= SEEN_EVERY_MS) await markSeen(ctx.db, login.actor.loginId, ctx.now);
  return actorWithCurrentRole(ctx, login);
}

/** Ends a sign-in permanently: restoring its session row does not revive it. */
export async function signOut(ctx: SignInCtx, loginId: string): Promise<void> {
  await revokeLogin(ctx.db, loginId, ctx.now, 'signed_out');
}

/**
 * Ends all of a person's sign-ins permanently, in the transaction that disables or erases them:
 * enabling the person again revives none. The caller authorizes and audits.
 * @returns how many ended.
 */
export async function revokeLogins(
  tx: Db,
  userId: string,
  reason: RevokeReason,
  now: Date,
): Promise<number> {
  return revokeAllLogins(tx, userId, now, reason);
}

/** Deletes expired sessions and sign-ins, and browsers that were not used for long. @returns how many. */
export async function pruneSignIns(db: Db, now: Date): Promise<number> {
  const sessions = await inBatches((limit) => deleteExpiredSessions(db, now, limit));
  const unusedSince = new Date(now.getTime() - BROWSER_KNOWN_MS);
  const browsers = await inBatches((limit) => deleteUnusedBrowsers(db, unusedSince, limit));
  return sessions + browsers + (await inBatches((limit) => deleteExpiredLogins(db, now, limit)));
}
