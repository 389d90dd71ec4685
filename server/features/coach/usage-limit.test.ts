import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '#server/features/accounts/service.ts';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { aiUsage } from '#server/platform/db/schema/ai-usage.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { AppError } from '#server/platform/errors.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { type Reservation, recordUsage, reserve } from './usage-limit.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const LIMITS = { questionsPerPerson: 5, questionsPerAccount: 8, tokensPerPerson: 1_000 };

let app: TestApp;
let ada: SignedIn;
let ben: SignedIn;
let account: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  ada = await app.signIn(`ada-${randomUUID()}@people.example`);
  ben = await app.signIn(`ben-${randomUUID()}@people.example`);
  account = await app.services.database.db.transaction((tx) => openAccount(tx, 'Northwind', []));
});

function ctxOf(person: SignedIn, now = NOON) {
  return { actor: person.actor, db: app.services.database.db, clock: () => now };
}

const ask = (person: SignedIn, accountId: string | null = null, now = NOON) =>
  reserve(ctxOf(person, now), LIMITS, accountId);

/** How many of this many concurrent questions are admitted; the others reach the limit. */
async function letThrough(count: number, question: (index: number) => Promise<Reservation>) {
  const asked = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => question(index)),
  );
  for (const result of asked) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({ code: 'coach.limit_reached' });
    }
  }
  return asked.filter(({ status }) => status === 'fulfilled').length;
}

const rowsOf = (person: SignedIn) =>
  app.services.database.db.select().from(aiUsage).where(eq(aiUsage.userId, person.actor.id));
const rowsOfAccount = () =>
  app.services.database.db.select().from(aiUsage).where(eq(aiUsage.accountId, account));

async function limitOf(question: Promise<unknown>): Promise<AppError> {
  const error = await question.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof AppError && error.code === 'coach.limit_reached') return error;
  throw error ?? new Error('It was let through.');
}

describe('a person', () => {
  test('can ask up to the limit', async () => {
    for (let count = 0; count < 5; count += 1) await ask(ada);
    await limitOf(ask(ada));
    expect(await rowsOf(ada)).toMatchObject([{ day: '2026-03-01', requests: 5, accountId: null }]);
    // Other people are not affected.
    await ask(ben);
  });

  test('cannot exceed it with twenty questions at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await app.signIn(`${randomUUID()}@people.example`);
      expect(await letThrough(20, () => ask(person))).toBe(5);
      expect(await rowsOf(person)).toMatchObject([{ requests: 5 }]);
    }
  });

  test('starts over with the next UTC day, which the answer names', async () => {
    const late = new Date('2026-03-01T23:59:00.500Z');
    for (let count = 0; count < 5; count += 1) await ask(ada, null, late);
    const { details } = await limitOf(ask(ada, null, late));
    expect(details.retryAfterSeconds).toBe(60);
    expect(details.message).toContain('questions for today');
    await ask(ada, null, new Date('2026-03-02T00:00:00Z'));
    expect(await rowsOf(ada)).toHaveLength(2);
  });

  test('cannot ask once the tokens are used up', async () => {
    const first = await ask(ada);
    await recordUsage(ctxOf(ada), first, { inputTokens: 600, outputTokens: 399 });
    const second = await ask(ada);
    await recordUsage(ctxOf(ada), second, { inputTokens: 1, outputTokens: 0 });
    await limitOf(ask(ada));
    expect(await rowsOf(ada)).toMatchObject([{ requests: 2, inputTokens: 601, outputTokens: 399 }]);
  });

  test('is refunded a question that was not answered', async () => {
    for (let count = 0; count < 10; count += 1) {
      await recordUsage(ctxOf(ada), await ask(ada, account), null);
    }
    expect(await rowsOf(ada)).toMatchObject([{ requests: 0, inputTokens: 0, outputTokens: 0 }]);
    expect(await rowsOfAccount()).toMatchObject([{ requests: 0 }]);
  });

  test('is charged on the day of the question, and not for implausible usage', async () => {
    const reservation = await ask(ada);
    const usage = { inputTokens: Number.MAX_SAFE_INTEGER, outputTokens: 3 };
    await recordUsage(ctxOf(ada, new Date('2026-03-02T00:00:05Z')), reservation, usage);
    expect(await rowsOf(ada)).toMatchObject([
      { day: '2026-03-01', inputTokens: 1_000_000, outputTokens: 3 },
    ]);
  });

  test('is counted by one statement in a transaction', async () => {
    const statements = await queriesOf(app.services.database.pool, () => ask(ada));
    expect(statements.map((text) => text.split(/\W/)[0])).toEqual(['begin', 'insert', 'commit']);
  });
});

describe('an account', () => {
  test('counts everybody’s questions in it, and refused ones count for nobody', async () => {
    for (let count = 0; count < 5; count += 1) await ask(ada, account);
    for (let count = 0; count < 3; count += 1) await ask(ben, account);
    const { details } = await limitOf(ask(ben, account));
    expect(details.message).toContain('team account');
    expect(await rowsOf(ben)).toMatchObject([{ requests: 3 }]);
    expect(await rowsOfAccount()).toMatchObject([{ requests: 8, userId: null }]);
    // Outside the account the person may still ask.
    await ask(ben);
  });

  test('cannot exceed its limit with twenty questions of two people at once', async () => {
    expect(await letThrough(20, (index) => ask(index % 2 ? ada : ben, account))).toBe(8);
    const [[mine], [theirs], [whole]] = await Promise.all([
      rowsOf(ada),
      rowsOf(ben),
      rowsOfAccount(),
    ]);
    expect(whole?.requests).toBe(8);
    expect((mine?.requests ?? 0) + (theirs?.requests ?? 0)).toBe(8);
  });

  test('is reserved and settled concurrently without deadlocks', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, index) => {
        const person = index % 2 ? ada : ben;
        const reservation = await ask(person, account);
        await recordUsage(
          ctxOf(person),
          reservation,
          index % 3 ? null : { inputTokens: 1, outputTokens: 1 },
        );
      }),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: 'coach.limit_reached' });
      }
    }
    const answered = outcomes.filter(({ status }) => status === 'fulfilled').length;
    // The account has room for eight, and for more as soon as one is refunded.
    expect(answered).toBeGreaterThanOrEqual(8);
  });
});

describe('the usage counters', () => {
  test('are deleted with the person and with the account', async () => {
    const { db } = app.services.database;
    await ask(ada, account);
    await db.delete(users).where(eq(users.id, ada.actor.id));
    expect(await rowsOf(ada)).toEqual([]);
    expect(await rowsOfAccount()).toHaveLength(1);
    await db.delete(teamAccounts).where(eq(teamAccounts.id, account));
    expect(await rowsOfAccount()).toEqual([]);
  });

  test('belong to either a person or an account', async () => {
    const { db } = app.services.database;
    const day = '2026-03-01';
    const refused = { cause: { code: '23514' } };
    await expect(db.insert(aiUsage).values({ day })).rejects.toMatchObject(refused);
    await expect(
      db.insert(aiUsage).values({ day, userId: ada.actor.id, accountId: account }),
    ).rejects.toMatchObject(refused);
  });
});
