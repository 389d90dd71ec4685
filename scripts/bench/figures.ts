/** The least or the most that a figure may be. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number };

/** What a bench has measured. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** null where it can't be measured on this machine. */
  readonly value: number | null;
  /** Without one, the figure only informs. */
  readonly aim?: Aim;
  /** Measured the same way before this edition's work on speed; absent where nobody measured it. */
  readonly before?: number;
}

/** null for a figure that has no aim or wasn't measured. */
export function isMet({ value, aim }: Figure): boolean | null {
  if (value === null || aim === undefined) return null;
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

/** Three digits, and no exponent. */
function numberText(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.min(digits, 3) });
}

function aimText(aim: Aim | undefined): string {
  if (aim === undefined) return '–';
  return 'atLeast' in aim ? `≥ ${numberText(aim.atLeast)}` : `≤ ${numberText(aim.atMost)}`;
}

const VERDICTS = new Map<boolean | null, string>([
  [true, 'met'],
  [false, 'NOT MET'],
  [null, ''],
]);

export const HEADINGS = ['figure', 'unit', 'now', 'before', 'aim', ''] as const;

/** The cells of a figure's row, under `HEADINGS`. */
export function cellsOf(figure: Figure): string[] {
  const { name, unit, value, before, aim } = figure;
  const verdict = VERDICTS.get(isMet(figure)) ?? '';
  return [name, unit, numberText(value), numberText(before), aimText(aim), verdict];
}

const WIDTHS = [46, 24, 10, 10, 10];

function lineOf(cells: readonly string[]): string {
  return cells
    .map((cell, index) => {
      const width = WIDTHS[index] ?? 0;
      return index < 2 ? cell.padEnd(width) : `  ${cell.padStart(width)}`;
    })
    .join('')
    .trimEnd();
}

let isHeaded = false;

/**
 * Prints figures beside their aims and what they were before, and hands them to `npm run bench` when
 * it runs this part. A missed aim sets the exit code to 1.
 */
export function report(...figures: readonly Figure[]): void {
  if (!isHeaded) process.stdout.write(`${lineOf(HEADINGS)}\n`);
  isHeaded = true;
  for (const figure of figures) {
    process.stdout.write(`${lineOf(cellsOf(figure))}\n`);
    if (isMet(figure) === false) process.exitCode = 1;
    process.send?.(figure);
  }
}

/** The value below which a share of the measured values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
