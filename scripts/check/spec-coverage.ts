import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SPECIFICATION = 'docs/spec-coverage.md';
const TRUST = 'docs/trust-coverage.md';

/** Requirements of trust that must have a row; the first word of the row is the id. */
const TRUST_IDS =
  'A0 A1 A2 A3 A4 A5 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S11a S12 S14 S15 V1 V2 V3 V4 V5 W1 W2 W3 W4 W5 W6 W7 W8 P C D1 D2 D4 D8 R1 R2 R3 R4 N L1 L2 L3 L4'.split(
    ' ',
  );

/** Placeholder for a test of a part that is still being built. */
const TO_COME = 'to come';

interface Row {
  readonly line: number;
  readonly area: string;
  readonly cells: readonly string[];
}

function rowsOf(text: string): Row[] {
  let area = '';
  return text.split('\n').flatMap((line, index) => {
    area = /^## (.+)$/.exec(line)?.[1] ?? area;
    const isRow = line.startsWith('|') && !/^\|(-+\|)+$/.test(line) && !/^\| what \|/.test(line);
    if (!isRow) return [];
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return [{ line: index + 1, area, cells }];
  });
}

/** Whether a source contains the title as a string literal, in any kind of quotes. */
function holdsTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

/**
 * Rows of the table that don't name an existing test: "what | `file` | title of the test in it".
 * @param read gives a file's text, or null when the file is missing
 */
export async function coverageProblems(
  text: string,
  read: (path: string) => Promise<string | null>,
): Promise<string[]> {
  const problems = await Promise.all(
    rowsOf(text).map(async ({ line, area, cells }) => {
      const [what = '', file = '', title = ''] = cells;
      if (cells.length !== 3 || what === '') return `line ${line} is no row of three cells`;
      if (file === TO_COME) return title === '' ? null : `line ${line} names a test without a file`;
      const path = /^`(.+\.(?:test|spec)\.tsx?|scripts\/proof\/suites\.ts)`$/.exec(file)?.[1];
      if (!path) return `line ${line} (${area}) names no file of tests for: ${what}`;
      const source = await read(path);
      if (source === null) return `line ${line} names ${path}, which is not there`;
      return holdsTitle(source, title) ? null : `line ${line}: ${path} has no test "${title}"`;
    }),
  );
  return problems.filter((problem) => problem !== null);
}

/** Ids that no row of the table begins with. */
export function missingIds(text: string, ids: readonly string[]): string[] {
  const found = new Set(rowsOf(text).map(({ cells: [what = ''] }) => what.split(' ')[0]));
  return ids.filter((id) => !found.has(id));
}

/** Checks the tables of what must hold and its tests against the existing tests. */
export async function missingCoverage(root: string): Promise<string[]> {
  const read = async (path: string) => {
    const file = join(root, path);
    return existsSync(file) ? readFile(file, 'utf8') : null;
  };
  const problems = await Promise.all(
    [SPECIFICATION, TRUST].map(async (document) => {
      const text = await readFile(join(root, document), 'utf8');
      const wrong = await coverageProblems(text, read);
      const missing = document === TRUST ? missingIds(text, TRUST_IDS) : [];
      return [...wrong, ...missing.map((id) => `has no row for ${id}`)].map(
        (problem) => `${document} ${problem}`,
      );
    }),
  );
  return problems.flat();
}
