import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseConfig } from '../platform/config-database.ts';
import type { DatabaseTemplate } from './database-template.ts';
import { provided } from './provided.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly config: DatabaseConfig;
  readonly dataDir: string;
}

/** Where this project's databases are. */
export const databaseKind = provided('databaseTemplate').kind;

let count = 0;

async function newFolder(): Promise<[dataDir: string, remove: () => Promise<void>]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  return [dataDir, () => rm(dataDir, { recursive: true, force: true })];
}

type PostgresTemplate = Extract<DatabaseTemplate, { kind: 'postgres' }>;

async function newDatabase(
  { url: serverUrl, directUrl }: PostgresTemplate,
  from: string,
): Promise<TestDatabase> {
  const [dataDir, removeFolder] = await newFolder();
  count += 1;
  const name = `test_${process.pid}_${Date.now()}_${count}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: directUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  // Copying files costs half of what logging each page does.
  await admin(`create database ${name} template ${from} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    config: {
      kind: 'postgres',
      url: url.href,
      poolMax: 10,
      namedStatements: directUrl === serverUrl,
    },
    dataDir,
    async [Symbol.asyncDispose]() {
      await admin(`drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function copyOf(directory: string): Promise<TestDatabase> {
  const [dataDir, removeFolder] = await newFolder();
  await cp(directory, dataDir, { recursive: true });
  return {
    config: { kind: 'embedded', directory: dataDir },
    dataDir,
    [Symbol.asyncDispose]: removeFolder,
  };
}

/** A separate database, migrated and empty, on the server that the run uses. */
export function createTestDatabase(): Promise<TestDatabase> {
  const template = provided('databaseTemplate');
  return template.kind === 'postgres'
    ? newDatabase(template, template.name)
    : copyOf(template.directory);
}

/** A separate database without any table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  const template = provided('databaseTemplate');
  return template.kind === 'postgres'
    ? newDatabase(template, 'template0')
    : copyOf(template.emptyDirectory);
}
