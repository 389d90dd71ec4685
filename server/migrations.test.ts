import { readMigrationFiles } from 'drizzle-orm/migrator';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#server/testing/database.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';
import { type Database, openDatabase } from './platform/db/client.ts';

/*
 * While an update is rolled out, servers of the release before use the new schema. So a migration may
 * add what they don't know, but take nothing that they read, and demand nothing that they don't write.
 */

/** What migrations from before the first release take or demand, by number; no server needs it. */
const BEFORE_FIRST_RELEASE: Readonly<Record<number, readonly string[]>> = {
  2: ['drops coach_messages.corrected'],
  12: [
    'demands penta_analyses.covered_count',
    'demands penta_analyses.holder_counts',
    'demands penta_analyses.most_needed_functions',
  ],
  15: ['demands penta_analyses.possible_counts'],
  17: [
    'drops knowledge_leases.expires_at',
    'drops knowledge_leases.holder',
    'drops knowledge_leases.model',
  ],
};

interface Column {
  readonly name: string;
  readonly type: string;
  /** Whether a row may be written without it. */
  readonly isOptional: boolean;
}

const COLUMNS = `
  select table_name || '.' || column_name as name, udt_name as type,
    is_nullable = 'YES' or column_default is not null or is_identity = 'YES'
      or is_generated = 'ALWAYS' as "isOptional"
  from information_schema.columns where table_schema = 'public'`;

type Columns = ReadonlyMap<string, Column>;

/** What a server that knows the older columns can't do with the newer ones. */
function brokenBy(older: Columns, newer: Columns): string[] {
  const tables = new Set([...older.keys()].map((name) => name.split('.')[0]));
  const lost = [...older.values()].flatMap(({ name, type }) => {
    const now = newer.get(name);
    if (!now) return [`drops ${name}`];
    return now.type === type ? [] : [`makes ${name} ${now.type}`];
  });
  const demanded = [...newer.values()].filter(
    ({ name, isOptional }) =>
      !isOptional && tables.has(name.split('.')[0]) && (older.get(name)?.isOptional ?? true),
  );
  return [...lost, ...demanded.map(({ name }) => `demands ${name}`)].sort();
}

let target: TestDatabase;
let database: Database;
beforeAll(async () => {
  target = await createEmptyDatabase();
  database = await openDatabase(target.config, pino({ level: 'silent' }), (error) => {
    throw error;
  });
});
afterAll(async () => {
  await database.close();
  await target[Symbol.asyncDispose]();
});

async function columnsNow(): Promise<Columns> {
  const { rows } = await database.pool.query<Column>(COLUMNS);
  return new Map(rows.map((column) => [column.name, column]));
}

test('D4 each migration leaves what servers of the release before read, and demands nothing new of them', async () => {
  const broken: Record<number, string[]> = {};
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  for (const [number, { sql }] of migrations.entries()) {
    const older = await columnsNow();
    for (const statement of sql) await database.pool.query(statement);
    const problems = brokenBy(older, await columnsNow());
    if (problems.length > 0) broken[number] = problems;
  }
  expect(broken).toEqual(BEFORE_FIRST_RELEASE);
});
