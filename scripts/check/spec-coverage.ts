import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DOCUMENT = 'docs/spec-coverage.md';

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
      const path = /^`(.+\.(?:test|spec)\.tsx?)`$/.exec(file)?.[1];
      if (!path) return `line ${line} (${area}) names no file of tests for: ${what}`;
      const source = await read(path);
      if (source === null) return `line ${line} names ${path}, which is not there`;
      return holdsTitle(source, title) ? null : `line ${line}: ${path} has no test "${title}"`;
    }),
  );
  return problems.filter((problem) => problem !== null);
}

/** Checks the table of specified behavior and its tests against the existing tests. */
export async function missingCoverage(root: string): Promise<string[]> {
  const text = await readFile(join(root, DOCUMENT), 'utf8');
  const problems = await coverageProblems(text, async (path) => {
    const file = join(root, path);
    return existsSync(file) ? readFile(file, 'utf8') : null;
  });
  return problems.map((problem) => `${DOCUMENT} ${problem}`);
}
