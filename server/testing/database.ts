import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseConfig } from '../config.ts';

export interface TestDatabase {
  readonly config: DatabaseConfig;
  readonly dataDir: string;
  dispose(): Promise<void>;
}

let count = 0;

/** A database of its own, migrated and empty, on whichever server the run uses. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (template.kind === 'embedded') {
    await cp(template.directory, dataDir, { recursive: true });
    return { config: { kind: 'embedded', directory: dataDir }, dataDir, dispose: removeFolder };
  }
  count += 1;
  const name = `test_${process.pid}_${Date.now()}_${count}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: template.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name} template ${template.name}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  return {
    config: { kind: 'postgres', url: url.href },
    dataDir,
    async dispose() {
      await admin(`drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}
