import { and, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '#shared/domain/clock.ts';
import type { GlobalRole } from '#shared/domain/roles.ts';
import { TERMS_VERSION } from '#shared/domain/terms.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { logins, sessions, users } from '../../platform/db/schema/identity.ts';
import { accountMemberships, teamMemberships } from '../../platform/db/schema/memberships.ts';
import type { VerifiedClaims } from '../../providers/identity/port.ts';
import type { RoleState } from './policy.ts';

export interface SignedInUser {
  readonly id: string;
  readonly email: string | null;
  readonly signInLetters: boolean;
  readonly globalRole: GlobalRole;
  readonly roleBeforeMaster: GlobalRole | null;
  readonly isActive: boolean;
}

/**
 * Creates the person, or updates them from the issuer's claims. Signing in accepts the terms, as
 * the page says beside the button: stores their version and the first time.
 */
export async function saveUser(db: Db, claims: VerifiedClaims, now: Date): Promise<SignedInUser> {
  const profile = {
    email: claims.email,
    emailVerified: claims.emailVerified,
    firstName: claims.firstName,
    lastName: claims.lastName,
    profileImageUrl: claims.pictureUrl,
    termsVersion: TERMS_VERSION,
  };
  const [user] = await db
    .insert(users)
    .values({ issuer: claims.issuer, subject: claims.subject, ...profile, termsAcceptedAt: now })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: {
        ...profile,
        termsAcceptedAt: sql`case when ${users.termsVersion} = ${TERMS_VERSION}
          then ${users.termsAcceptedAt} else ${now.toISOString()}::timestamptz end`,
        updatedAt: now,
      },
    })
    .returning({
      id: users.id,
      email: users.email,
      signInLetters: users.signInLetters,
      globalRole: users.globalRole,
      roleBeforeMaster: users.roleBeforeMaster,
      isActive: users.isActive,
    });
  if (!user) throw new Error('An upsert returned no row');
  return user;
}

