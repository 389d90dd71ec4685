import { expect, test } from 'vitest';
import { whenAvailable, withoutStatement } from './availability.ts';

const failure = (code: string) =>
  Object.assign(new Error("Failed query: insert into users values ('ana@people.example')"), {
    code,
  });

/** Work that fails with each code in turn, then succeeds; and what was logged meanwhile. */
function failing(...codes: string[]) {
  const logged: unknown[] = [];
  const work = async () => {
    const code = codes.shift();
    if (code !== undefined) throw failure(code);
    return 'done';
  };
  const log = { warn: (...entry: unknown[]) => void logged.push(entry) };
  return { logged, work, waiting: { log, firstPauseMs: 1 } };
}

test('waits for a database that is not up yet, with a line for each try', async () => {
  const { work, logged, waiting } = failing('ECONNREFUSED', '57P03', '53300', '55P03');
  expect(await whenAvailable(work, waiting)).toBe('done');
  expect(logged).toHaveLength(4);
  expect(JSON.stringify(logged)).not.toMatch(/insert|people\.example/);
});

test('gives up in time, in one sentence', async () => {
  const { work, waiting } = failing(...Array.from({ length: 9 }, () => 'ECONNREFUSED'));
  await expect(whenAvailable(work, { ...waiting, waitMs: 20 })).rejects.toThrow(
    'The database at DATABASE_URL can’t be reached.',
  );
});

test.each([
  ['28P01', 'The database refuses the user or the password in DATABASE_URL.'],
  ['3D000', 'The database named in DATABASE_URL doesn’t exist.'],
  ['42501', 'The database user in DATABASE_URL lacks a privilege.'],
  ['42601', 'The database answered with an error (SQLSTATE 42601).'],
])('does not wait after %s, and shows neither statement nor value', async (code, sentence) => {
  const { work, logged, waiting } = failing(code);
  await expect(whenAvailable(work, waiting)).rejects.toThrow(sentence);
  expect(logged).toEqual([]);
});

test.each(['EADDRINUSE', 'EPERM', 'ENOENT'])('leaves %s as it is', (code) => {
  const error = failure(code);
  expect(withoutStatement(error)).toBe(error);
});
