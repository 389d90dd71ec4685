import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { OrganizationRule, PlannedTeam } from '#shared/contract/organization.ts';
import { teamAccounts } from './accounts.ts';
import { instant } from './columns.ts';
import { users } from './identity.ts';

/** An arrangement of an account's people that isn't applied yet. */
export const organizationDrafts = pgTable('organization_drafts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => teamAccounts.id, { onDelete: 'cascade' }),
  teams: jsonb('teams').$type<PlannedTeam[]>().notNull(),
  /** Ids of people who are taken out of their team. */
  unassigned: jsonb('unassigned').$type<string[]>().notNull().default([]),
  rules: jsonb('rules').$type<OrganizationRule[]>().notNull(),
  savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: instant('updated_at').notNull(),
});