/** @returns false when the role was changed by somebody else in the meantime. */
export async function updateRole(
  tx: Db,
  userId: string,
  from: GlobalRole,
  to: RoleState,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set(to)
    .where(and(eq(users.id, userId), eq(users.globalRole, from)))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function insertLogin(
  db: Db,
  userId: string,
  now: Date,
  expiresAt: Date,
): Promise<string> {
  const [login] = await db
    .insert(logins)
    .values({ userId, createdAt: now, lastSeenAt: now, expiresAt })
    .returning({ id: logins.id });
  if (!login) throw new Error('An insert returned no row');
  return login.id;
}

export interface LoginRow {
  readonly actor: UserActor;
  readonly roleBeforeMaster: GlobalRole | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

interface OwnAccount {
  readonly id: string;
  readonly name: string;
  readonly role: GlobalRole;
  readonly isActive: boolean;
}

/**
 * Accounts of which the person is a member or sees at least one team; inactive ones for admins
 * only.
 */
const ownAccounts = sql<OwnAccount[]>`coalesce((
  select json_agg(json_build_object(
    'id', a.id, 'name', a.name, 'role', coalesce(m.role, 'regular_user'), 'isActive', a.is_active
  ) order by lower(a.name), a.id)
  from (
    select account_id from ${accountMemberships} where user_id = ${users.id} and is_active
    union
    select t.account_id from ${teamMemberships} tm join ${teams} t on t.id = tm.team_id
    where tm.user_id = ${users.id} and tm.is_active and t.is_active
  ) own
    join ${teamAccounts} a on a.id = own.account_id
    left join ${accountMemberships} m
      on m.account_id = a.id and m.user_id = ${users.id} and m.is_active
  where a.is_active or m.role = 'account_admin'
), '[]'::json)`;

const LOGIN_COLUMNS = {
  loginId: logins.id,
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  globalRole: users.globalRole,
  roleBeforeMaster: users.roleBeforeMaster,
  clock: users.clock,
  signInLetters: users.signInLetters,
  deletionDueAt: users.deletionDueAt,
  accounts: ownAccounts,
  chosen: {
    accountId: users.activeAccountId,
    teamId: users.activeTeamId,
    teamAccountId: teams.accountId,
  },
  createdAt: logins.createdAt,
  lastSeenAt: logins.lastSeenAt,
};

/** Neither revoked nor expired, of somebody who isn't disabled. */
const isCurrent = and(
  isNull(logins.revokedAt),
  gt(logins.expiresAt, sql.placeholder('now')),
  eq(users.isActive, true),
);

const loginById = preparedQuery('login_by_id', (db, name) =>
  db
    .select(LOGIN_COLUMNS)
    .from(logins)
    .innerJoin(users, eq(users.id, logins.userId))
    .leftJoin(teams, eq(teams.id, users.activeTeamId))
    .where(and(eq(logins.id, sql.placeholder('loginId')), isCurrent))
    .prepare(name),
);

type LoginColumns = Awaited<ReturnType<ReturnType<typeof loginById>['execute']>>[number];

function loginOf(row: LoginColumns): LoginRow {
  const { createdAt, lastSeenAt, roleBeforeMaster, ...person } = row;
  const activeAccounts = person.accounts.flatMap(({ id, name, role, isActive }) =>
    isActive ? [{ id, name, role }] : [],
  );
  return {
    actor: { kind: 'user', ...person, activeAccounts },
    roleBeforeMaster,
    createdAt,
    lastSeenAt,
  };
}

/** The sign-in with its person, in one query; null when it has ended or the person is disabled. */
export async function findLogin(db: Db, loginId: string, now: Date): Promise<LoginRow | null> {
  const [row] = await loginById(db).execute({ loginId, now: now.toISOString() });
  return row ? loginOf(row) : null;
}

/** The session's `passport.user` is its login's id; a session that only begins a sign-in has none. */
const loginBySession = preparedQuery('login_by_session', (db, name) =>
  db
    .select(LOGIN_COLUMNS)
    .from(sessions)
    .innerJoin(logins, eq(logins.id, sql`(${sessions.sess} -> 'passport' ->> 'user')::uuid`))
    .innerJoin(users, eq(users.id, logins.userId))
    .leftJoin(teams, eq(teams.id, users.activeTeamId))
    .where(
      and(
        eq(sessions.sid, sql.placeholder('sid')),
        // The session store writes the column in these words, in the connection's own time zone.
        sql`${sessions.expire} >= to_timestamp(${sql.placeholder('storeSeconds')})`,
        isCurrent,
      ),
    )
    .prepare(name),
);

/**
 * The sign-in that a session names, with its person, in one query; null when the session or the
 * sign-in has ended, or the person is disabled.
 * @param storeSeconds the session store's time, in seconds since 1970
 */
export async function findLoginOfSession(
  db: Db,
  sid: string,
  now: Date,
  storeSeconds: number,
): Promise<LoginRow | null> {
  const [row] = await loginBySession(db).execute({ sid, now: now.toISOString(), storeSeconds });
  return row ? loginOf(row) : null;
}

export async function markSeen(db: Db, loginId: string, now: Date): Promise<void> {
  await db
    .update(logins)
    .set({ lastSeenAt: now })
    .where(and(eq(logins.id, loginId), lt(logins.lastSeenAt, now)));
}

/** Changes what is given; there has to be something. */
export async function updatePreferences(
  db: Db,
  userId: string,
  changed: { readonly clock?: Clock | null; readonly signInLetters?: boolean },
): Promise<void> {
  await db.update(users).set(changed).where(eq(users.id, userId));
}

/** Why a sign-in ended before its expiry. */
export type RevokeReason = 'signed_out' | 'signed_out_everywhere' | 'disabled' | 'erased';

export async function revokeLogin(
  db: Db,
  loginId: string,
  now: Date,
  reason: RevokeReason,
): Promise<void> {
  await db
    .update(logins)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(logins.id, loginId), isNull(logins.revokedAt)));
}

/** @returns how many sign-ins it ended. */
export async function revokeAllLogins(
  tx: Db,
  userId: string,
  now: Date,
  reason: RevokeReason,
): Promise<number> {
  const ended = await tx
    .update(logins)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(logins.userId, userId), isNull(logins.revokedAt), gt(logins.expiresAt, now)))
    .returning({ id: logins.id });
  return ended.length;
}

/** Deletes sign-ins past their expiry, including those that were ended earlier. */
export async function deleteExpiredLogins(db: Db, now: Date, limit: number): Promise<number> {
  const expired = db
    .select({ id: logins.id })
    .from(logins)
    .where(lte(logins.expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(logins)
    .where(inArray(logins.id, expired))
    .returning({ id: logins.id });
  return gone.length;
}

export async function deleteExpiredSessions(db: Db, now: Date, limit: number): Promise<number> {
  const expired = db
    .select({ sid: sessions.sid })
    .from(sessions)
    // The session store writes this column with `to_timestamp`, in the connection's time zone.
    .where(sql`${sessions.expire} < to_timestamp(${now.getTime() / 1000})`)
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(sessions)
    .where(inArray(sessions.sid, expired))
    .returning({ sid: sessions.sid });
  return gone.length;
}
