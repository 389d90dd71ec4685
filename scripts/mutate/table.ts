import type { Verdict } from './mutant.ts';
import type { AreaResult } from './run.ts';

type MutantResult = AreaResult['mutants'][number];

const NOTICED = new Set<Verdict>(['killed', 'timeout']);
/** Faults that the tests let pass. */
const MISSED = new Set<Verdict>(['survived', 'uncovered']);

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
  const killed = mutants.filter(({ verdict }) => NOTICED.has(verdict)).length;
  const missed = mutants.filter(({ verdict }) => MISSED.has(verdict));
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
export function faultOf({ mutant, verdict }: MutantResult): string {
  const { fileName, location, mutatorName, replacement } = mutant;
  const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
  const [first = '', ...rest] = replacement.split('\n');
  const text = rest.length > 0 ? `${first} …` : first;
  const reached = verdict === 'uncovered' ? ', reached by no test' : '';
  return `${place} ${mutatorName}${reached}: ${text.slice(0, 100)}`;
}
