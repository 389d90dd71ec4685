import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS_FOLDER } from '../migrations.ts';
import type { DatabaseConfig } from '../platform/config-database.ts';
import { openDatabase } from '../platform/db/client.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { testDatabaseDirectUrl, testDatabaseUrl } from './environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** A migrated, empty database that each test file starts from. */
export type DatabaseTemplate =
  | {
      readonly kind: 'embedded';
      readonly directory: string;
      /** A cluster without tables: creating one takes ten times as long as copying its files. */
      readonly emptyDirectory: string;
    }
  | {
      readonly kind: 'postgres';
      /** Of the server or a pooler. */
      readonly url: string;
      /** Creates and drops databases: a pooler's idle connections would be in the way. */
      readonly directUrl: string;
      readonly name: string;
    };

const failOnLoss = (error: Error) => {
  throw error;
};

const open = (config: DatabaseConfig) =>
  openDatabase(config, pino({ level: 'silent' }), failOnLoss);

async function migrate(config: DatabaseConfig): Promise<void> {
  const database = await open(config);
  await migrateDatabase(database, config, MIGRATIONS_FOLDER);
  await database.close();
}

export async function embeddedTemplate(): Promise<[DatabaseTemplate, () => Promise<void>]> {
  const folder = await mkdtemp(join(tmpdir(), 'template-'));
  const [emptyDirectory, directory] = [join(folder, 'empty'), join(folder, 'migrated')];
  await (await open({ kind: 'embedded', directory: emptyDirectory })).close();
  await cp(emptyDirectory, directory, { recursive: true });
  await migrate({ kind: 'embedded', directory });
  return [
    { kind: 'embedded', directory, emptyDirectory },
    () => rm(folder, { recursive: true, force: true }),
  ];
}

async function postgresTemplate(
  url: string,
  directUrl: string,
): Promise<[DatabaseTemplate, () => Promise<void>]> {
  const name = `template_${process.pid}_${Date.now()}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: directUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const target = new URL(directUrl);
  target.pathname = `/${name}`;
  await migrate({ kind: 'postgres', url: target.href, poolMax: 1, namedStatements: true });
  return [
    { kind: 'postgres', url, directUrl, name },
    () => run(`drop database if exists ${name} with (force)`),
  ];
}

/** The template of the run: on PostgreSQL where the environment names one, embedded elsewhere. */
export async function createTemplate(): Promise<[DatabaseTemplate, () => Promise<void>]> {
  const url = testDatabaseUrl();
  return url ? postgresTemplate(url, testDatabaseDirectUrl() ?? url) : embeddedTemplate();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [template, dispose] = await createTemplate();
  project.provide('databaseTemplate', template);
  return dispose;
}
