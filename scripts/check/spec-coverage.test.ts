import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { coverageProblems, missingCoverage, missingIds } from './spec-coverage.ts';

const FILES: Readonly<Record<string, string>> = {
  'client/a.test.tsx': `test('a chart is drawn', () => {});\ntest("Ana's chart", () => {});`,
};

function problemsOf(...rows: readonly string[]) {
  const text = ['## Charts', '', '| what | file | test |', '|---|---|---|', ...rows].join('\n');
  return coverageProblems(text, async (path) => FILES[path] ?? null);
}

test('every row of the tables names an existing test, and every requirement has one', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  expect(await missingCoverage(root)).toEqual([]);
});

test('names the requirements that no row begins with', () => {
  const text =
    '## Sessions\n\n| what | file | test |\n|---|---|---|\n| S1 the cookie | to come | |';
  expect(missingIds(text, ['S1', 'S2', 'S11'])).toEqual(['S2', 'S11']);
});

test('accepts a row with an existing test, and one that is still to come', async () => {
  expect(
    await problemsOf(
      '| a chart | `client/a.test.tsx` | a chart is drawn |',
      "| a name | `client/a.test.tsx` | Ana's chart |",
      '| a coach | to come | |',
    ),
  ).toEqual([]);
});

test.each([
  [
    '| a chart | `client/a.test.tsx` | a chart |',
    'line 5: client/a.test.tsx has no test "a chart"',
  ],
  ['| a chart | `client/b.test.tsx` | x |', 'line 5 names client/b.test.tsx, which is not there'],
  ['| a chart | `client/a.tsx` | x |', 'line 5 (Charts) names no file of tests for: a chart'],
  ['| a chart | | |', 'line 5 (Charts) names no file of tests for: a chart'],
  ['| a chart | to come | x |', 'line 5 names a test without a file'],
  ['| a chart | x |', 'line 5 is no row of three cells'],
])('reports the row "%s"', async (row, problem) => {
  expect(await problemsOf(row)).toEqual([problem]);
});
