import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { createEmptyDatabase, databaseKind } from '#server/testing/database.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { sqlStateOf } from './sql-state.ts';

const OPERATIONS = fileURLToPath(new URL('../../../docs/OPERATIONS.md', import.meta.url));
const NOT_ALLOWED = '42501';

/** The statements that `docs/OPERATIONS.md` tells the owner of a database to run. */
function documentedGrants(role: string): string {
  const text = readFileSync(OPERATIONS, 'utf8');
  const [, grants = ''] = /\*\*Roles\.\*\*.*?```sql\n(.*?)```/s.exec(text) ?? [];
  expect(grants).toContain('TO app');
  return grants.replaceAll('TO app', `TO ${role}`);
}

test.skipIf(databaseKind === 'embedded')(
  'the documented grants let the app work, and neither empty the audit log nor change the schema (needs PostgreSQL)',
  async () => {
    await using target = await createEmptyDatabase();
    const open = () => openDatabase(target.config, pino({ level: 'silent' }), () => undefined);
    const { db, pool, close } = await open();
    const role = `app_${process.pid}_${Date.now()}`;
    await pool.query(`create role ${role}`);
    try {
      await pool.query(documentedGrants(role));
      await migrateDatabase(
        { kind: 'postgres', db, pool, close },
        target.config,
        MIGRATIONS_FOLDER,
      );
      const asApp = (statement: string) =>
        db
          .transaction(async (tx) => {
            await tx.execute(`set local role ${role}`);
            await tx.execute(statement);
          })
          .then(
            () => 'done',
            (error: unknown) => sqlStateOf(error),
          );
      const note = `insert into audit_log (created_at, actor_kind, action, object_type, object_id)
        values (now(), 'system', 'team.deleted', 'team', 'x')`;
      expect(await asApp(note)).toBe('done');
      expect(await asApp("insert into users (issuer, subject) values ('i', 's')")).toBe('done');
      expect(await asApp('select 1 from drizzle.__drizzle_migrations')).toBe('done');
      expect(await asApp('delete from users')).toBe('done');
      expect(await asApp('truncate audit_log')).toBe(NOT_ALLOWED);
      expect(await asApp('delete from audit_log')).toBe('23001');
      expect(await asApp('drop table users')).toBe(NOT_ALLOWED);
      expect(await asApp('insert into drizzle.__drizzle_migrations values (default)')).toBe(
        NOT_ALLOWED,
      );
    } finally {
      await pool.query(`drop owned by ${role}; drop role ${role}`);
      await close();
    }
  },
);
