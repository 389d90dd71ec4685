import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { teamAccounts } from './accounts.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { users } from './identity.ts';

/**
 * Questions asked of the coach in one UTC day: one counter for each person, and one for each
 * account that people asked in. Each limit is enforced on its own row, so no row belongs to both.
 */
export const aiUsage = pgTable(
  'ai_usage',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => teamAccounts.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD */
    day: varchar('day', { length: 10 }).notNull(),
    requests: integer('requests').notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('ai_usage_user_day').on(table.userId, table.day),
    uniqueIndex('ai_usage_account_day').on(table.accountId, table.day),
    check('ai_usage_one_owner', sql`num_nonnulls(${table.userId}, ${table.accountId}) = 1`),
    check('ai_usage_day', sql`${table.day} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check(
      'ai_usage_counts',
      sql`${table.requests} >= 0 and ${table.inputTokens} >= 0 and ${table.outputTokens} >= 0`,
    ),
  ],
);
