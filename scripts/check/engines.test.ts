import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ENGINE_LIMITS } from './engine-limits.data.ts';
import { engineProblems, engineProblemsOf } from './engines.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every migration runs on the distributed engines, too', () => {
  expect(engineProblems(root)).toEqual([]);
});

/** One statement that breaks each limit, and alone. */
const BROKEN: Readonly<Record<string, string>> = {
  'statement-level trigger': 'create trigger a after insert on t execute function f()',
  'transition tables':
    'create trigger a after insert on t referencing new table as n for each row execute function f()',
  'TRUNCATE trigger':
    'create trigger a before delete or truncate on t for each row execute function f()',
  'CREATE OR REPLACE TRIGGER':
    'create or replace trigger a after insert on t for each row execute function f()',
  'replaced function': 'create or replace function f() returns trigger language plpgsql as $$ $$',
  'DROP TRIGGER … CASCADE': 'drop trigger a on t cascade',
  sequence: 'create sequence s',
  'serial column': 'create table t ("id" bigserial)',
  'session advisory lock': 'select pg_try_advisory_lock(1)',
  'LISTEN and NOTIFY': "select pg_notify('a', 'b')",
  'exclusion constraint': 'alter table t add constraint c exclude using hash (a with =)',
  'deferrable constraint': 'alter table t add constraint c unique (a) deferrable',
  'GiST index': 'create index i on t using gist (a)',
  'GIN index over several columns': 'create index i on t using gin (lower("a") gin_trgm_ops, "b")',
  'table inheritance': 'create table t (a int) inherits (u)',
  'LOCK TABLE': 'lock table t in exclusive mode',
  'change between logged and unlogged': 'alter table "t" set unlogged',
  XML: 'create table t ("a" xml)',
  'column type of an existing column': 'alter table t alter column "a" set data type bigint',
  extension: 'create extension if not exists hstore',
};

test.each(ENGINE_LIMITS.map(({ name }) => [name]))('finds: %s', (name) => {
  const statement = BROKEN[name] ?? '';
  for (const text of [statement, statement.toUpperCase()]) {
    const problems = engineProblemsOf(`select 1;--> statement-breakpoint\n-- why\n${text};`);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} \\(`))]);
  }
});

test.each([
  ['create trigger a after insert or update on t for each row when (new.b) execute function f()'],
  ['create unlogged table t ("id" uuid primary key)'],
  ['create table t ("id" bigint primary key generated always as identity)'],
  ['create index i on t using gin (lower("a" || \' \' || "b") gin_trgm_ops)'],
  ['create extension if not exists pg_trgm'],
  ['-- lock table, nextval(\nselect pg_advisory_xact_lock(1)'],
])('has nothing against: %s', (statement) => {
  expect(engineProblemsOf(statement)).toEqual([]);
});
