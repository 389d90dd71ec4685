import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import type { AreaResult } from './run.ts';

const NOTICED = new Set<MutantResult['status']>(['Killed', 'Timeout']);
/** Faults that the tests let pass. */
const MISSED = new Set<MutantResult['status']>(['Survived', 'NoCoverage']);

export interface Score {
  readonly name: string;
  readonly possible: number;
  readonly made: number;
  readonly killed: number;
  readonly missed: readonly MutantResult[];
  /** From 0 to 1; 1 when there was nothing to notice. */
  readonly share: number;
}

export function scoreOf({ area, possible, mutants }: AreaResult): Score {
  const killed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.has(status));
  // What does not even load is neither noticed nor missed.
  const made = killed + missed.length;
  return { name: area.name, possible, made, killed, missed, share: made === 0 ? 1 : killed / made };
}

export function lineOf({ name, possible, made, killed, share }: Score): string {
  const cells = [name.padEnd(10), possible, made, killed, `${(100 * share).toFixed(1)} %`];
  return cells.map((cell) => String(cell).padStart(8)).join('  ');
}

export const HEAD = ['area      ', 'possible', 'made', 'killed', 'share']
  .map((cell) => cell.padStart(8))
  .join('  ');

/** A mutant's location and the code that replaces it. */
export function faultOf(root: string, mutant: MutantResult): string {
  const { fileName, location, mutatorName, status, replacement = '' } = mutant;
  const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
  const [first = '', ...rest] = replacement.split('\n');
  const text = rest.length > 0 ? `${first} …` : first;
  const reached = status === 'NoCoverage' ? ', reached by no test' : '';
  return `${place} ${mutatorName}${reached}: ${text.slice(0, 100)}`;
}
