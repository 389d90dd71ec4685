import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { learnAside } from './learn-aside.ts';

const folder = mkdtempSync(join(tmpdir(), 'learn-aside-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that leaves a file, after some time, with what the expression then is. */
function programOf(name: string, ms: number, expression = "''") {
  const [program, left] = [join(folder, `${name}.mjs`), join(folder, `${name}.txt`)];
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs';
     import { getPriority } from 'node:os';
     setTimeout(() => writeFileSync(${JSON.stringify(left)}, String(${expression})), ${ms});`,
  );
  return { program, left };
}

test('waits for another process to learn, and answers meanwhile', async () => {
  const { program, left } = programOf('learning', 300);
  const learning = learnAside(new AbortController().signal, { isLearned: false, program });
  await new Promise(setImmediate);
  expect(existsSync(left)).toBe(false);
  await learning;
  expect(existsSync(left)).toBe(true);
});

test('starts no process where everything is learned', async () => {
  const { program, left } = programOf('learned', 0);
  await learnAside(new AbortController().signal, { isLearned: true, program });
  expect(existsSync(left)).toBe(false);
});

test('gives way to the server', async () => {
  const { program, left } = programOf('slow', 200, 'getPriority()');
  await learnAside(new AbortController().signal, { isLearned: false, program });
  expect(Number(readFileSync(left, 'utf8'))).toBe(constants.priority.PRIORITY_LOW);
});

test('ends the process with the server', async () => {
  const { program, left } = programOf('stopped', 20_000);
  const stopping = new AbortController();
  const learning = learnAside(stopping.signal, { isLearned: false, program });
  stopping.abort();
  await expect(learning).rejects.toThrow(/aborted/);
  expect(existsSync(left)).toBe(false);
});
