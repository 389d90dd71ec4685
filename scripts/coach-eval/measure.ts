/** A figure of the coach, with what it should be. */
export interface Figure {
  readonly name: string;
  /** "98.4 % of 612" */
  readonly figure: string;
  /** "≥ 98 %"; null for a figure without an aim. */
  readonly aim: string | null;
  readonly isMet: boolean;
}

/** One kind of question about the coach; each stands in its own file under `measures/`. */
export interface Measure {
  readonly title: string;
  run(): Promise<readonly Figure[]> | readonly Figure[];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A share of all cases that should be at least `least`; no case at all misses the aim. */
export function atLeast(name: string, count: number, of: number, least: number): Figure {
  const share = of === 0 ? 0 : count / of;
  return {
    name,
    figure: `${percent(share)} (${count} of ${of})`,
    aim: `≥ ${percent(least)}`,
    isMet: share >= least,
  };
}

/** A share of all cases that should be at most `most`; no case at all misses the aim. */
export function atMost(name: string, count: number, of: number, most: number): Figure {
  const share = of === 0 ? 1 : count / of;
  return {
    name,
    figure: `${percent(share)} (${count} of ${of})`,
    aim: `≤ ${percent(most)}`,
    isMet: share <= most,
  };
}

/** A share that is printed to be read. */
export function shown(name: string, count: number, of: number): Figure {
  const figure = of === 0 ? '–' : `${percent(count / of)} (${count} of ${of})`;
  return { name, figure, aim: null, isMet: true };
}
