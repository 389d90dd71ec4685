import {
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { INVITATION_KINDS } from '#shared/contract/invitations.ts';
import { VISIBILITY_LEVELS, type VisibilityLevel } from '#shared/domain/visibility.ts';
import { teamAccounts, teams } from './accounts.ts';
import { teamMembers } from './analyses.ts';
import { id, instant, newest } from './columns.ts';
import { users } from './identity.ts';

/**
 * A link by which people enter a team themselves. Its token is shown once and stored nowhere; a
 * reminder has a token of its own, so that both work. A revoked invitation has no row.
 */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    reminderHash: varchar('reminder_hash', { length: 64 }),
    kind: varchar('kind', { length: 10, enum: INVITATION_KINDS }).notNull(),
    name: varchar('name', { length: 255 }),
    email: varchar('email', { length: 254 }),
    uses: smallint('uses').notNull().default(0),
    usesMax: smallint('uses_max').notNull(),
    declines: integer('declines').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    remindedAt: instant('reminded_at'),
    /** Set for an invitation of one person, which then ends. */
    declinedAt: instant('declined_at'),
  },
  (table) => [
    uniqueIndex('team_invitations_token').on(table.tokenHash),
    uniqueIndex('team_invitations_reminder').on(table.reminderHash),
    index('team_invitations_expiry').on(table.expiresAt),
    index('team_invitations_team').on(table.teamId, newest(table.createdAt)),
    index('team_invitations_account').on(table.accountId, newest(table.createdAt)),
  ],
);

export interface ConsentChange {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly level: VisibilityLevel;
  /** The team that the person agreed to move to then. */
  readonly teamId?: string;
}

/**
 * That a person agreed to be in a team, to what and when. It survives the person's data, without
 * their name and address.
 */
export const teamConsents = pgTable(
  'team_consents',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    /** null once the person has left the team. */
    memberId: uuid('member_id').references(() => teamMembers.id, { onDelete: 'set null' }),
    textVersion: varchar('text_version', { length: 20 }).notNull(),
    /** The level agreed to first; `changes` has the later ones. */
    level: varchar('level', { length: 20, enum: VISIBILITY_LEVELS }).notNull(),
    changes: jsonb('changes').$type<ConsentChange[]>().notNull().default([]),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** SHA-256 of the personal link's token, hexadecimal; null once it has ended. */
    tokenHash: varchar('token_hash', { length: 64 }),
    /** As `tokenHash`, of the newest link that was mailed later. */
    reminderHash: varchar('reminder_hash', { length: 64 }),
    remindedAt: instant('reminded_at'),
    email: varchar('email', { length: 254 }),
    /** Set when the person with that verified address said "not me". */
    disownedAt: instant('disowned_at'),
  },
  (table) => [
    uniqueIndex('team_consents_token').on(table.tokenHash),
    uniqueIndex('team_consents_reminder').on(table.reminderHash),
    index('team_consents_member').on(table.memberId),
    index('team_consents_team').on(table.teamId),
    index('team_consents_account').on(table.accountId),
    index('team_consents_email').on(table.email),
  ],
);

/**
 * That an admin wants somebody in another team who joined theirs by their own consent: nobody else
 * sees them before they agree. A person has one such question, the latest.
 */
export const teamMoves = pgTable(
  'team_moves',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => teamAccounts.id, { onDelete: 'cascade' }),
    /** Where they would move to. */
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    /** Set once the person said no; after a yes there is no row. */
    declinedAt: instant('declined_at'),
  },
  (table) => [
    index('team_moves_account').on(table.accountId),
    index('team_moves_team').on(table.teamId),
    index('team_moves_asked_by').on(table.askedBy),
  ],
);
