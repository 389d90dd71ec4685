import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { pastPooler } from '#server/testing/past-pooler.ts';

const SPACE = '64m';
const WRITES_MAX = 2_000;

const BIRTH = {
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'London',
  latitude: 51.5,
  longitude: -0.12,
};

/** A file system of a few megabytes; null where this process may not mount one. */
function mountSmallDisk(): string | null {
  if (databaseKind !== 'postgres' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SPACE}`, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

const disk = mountSmallDisk();

describe.skipIf(disk === null)(
  'a database whose disk is full (PostgreSQL on this machine, as root, where a disk can be mounted)',
  () => {
    const folder = disk ?? '';
    const filler = join(folder, 'filler');
    const space = `small_${process.pid}`;
    let app: TestApp;

    /** Statements about the database as a whole can't run inside it. */
    async function besides(...statements: string[]): Promise<void> {
      const config = pastPooler(app.services.config.database);
      if (config.kind !== 'postgres') throw new Error('This needs PostgreSQL');
      const client = new pg.Client({
        connectionString: Object.assign(new URL(config.url), { pathname: '/postgres' }).href,
      });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    }

    beforeAll(async () => {
      app = await startTestApp();
      const { pool } = app.services.database;
      const { rows } = await pool.query<{ folder: string; name: string }>(
        `select current_setting('data_directory') as folder, current_database() as name`,
      );
      chownSync(folder, statSync(rows[0]?.folder ?? '').uid, -1);
      await besides(`create tablespace ${space} location '${folder}'`);
      for (const table of ['individual_charts', 'chart_generations']) {
        await pool.query(`alter table ${table} set tablespace ${space}`);
      }
    });
    afterAll(async () => {
      await app?.[Symbol.asyncDispose]();
      await besides(`drop tablespace ${space}`);
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    });

    function fillDisk(): void {
      const block = Buffer.alloc(64 * 1024);
      try {
        for (;;) writeFileSync(filler, block, { flag: 'a' });
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
    }

    test('refuses writes with 503, keeps no half of one, still reads, and recovers', async () => {
      const person = await app.signIn(`${randomUUID()}@people.example`);
      const write = (name: string) =>
        person.post('/api/individual/charts/preview', { ...BIRTH, name });
      const { body } = await write('First').expect(200);
      fillDisk();
      let written = 1;
      // Pages that exist take a few more.
      let refused = await write('More');
      for (; refused.status === 200 && written < WRITES_MAX; refused = await write('More')) {
        written += 1;
      }
      expect(refused.status).toBe(503);
      expect(refused.headers['retry-after']).toBeDefined();
      expect(refused.body).toMatchObject({ code: 'service.unavailable' });
      const { rows } = await app.services.database.pool.query(
        `select (select count(*)::int from individual_charts) as charts,
          (select count(*)::int from chart_generations) as generations`,
      );
      expect(rows).toEqual([{ charts: written, generations: written }]);
      await person.get(`/api/individual/charts/${body.chartId}`).expect(200);

      rmSync(filler);
      await write('Last').expect(200);
    });
  },
);
