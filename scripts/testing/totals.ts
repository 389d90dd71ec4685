/** Results of a test suite. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Failed tests, as "file: title". */
  readonly failures: readonly string[];
  /** Tests that passed only on retry, as "file: title". */
  readonly flaky: readonly string[];
  readonly durations: readonly { readonly title: string; readonly ms: number }[];
}

/** The result of a runner that crashed without a report. */
export const NO_REPORT: Totals = { passed: 0, failed: 1, failures: [], flaky: [], durations: [] };

const SLOWEST_SHOWN = 10;

/** Failures, flaky and slowest tests line by line, then the sum of all suites. */
export function summary(suites: readonly Totals[]): string {
  const sum = (count: (totals: Totals) => number) =>
    suites.reduce((total, suite) => total + count(suite), 0);
  const slowest = suites
    .flatMap(({ durations }) => durations)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_SHOWN)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
  return [
    ...(slowest.length > 0 ? ['Slowest tests:', ...slowest] : []),
    ...suites.flatMap(({ flaky }) => flaky.map((test) => `FLAKY ${test}`)),
    ...suites.flatMap(({ failures }) => failures.map((test) => `FAILED ${test.split('\n', 1)[0]}`)),
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
    '',
  ].join('\n');
}
