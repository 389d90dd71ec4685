import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { CLOCKS } from '#shared/domain/clock.ts';
import { GLOBAL_ROLES } from '#shared/domain/roles.ts';
import { teamAccounts, teams } from './accounts.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Issuer and subject identify a person; an email address never does. */
    issuer: varchar('issuer', { length: 255 }).notNull(),
    subject: varchar('subject', { length: 255 }).notNull(),
    email: varchar('email', { length: 320 }),
    /** Whether the issuer had verified the address at the last sign-in. */
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: varchar('first_name', { length: 255 }),
    lastName: varchar('last_name', { length: 255 }),
    profileImageUrl: text('profile_image_url'),
    globalRole: varchar('global_role', { length: 20, enum: GLOBAL_ROLES })
      .notNull()
      .default('regular_user'),
    /**
     * The role to fall back to, while the master admin role comes only from MASTER_ADMIN_EMAILS;
     * null for a manually granted role. Granting a role manually sets this to null.
     */
    roleBeforeMaster: varchar('role_before_master', { length: 20, enum: GLOBAL_ROLES }),
    activeAccountId: uuid('active_account_id').references(() => teamAccounts.id, {
      onDelete: 'set null',
    }),
    activeTeamId: uuid('active_team_id').references(() => teams.id, {
      onDelete: 'set null',
    }),
    /** The person's clock format; null for their locale's default. */
    clock: varchar('clock', { length: 3, enum: CLOCKS }),
    /** Whether to send an e-mail about a sign-in with a browser that isn't in `known_browsers`. */
    signInLetters: boolean('sign_in_letters').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** The terms the person last accepted, by signing in, and when. */
    termsVersion: varchar('terms_version', { length: 20 }),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** When everything of the person is deleted, unless they undo it before; null for almost everybody. */
    deletionDueAt: instant('deletion_due_at'),
    /** SHA-256 of the undo link's token, hexadecimal. */
    deletionTokenHash: varchar('deletion_token_hash', { length: 64 }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_issuer_subject').on(table.issuer, table.subject),
    index('users_email').on(sql`lower(${table.email})`),
    // Byte order lets the index serve prefix searches.
    index('users_email_beginning').on(sql`lower(${table.email}) collate "C"`, table.id),
    index('users_first_name_beginning').on(sql`lower(${table.firstName}) collate "C"`),
    index('users_last_name_beginning').on(sql`lower(${table.lastName}) collate "C"`),
    index('users_admins')
      .on(table.globalRole, table.id)
      .where(sql`${table.globalRole} <> 'regular_user'`),
    index('users_active_account').on(table.activeAccountId),
    index('users_active_team').on(table.activeTeamId),
    uniqueIndex('users_deletion_token').on(table.deletionTokenHash),
    index('users_deletion_due')
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} is not null`),
    index('users_search').using(
      'gin',
      sql`lower(coalesce(${table.email}, '') || ' ' || coalesce(${table.firstName}, '') || ' ' || coalesce(${table.lastName}, '')) gin_trgm_ops`,
    ),
    check(
      'users_role',
      sql`${table.globalRole} in ('master_admin', 'account_admin', 'regular_user')`,
    ),
    check('users_clock', sql`${table.clock} in ('12h', '24h')`),
  ],
);

/**
 * One row for each sign-in. Every authenticated request reads it, so revoking it ends the sign-in
 * immediately, whatever the session row says.
 */
export const logins = pgTable(
  'logins',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: varchar('revoked_reason', { length: 50 }),
  },
  (table) => [index('logins_user').on(table.userId), index('logins_expires').on(table.expiresAt)],
);

/** Browsers that people signed in with since they asked to hear of new ones. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the browser's cookie, hexadecimal. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_browsers_used').on(table.lastUsedAt),
  ],
);

/** The table that connect-pg-simple uses. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar('sid').primaryKey(),
    sess: json('sess').notNull(),
    expire: timestamp('expire', { precision: 6 }).notNull(),
  },
  (table) => [index('sessions_expire').on(table.expire)],
);
