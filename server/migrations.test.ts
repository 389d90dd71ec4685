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

/** What servers of the release before can't do after each migration, by its number. */
async function breaking(migrations: readonly { readonly sql: readonly string[] }[]) {
  const broken: Record<number, string[]> = {};
  for (const [number, { sql }] of migrations.entries()) {
    const older = await columnsNow();
    for (const statement of sql) await database.pool.query(statement);
    const problems = brokenBy(older, await columnsNow());
    if (problems.length > 0) broken[number] = problems;
  }
  return broken;
}

test('D4 each migration leaves what servers of the release before read, and demands nothing new of them', async () => {
  expect(await breaking(readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }))).toEqual({});
});

test('a migration that takes, changes or demands a column is found; one that adds is not', async () => {
  const migrations = [
    'create table pens (id int primary key, color text, price int)',
    'alter table pens add column brand text; create table inks (id int not null)',
    'alter table pens drop column color',
    'alter table pens alter column price type bigint',
    'alter table pens alter column price set not null',
    'alter table pens add column nib int not null',
  ];
  expect(await breaking(migrations.map((sql) => ({ sql: [sql] })))).toEqual({
    2: ['drops pens.color'],
    3: ['makes pens.price int8'],
    4: ['demands pens.price'],
    5: ['demands pens.nib'],
  });
});
