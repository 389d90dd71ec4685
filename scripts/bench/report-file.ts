import { cpus, loadavg, totalmem } from 'node:os';
import { cellsOf, type Figure, HEADINGS } from './figures.ts';

/** The result of one part of the bench. */
export interface PartResult {
  readonly part: string;
  readonly figures: readonly Figure[];
}

const INTRODUCTION = `# Performance

Written by \`npm run bench -- --write\`; parts that weren't run keep their tables. "Before" is what the
same measurement showed before this edition's work on speed, – where nobody measured it. Ratios are
within one run; absolute times mean an idle machine, so each table names the load it was measured at.
`;

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The machine and its load in words, without a name. */
export function machineText(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0] ?? 0;
  return `${cpus().length} cores, ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)}`;
}

/** One part's section: its table, the command, the machine and the day. */
export function sectionOf({ part, figures }: PartResult, machine: string, day: string): string {
  return [
    `## ${part}`,
    '',
    `\`npm run bench -- ${part}\`, ${day}; ${machine}.`,
    '',
    row(HEADINGS),
    row(HEADINGS.map((_, index) => (index < 2 || index === 5 ? '---' : '---:'))),
    ...figures.map((figure) => row(cellsOf(figure))),
    '',
  ].join('\n');
}

/** The sections of a written file by part, in its order. */
function sectionsIn(text: string): Map<string, string> {
  const sections = text.split(/^(?=## )/m).slice(1);
  return new Map(
    sections.map((section) => [/^## (.*)/.exec(section)?.[1] ?? '', `${section.trimEnd()}\n`]),
  );
}

/**
 * The performance file with new sections in place of older ones.
 * @param old the file as it was; empty when there was none
 * @param parts all parts in the order they are to stand in
 */
export function reportFile(
  old: string,
  sections: ReadonlyMap<string, string>,
  parts: readonly string[],
): string {
  const before = sectionsIn(old);
  const kept = parts.flatMap((part) => sections.get(part) ?? before.get(part) ?? []);
  return [INTRODUCTION, ...kept].join('\n');
}
