/** What one suite has run. */
export interface SuiteOutcome {
  readonly cases: number;
  /** One line each; empty when everything held. */
  readonly failures: readonly string[];
  /** Why it could not run here, such as a missing PostgreSQL; it then proves nothing. */
  readonly skipped?: string;
}

/** @param scale 1 for the size of every change, 10 for the large one */
export type RunSuite = (scale: number) => Promise<SuiteOutcome>;

/** A row of the proof's table. */
export interface Suite {
  /** Ids of the requirements it proves. */
  readonly ids: string;
  readonly title: string;
  /** Fewest cases that count, at scale 1 and at scale 10. */
  readonly cases: readonly [usual: number, large: number];
  /** The requirement by which `npm test` has shown the same cases, but for those of the large scale. */
  readonly testedAs?: string;
  /** `own` processes wait most of the time, so they run beside the app; `alone` is what measures delays. */
  readonly runs?: 'own' | 'alone';
  readonly run: RunSuite;
}

export interface Verdict {
  readonly suite: Suite;
  readonly outcome: SuiteOutcome;
  readonly seconds: number;
  readonly hasPassed: boolean;
}

/** Longest that a suite may take; what hangs has failed. */
const LIMIT_MS = { usual: 600_000, large: 7_200_000 };

/** Runs a suite; an error and a hang are failures. */
export async function outcomeOf(suite: Suite, scale: number): Promise<SuiteOutcome> {
  const limitMs = scale >= 10 ? LIMIT_MS.large : LIMIT_MS.usual;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SuiteOutcome>((resolve) => {
    const failures = [`It took longer than ${limitMs / 60_000} minutes`];
    timer = setTimeout(() => resolve({ cases: 0, failures }), limitMs);
  });
  const ended = suite.run(scale).catch((error: unknown) => ({
    cases: 0,
    failures: [`It stopped: ${error instanceof Error ? error.stack : String(error)}`],
  }));
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
}

/** Fewest cases at a scale: the large figure from 10 on. */
export function targetOf({ cases: [usual, large] }: Suite, scale: number): number {
  return scale >= 10 ? large : usual;
}

/** A skip passes only where nothing has to be proven. */
export function judge(
  suite: Suite,
  outcome: SuiteOutcome,
  { scale, seconds, maySkip }: { scale: number; seconds: number; maySkip: boolean },
): Verdict {
  const hasPassed =
    outcome.skipped === undefined
      ? outcome.failures.length === 0 && outcome.cases >= targetOf(suite, scale)
      : maySkip;
  return { suite, outcome, seconds, hasPassed };
}

/** The verdict in a word. */
function wordOf({ outcome, hasPassed }: Verdict): string {
  if (outcome.skipped !== undefined) return `skipped: ${outcome.skipped}`;
  if (hasPassed) return 'holds';
  return outcome.failures.length > 0 ? 'FAILS' : 'TOO FEW CASES';
}

/** The table: ids, title, cases, failures, target and verdict of each suite. */
export function tableOf(verdicts: readonly Verdict[], scale: number): string {
  const rows = verdicts.map((verdict) => [
    verdict.suite.ids,
    verdict.suite.title,
    String(verdict.outcome.cases),
    String(verdict.outcome.failures.length),
    `≥ ${targetOf(verdict.suite, scale)}, 0 failures`,
    `${Math.round(verdict.seconds)} s`,
    wordOf(verdict),
  ]);
  const all = [['id', 'suite', 'cases', 'failures', 'target', 'time', 'verdict'], ...rows];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
