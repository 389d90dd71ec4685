import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { literalPattern } from '#shared/domain/literal-pattern.ts';
import type { Suite } from './suite.ts';

/** A requirement and the test that shows it, as docs/trust-coverage.md has them. */
export interface CoverageRow {
  readonly id: string;
  readonly file: string;
  readonly title: string;
}

/** Vitest's report, as far as it is read here. */
const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

/** The rows of the table that name a test file. */
export function coverageRows(document: string): CoverageRow[] {
  return [...document.matchAll(/^\| (\S+)[^|]* \| `([^`]+\.test\.tsx?)` \| (.+) \|$/gm)].map(
    ([, id = '', file = '', title = '']) => ({ id, file, title }),
  );
}

/** Titles of repeated tests have placeholders, which the report has filled in. */
function matches(title: string, fullName: string): boolean {
  const fixed = title.split(/%[a-z]|\$\{?[\w.]+\}?/).map(literalPattern);
  return new RegExp(fixed.join('.+'), 's').test(fullName);
}

const hasRun = (status: string) => status === 'passed' || status === 'failed';

/** The tests of a report by requirement: how many have run, and which have failed. */
export function reportedSuites(rows: readonly CoverageRow[], report: Report): Suite[] {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.map((id) => {
    const own = rows.filter((row) => row.id === id);
    const tests = own.flatMap(({ file, title }) =>
      report.testResults
        .filter(({ name }) => name.replaceAll('\\', '/').endsWith(`/${file}`))
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ fullName, status }) => hasRun(status) && matches(title, fullName)),
    );
    const failures = tests
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => fullName);
    return {
      ids: id,
      title: 'tests of npm test',
      cases: [own.length, own.length],
      run: async () => ({ cases: tests.length, failures }),
    };
  });
}

/**
 * Suites counted from what `npm test` has reported, so that they don't run twice.
 * @param folder where it left its report; without one there are none
 */
export function suitesOfReport(root: string, folder: string | undefined): Suite[] {
  const file = join(folder ?? '', 'vitest.json');
  if (folder === undefined || !existsSync(file)) return [];
  const rows = coverageRows(readFileSync(join(root, 'docs/trust-coverage.md'), 'utf8'));
  return reportedSuites(rows, Report.parse(JSON.parse(readFileSync(file, 'utf8'))));
}
