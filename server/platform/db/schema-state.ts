import type pg from 'pg';
import type { DatabaseConfig } from '../config-database.ts';

/** What a database says about the migrations that made it. */
export interface SchemaRecord {
  /** When each applied migration was generated, in milliseconds; how Drizzle tells them apart. */
  readonly applied: readonly number[];
  /** Tables in the schema `public`, extensions' own apart. */
  readonly tableCount: number;
}

/** `current` may be migrated: it is empty, or some or all of our migrations made it. */
export type SchemaState = 'current' | 'prerelease' | 'newer' | 'incomplete' | 'foreign';

/** First migrations of the histories that were squashed into one before the first release. */
const PRERELEASE: readonly number[] = [1_795_248_051_900, 1_795_251_152_265, 1_795_329_552_109];

/** @param known when each migration of this version was generated, oldest first */
export function schemaState(
  { applied, tableCount }: SchemaRecord,
  known: readonly number[],
): SchemaState {
  const [first] = applied;
  // A first start that was interrupted leaves Drizzle's own table, empty.
  if (first === undefined) return tableCount === 0 ? 'current' : 'foreign';
  if (PRERELEASE.includes(first)) return 'prerelease';
  if (first !== known[0]) return 'foreign';
  if (!applied.every((time, place) => time === known[place])) return 'newer';
  return tableCount === 0 ? 'incomplete' : 'current';
}

/** Reads the record that `schemaState` judges; changes nothing. */
export async function readSchemaRecord(client: pg.ClientBase | pg.Pool): Promise<SchemaRecord> {
  const { rows: found } = await client.query<{ journal: string | null; tables: number }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as journal, count(*)::int as tables
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  const { journal = null, tables = 0 } = found[0] ?? {};
  if (journal === null) return { applied: [], tableCount: tables };
  const { rows } = await client.query<{ at: string }>(
    `select created_at as at from ${journal} order by created_at`,
  );
  return { applied: rows.map(({ at }) => Number(at)), tableCount: tables };
}

type Unusable = Exclude<SchemaState, 'current'> | 'old server';

const OLDEST_SERVER = 150_000;

/** The server's version as a number, such as 150018 for 15.18. */
export async function readServerVersion(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  return Number(rows[0]?.version);
}

/** @throws UnusableDatabase before PostgreSQL 15 */
export function refuseOldServer(version: number, config: DatabaseConfig): void {
  if (version < OLDEST_SERVER) throw new UnusableDatabase('old server', config);
}

/** The database can't be used, or must not be touched; the message says what to do. */
export class UnusableDatabase extends Error {
  constructor(state: Unusable, config: DatabaseConfig) {
    super(messageOf(state, config));
    this.name = 'UnusableDatabase';
  }
}

function messageOf(state: Unusable, config: DatabaseConfig): string {
  const isFolder = config.kind === 'embedded';
  const place = isFolder
    ? `The data directory ${config.directory}`
    : `The database ${nameOf(config.url)}`;
  const another = isFolder
    ? 'set DATA_DIR to another folder'
    : 'set DATABASE_URL to an empty database';
  const fresh = isFolder ? `delete it to start fresh, or ${another}` : another;
  return {
    prerelease: `${place} was created before the first release and can't be upgraded: ${fresh}.`,
    newer: `${place} was last used by a newer or different version of this app: run that version, or ${another}.`,
    incomplete: `${place} has lost its tables: restore them from a backup, or ${another}.`,
    'old server': `${place} runs on a PostgreSQL older than 15: upgrade the server, or ${another}.`,
    foreign: `${place} contains tables that this app didn't create: ${another}.`,
  }[state];
}

/** Host and name only: the URL holds a password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} on ${host}`;
}
