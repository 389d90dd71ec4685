/** Something to measure: one call of it is the unit. */
export interface Work {
  readonly name: string;
  /** How many calls make a round, so that a round takes some milliseconds. */
  readonly calls: number;
  call(index: number): unknown;
}

/** CPU time in microseconds: unlike the clock's, it does not count what other programs take. */
function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Mean CPU time of a call in one round, microseconds. */
function roundOf({ calls, call }: Work): number {
  const start = cpuMicroseconds();
  for (let index = 0; index < calls; index++) call(index);
  return (cpuMicroseconds() - start) / calls;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export interface Cost {
  /** Median CPU time of a call, microseconds. */
  readonly micros: number;
  /** Median over the rounds of what it took as a share of the first work in the same round. */
  readonly share: number;
}

/** Measures works in turn, round by round, so that a busy machine affects all of them alike. */
export function costsInTurn(works: readonly Work[], rounds: number, warmUp: number): Cost[] {
  const times: number[][] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const measured = works.map(roundOf);
    if (round >= 0) times.push(measured);
  }
  return works.map((_, index) => ({
    micros: quantile(
      times.map((round) => round[index] ?? Number.NaN),
      0.5,
    ),
    share: quantile(
      times.map((round) => (round[index] ?? Number.NaN) / (round[0] ?? Number.NaN)),
      0.5,
    ),
  }));
}
