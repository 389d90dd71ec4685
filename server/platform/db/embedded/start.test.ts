import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, databaseKind, type TestDatabase } from '#server/testing/database.ts';
import { type Database, openDatabase } from '../client.ts';
import { DirectoryInUse } from './lock.ts';

const HOLDER = fileURLToPath(new URL('../../../testing/hold-directory.ts', import.meta.url));
const WRITER = fileURLToPath(new URL('../../../testing/write-until-killed.ts', import.meta.url));

interface Child extends AsyncDisposable {
  /** Resolves with the first matching line; rejects when the process exits without one. */
  line(fitting: RegExp): Promise<string>;
  kill(): Promise<void>;
  readonly lines: readonly string[];
}

/** Runs one of our programs in its own process. */
function run(program: string, directory: string): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', program, directory], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  let rest = '';
  const take = (chunk: Buffer) => {
    rest += chunk.toString('utf8');
    const parts = rest.split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return {
    lines,
    kill,
    [Symbol.asyncDispose]: kill,
    line: (fitting) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => fitting.test(line));
          if (found !== undefined) resolve(found);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended after:\n${lines.join('\n')}`)));
      }),
  };
}

function open(database: TestDatabase): Promise<Database> {
  return openDatabase(database.config, pino({ level: 'silent' }), (error) => {
    throw error;
  });
}

async function rowsOf(database: Database, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query(statement);
  return rows;
}

describe.skipIf(databaseKind !== 'embedded')(
  'the embedded database (not on a run on PostgreSQL)',
  () => {
    test('refuses a directory that another process has open, naming it, until that process is killed', async () => {
      await using directory = await createTestDatabase();
      await using holder = run(HOLDER, directory.dataDir);
      await holder.line(/^open$/);
      const refused = await open(directory).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DirectoryInUse);
      expect(String(refused)).toContain(directory.dataDir);
      expect(String(refused)).toContain('DATA_DIR');
      await holder.kill();
      const database = await open(directory);
      expect(await rowsOf(database, 'select 1 as one')).toEqual([{ one: 1 }]);
      await database.close();
    });

    test('refuses a directory that this process has open, until it is closed', async () => {
      await using directory = await createTestDatabase();
      const first = await open(directory);
      await first.pool.query('create table notes (id int primary key)');
      await first.pool.query('insert into notes values (1)');
      await first.close();
      const second = await open(directory);
      expect(await rowsOf(second, 'select * from notes')).toEqual([{ id: 1 }]);
      await second.close();
    });

    test('gives the directory of a killed process to one process only', async () => {
      await using directory = await createTestDatabase();
      const dead = run(HOLDER, directory.dataDir);
      await dead.line(/^open$/);
      await dead.kill();
      const rivals = Array.from({ length: 4 }, () => run(HOLDER, directory.dataDir));
      const outcomes = await Promise.all(rivals.map((rival) => rival.line(/^(open|in use)$/)));
      await Promise.all(rivals.map((rival) => rival.kill()));
      expect(outcomes.toSorted()).toEqual(['in use', 'in use', 'in use', 'open']);
      const database = await open(directory);
      await database.close();
    });

    test('has every acknowledged row after a kill mid-write', async () => {
      await using directory = await createTestDatabase();
      for (const round of [1, 2]) {
        const writer = run(WRITER, directory.dataDir);
        await writer.line(new RegExp(`^${round * 250} `));
        await writer.kill();
        const acknowledged = writer.lines.flatMap((line) => /^\d+ ([\w-]+)$/.exec(line)?.[1] ?? []);
        expect(acknowledged.length).toBeGreaterThanOrEqual(round * 250);
        const database = await open(directory);
        const kept = new Set(
          (await rowsOf(database, 'select note from kept')).map(({ note }) => note),
        );
        await database.close();
        expect(acknowledged.filter((note) => !kept.has(note))).toEqual([]);
      }
    });

    describe('in use', () => {
      let directory: TestDatabase;
      let database: Database;
      beforeAll(async () => {
        directory = await createTestDatabase();
        database = await open(directory);
      });
      afterAll(async () => {
        await database.close();
        await directory[Symbol.asyncDispose]();
      });

      test('answers the next query after one that failed', async () => {
        for (const wrong of ['select * from nothing', 'select 1/0', "select 'x'::uuid", 'selec']) {
          await expect(database.pool.query(wrong)).rejects.toThrow();
          expect(await rowsOf(database, 'select 1 as one')).toEqual([{ one: 1 }]);
        }
      });

      test('does not mix up answers while many callers query, fail and send large values at once', async () => {
        await database.pool.query('create table taken (id int primary key)');
        const much = 'x'.repeat(1_000_000);
        const caller = async (name: number) => {
          for (let turn = 0; turn < 10; turn += 1) {
            const own = `${name}:${turn}`;
            const size = turn % 5 === 0 ? much : '';
            const answer = await database.pool.query(
              "select 'A:' || $1 as own, length($2) as size",
              [own, size],
            );
            expect(answer.rows).toEqual([{ own: `A:${own}`, size: size.length }]);
            const taking = database.pool.query('insert into taken values ($1)', [name % 3]);
            await taking.catch((error: unknown) => expect(error).toMatchObject({ code: '23505' }));
          }
        };
        await Promise.all(Array.from({ length: 20 }, (_, name) => caller(name)));
        expect(await rowsOf(database, 'select count(*)::int as rows from taken')).toEqual([
          { rows: 3 },
        ]);
      });

      test('reconnects after its connection was cut', async () => {
        const client = await database.pool.connect();
        const cut = new Promise((resolve) => client.once('end', resolve));
        client.on('error', () => {});
        await client.query('begin');
        // The underlying socket, which no public API exposes.
        const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
        connection.stream.destroy();
        await cut;
        client.release(true);
        expect(await rowsOf(database, 'select 1 as one')).toEqual([{ one: 1 }]);
      });
    });

    test('that cannot start says so and releases its directory', async () => {
      await using directory = await createTestDatabase();
      await writeFile(join(directory.dataDir, 'postgres', 'PG_VERSION'), 'no version');
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const refused = await open(directory).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(Error);
        expect(refused).not.toBeInstanceOf(DirectoryInUse);
      }
    });
  },
);
