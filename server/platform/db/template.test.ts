import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { databaseKind } from '#server/testing/database.ts';
import { openDatabase } from './client.ts';
import { ensureTemplate, templateName } from './template.ts';

const log = pino({ level: 'silent' });
const failOnLoss = (error: Error) => {
  throw error;
};

test('a template is named differently for other migrations', async () => {
  const other = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(other, '0000_other.sql'), 'create table other ();');
  expect(await templateName(other)).not.toBe(await templateName(MIGRATIONS_FOLDER));
  await rm(other, { recursive: true });
});

describe.skipIf(databaseKind !== 'embedded')(
  'a template of the embedded database (not on a run on PostgreSQL)',
  () => {
    let templates = '';
    let made: readonly string[] = [];
    let dataDir = '';

    beforeAll(async () => {
      templates = await mkdtemp(join(tmpdir(), 'templates-'));
      await writeFile(join(templates, 'database-0123456789abcdef.tar.gz'), 'an older version');
      const starts = [1, 2].map(() => ensureTemplate(templates, MIGRATIONS_FOLDER, log));
      made = await Promise.all(starts);
    });
    afterAll(() => rm(templates, { recursive: true, force: true }));
    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'data-'));
      return () => rm(dataDir, { recursive: true, force: true });
    });

    test('appears once when two starts make it, in place of other versions', async () => {
      expect(await readdir(templates)).toEqual([await templateName(MIGRATIONS_FOLDER)]);
      expect(made[0]).toBe(made[1]);
    });

    test('is made only once', async () => {
      const [file = ''] = made;
      const before = await stat(file);
      expect(await ensureTemplate(templates, MIGRATIONS_FOLDER, log)).toBe(file);
      expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
    });

    test('gives an empty data directory all tables, nobody’s rows and no secrets', async () => {
      const config = { kind: 'embedded', directory: dataDir } as const;
      const database = await openDatabase(config, log, failOnLoss, made[0]);
      const { rows } = await database.pool.query(
        "select tablename as name from pg_tables where schemaname = 'public'",
      );
      expect(rows.length).toBeGreaterThan(20);
      // The migrations make the counter's row themselves.
      for (const { name } of rows.filter((table) => table.name !== 'billing_counters')) {
        const { rowCount } = await database.pool.query(`select from "${name}" limit 1`);
        expect(rowCount, name).toBe(0);
      }
      await database.close();
      expect(await readdir(dataDir)).toEqual(['postgres']);
    });

    test('that is damaged costs nothing but time', async () => {
      const damaged = join(dataDir, 'damaged.tar.gz');
      await mkdir(join(dataDir, 'own'));
      await writeFile(damaged, 'no archive');
      const config = { kind: 'embedded', directory: join(dataDir, 'own') } as const;
      const database = await openDatabase(config, log, failOnLoss, damaged);
      const { rows } = await database.pool.query('select 1 as one');
      expect(rows).toEqual([{ one: 1 }]);
      await database.close();
    });
  },
);
