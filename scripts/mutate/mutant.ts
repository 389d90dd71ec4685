import type { InstrumentResult } from '@stryker-mutator/instrumenter';

export type Mutant = InstrumentResult['mutants'][number];

/** What became of a fault. `uncovered`: no test reaches it. `unloadable`: its test file fails to load. */
export type Verdict = 'killed' | 'timeout' | 'survived' | 'unloadable' | 'uncovered';

/** A line of the log that the test files of a run append to. */
export interface LogLine {
  readonly testFile: string;
  /** The fault it is about; the first and the last line of a test file are about none. */
  readonly mutant?: string;
  readonly verdict?: Verdict;
  /** The fault kept computing, and its test file has to go on in another process. */
  readonly hasEndedProcess?: boolean;
  /** The test file is done with its faults. */
  readonly finished?: boolean;
  /** Why the test file can't judge faults: its tests fail without one. */
  readonly broken?: string;
}

/** From weak to strong: what one test file lets pass may be noticed by another. */
const STRENGTH: readonly Verdict[] = ['uncovered', 'survived', 'unloadable', 'timeout', 'killed'];

/** What the whole log says of a fault. */
export function verdictOf(mutant: string, log: readonly LogLine[]): Verdict {
  return log.reduce<Verdict>((strongest, line) => {
    if (line.mutant !== mutant || line.verdict === undefined) return strongest;
    return STRENGTH.indexOf(line.verdict) > STRENGTH.indexOf(strongest) ? line.verdict : strongest;
  }, 'uncovered');
}

/** Test files that were begun and are not done with their faults. */
export function unfinishedIn(log: readonly LogLine[]): string[] {
  const finished = new Set(log.filter((line) => line.finished).map(({ testFile }) => testFile));
  const begun = new Set(log.map(({ testFile }) => testFile));
  return [...begun].filter((testFile) => !finished.has(testFile));
}

/** Test files whose word can't be relied on, each with a reason. */
export function unreliableIn(log: readonly LogLine[]): string[] {
  return unfinishedIn(log).map((testFile) => {
    const why = log.find((line) => line.testFile === testFile && line.broken !== undefined)?.broken;
    return `${testFile}: ${why ?? 'its process ended'}`;
  });
}

/** Test files whose process a fault has ended: they go on without that fault. */
export function interruptedIn(log: readonly LogLine[]): string[] {
  return unfinishedIn(log).filter((testFile) => {
    const last = log.findLast((line) => line.testFile === testFile);
    return last?.hasEndedProcess === true;
  });
}

export function readLog(text: string): LogLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
