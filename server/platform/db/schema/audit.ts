import { bigint, index, jsonb, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_OBJECTS } from '#shared/domain/audit.ts';
import { instant, newest } from './columns.ts';

type Facts = Readonly<Record<string, unknown>>;

/**
 * The audit log. A trigger of the migration refuses every change of a row, and no row references
 * another table: history remains when people and accounts are deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Insertion order, which also orders entries of the same instant. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull(),
    actorKind: varchar('actor_kind', { length: 20, enum: AUDIT_ACTORS }).notNull(),
    actorId: uuid('actor_id'),
    action: varchar('action', { length: 60, enum: AUDIT_ACTIONS }).notNull(),
    objectType: varchar('object_type', { length: 30, enum: AUDIT_OBJECTS }).notNull(),
    objectId: varchar('object_id', { length: 200 }).notNull(),
    accountId: uuid('account_id'),
    /** Never birth data; addresses only where the entry would be meaningless without them. */
    before: jsonb('before').$type<Facts>(),
    after: jsonb('after').$type<Facts>(),
    requestId: varchar('request_id', { length: 64 }),
  },
  (table) => {
    // A new expression for each index: drizzle mutates a column's order.
    const order = () => [newest(table.createdAt), newest(table.id)] as const;
    return [
      index('audit_log_newest').on(...order()),
      index('audit_log_action').on(table.action, ...order()),
      index('audit_log_actor').on(table.actorId, ...order()),
      index('audit_log_object').on(table.objectType, table.objectId, ...order()),
      // For looking up a bare id copied from somewhere else.
      index('audit_log_object_id').on(table.objectId, ...order()),
      index('audit_log_account').on(table.accountId, ...order()),
    ];
  },
);
