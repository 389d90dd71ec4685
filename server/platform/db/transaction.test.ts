import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import type { Db } from './client.ts';
import { teamAccounts } from './schema/accounts.ts';
import { sqlStateOf } from './sql-state.ts';
import { inTransaction } from './transaction.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const fail = (tx: Db, state: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'by hand' using errcode = '${state}'; end $$`));

const addAccount = (db: Db, name: string) => db.insert(teamAccounts).values({ name });

async function accountsNamed(name: string): Promise<number> {
  const { db } = app.services.database;
  return (await db.select().from(teamAccounts).where(eq(teamAccounts.name, name))).length;
}

describe('a transaction that conflicts with another one', () => {
  test.each(['40001', '40P01'])('is retried after the state %s and applied once', async (state) => {
    let tries = 0;
    const answer = await inTransaction(app.services.database.db, async (tx) => {
      tries += 1;
      await addAccount(tx, `again ${state}`);
      if (tries < 4) await fail(tx, state);
      return 'done';
    });
    expect([answer, tries]).toEqual(['done', 4]);
    expect(await accountsNamed(`again ${state}`)).toBe(1);
  });

  test('gives up after three retries with the database’s own error', async () => {
    let tries = 0;
    const work = inTransaction(app.services.database.db, async (tx) => {
      tries += 1;
      await addAccount(tx, 'given up');
      await fail(tx, '40001');
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect(sqlStateOf(error)).toBe('40001');
    expect(tries).toBe(4);
    expect(await accountsNamed('given up')).toBe(0);
  });

  test.skipIf(databaseKind === 'embedded')(
    'completes in both of two deadlocked transactions',
    async () => {
      const { db } = app.services.database;
      await addAccount(db, 'left');
      await addAccount(db, 'right');
      const touch = (tx: Db, name: string) =>
        tx.update(teamAccounts).set({ description: name }).where(eq(teamAccounts.name, name));
      let tries = 0;
      const across = (first: string, second: string) =>
        inTransaction(db, async (tx) => {
          tries += 1;
          await touch(tx, first);
          // Both lock their first row before they ask for the other's.
          if (tries <= 2) await pause(200);
          await touch(tx, second);
        });
      await Promise.all([across('left', 'right'), across('right', 'left')]);
      expect(tries).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('a transaction that failed for another reason', () => {
  test.each(['23505', '22P02', '57014', 'P0001'])(
    'is not retried after the state %s',
    async (state) => {
      let tries = 0;
      const work = inTransaction(app.services.database.db, async (tx) => {
        tries += 1;
        await addAccount(tx, `once ${state}`);
        await fail(tx, state);
      });
      await expect(work).rejects.toThrow();
      expect(tries).toBe(1);
      expect(await accountsNamed(`once ${state}`)).toBe(0);
    },
  );

  test('is not retried after an error of our own', async () => {
    let tries = 0;
    const work = inTransaction(app.services.database.db, async () => {
      tries += 1;
      throw new Error('ours');
    });
    await expect(work).rejects.toThrow('ours');
    expect(tries).toBe(1);
  });
});
