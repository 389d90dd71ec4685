import { expect, test } from 'vitest';
import { coverageRows, type Report, reportedSuites } from './reported.ts';

const DOCUMENT = [
  '| what | file | test |',
  '|---|---|---|',
  '| W4 the order | `server/a.test.ts` | all orders |',
  '| W8 amounts | `server/b.test.ts` | %j is refused |',
  '| S8 in a browser | `e2e/journeys/names.spec.ts` | is shown |',
  '| S9 fetching | to come | |',
].join('\n');

const reported = (fullName: string, status: string) => ({ fullName, title: fullName, status });
const REPORT: Report = {
  testResults: [
    {
      name: '/project/server/a.test.ts',
      assertionResults: [reported('events all orders', 'passed')],
    },
    {
      name: '/project/server/b.test.ts',
      assertionResults: [
        reported('{"amount":1} is refused', 'passed'),
        reported('{"amount":2} is refused', 'failed'),
        reported('all orders', 'failed'),
        reported('{"amount":3} is refused', 'skipped'),
      ],
    },
  ],
};

test('counts the tests of each requirement, repeated ones one by one', async () => {
  const suites = reportedSuites(coverageRows(DOCUMENT), REPORT);
  const outcomes = await Promise.all(
    suites.map(async ({ ids, run }) => ({ ids, ...(await run(1)) })),
  );
  expect(outcomes).toEqual([
    { ids: 'W4', cases: 1, failures: [] },
    { ids: 'W8', cases: 2, failures: ['{"amount":2} is refused'] },
  ]);
});

test('a test that has not run leaves its requirement without cases', async () => {
  const suites = reportedSuites(coverageRows(DOCUMENT), { testResults: [] });
  expect((await suites[0]?.run(1))?.cases).toBe(0);
  expect(suites[0]?.cases).toEqual([1, 1]);
});
