import Papa from 'papaparse';
import { literalPattern } from '../domain/literal-pattern.ts';
import { unguardFormula } from './formula.ts';
import { detectSeparator, type Separator } from './separator.ts';

export const FILE_BYTES_MAX = 2 * 1024 * 1024;
export const FILE_ROWS_MAX = 5000;
export const FILE_COLUMNS_MAX = 40;
export const CELL_CHARACTERS_MAX = 500;
/** The longest cell: guarded, all of it doubled quotes, inside its own two. */
const LOOK_AHEAD = 2 * (CELL_CHARACTERS_MAX + 1) + 2;

export interface CsvRecord {
  /** 1-based, as a spreadsheet counts: blank lines too, a cell with line breaks once. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Zero-based columns whose opening quote is never closed; the quote is dropped. */
  readonly openQuotes: readonly number[];
}

export type ParsedCsv =
  | {
      readonly kind: 'table';
      readonly records: readonly CsvRecord[];
      readonly separator: Separator;
    }
  | { readonly kind: 'too_many_rows' }
  | { readonly kind: 'too_many_columns'; readonly row: number }
  /** `column` is 1-based. */
  | { readonly kind: 'cell_too_long'; readonly row: number; readonly column: number };

interface Row {
  readonly cells: readonly string[];
  readonly openQuotes: readonly number[];
  /** The end of the line on which the row ends. */
  readonly end: number;
}

/**
 * Parses CSV text with any of the four usual separators and any line ends, and removes formula
 * guards. Blank lines are no records. Stops at the first limit that is exceeded.
 */
export function readCsv(source: string): ParsedCsv {
  const { separator, start } = detectSeparator(source);
  const readRow = rowReader(source, separator);
  const records: CsvRecord[] = [];
  let at = start;
  for (let row = start > 1 ? 2 : 1; at < source.length; row += 1) {
    if (row > FILE_ROWS_MAX) return { kind: 'too_many_rows' };
    const { cells: written, openQuotes, end } = readRow(at);
    const cells = written.slice(0, FILE_COLUMNS_MAX).map(unguardFormula);
    const tooLong = cells.findIndex((cell) => cell.length > CELL_CHARACTERS_MAX);
    if (tooLong >= 0) return { kind: 'cell_too_long', row, column: tooLong + 1 };
    if (written.length > FILE_COLUMNS_MAX) return { kind: 'too_many_columns', row };
    if (end > at) records.push({ row, cells, openQuotes });
    at = end + (source.startsWith('\r\n', end) ? 2 : 1);
  }
  return { kind: 'table', records, separator };
}

/**
 * Papa gets one row at a time: for a whole file it supports only one kind of line end, and after an
 * unclosed quote it would read the rest of the file as one cell.
 */
function rowReader(source: string, separator: Separator): (start: number) => Row {
  const between = literalPattern(separator);
  const blank = separator === '\t' ? ' ' : '[ \\t]';
  const quoted = `"([^"]*(?:""[^"]*)*)`;
  const quotedCell = new RegExp(`(^|[${between}])${blank}*${quoted}(?:"([^${between}]*)|$)`, 'g');
  const closing = new RegExp(
    `^"(?:[^"]|""){0,${CELL_CHARACTERS_MAX + 1}}"${blank}*(?=[${between}\\r\\n]|$)`,
  );
  const lineEnd = /[\r\n]|$/g;
  const endOfLine = (at: number) => {
    lineEnd.lastIndex = at;
    return lineEnd.exec(source)?.index ?? source.length;
  };
  /** Papa rejects spaces before an opening quote and text after a closing one. */
  const tidy = (line: string) =>
    line.replace(quotedCell, (_, before: string, text: string, behind?: string) =>
      behind === undefined
        ? `${before}"${text}`
        : `${before}"${text}${behind.trim() === '' ? '' : doubled(behind)}"`,
    );

  return (start) => {
    let end = endOfLine(start);
    // Papa drops a byte order mark at the start of a text, which shifts all positions.
    let text = tidy(source.slice(start, end).replace(/^\uFEFF+/, ''));
    const openQuotes: number[] = [];
    for (;;) {
      const { data, errors } = Papa.parse(`${text}\n`, {
        delimiter: separator,
        newline: '\n',
        preview: 1,
      });
      const cells = data[0] ?? [''];
      const open = errors.find(({ code }) => code === 'MissingQuotes')?.index;
      if (open === undefined || cells.length > FILE_COLUMNS_MAX) return { cells, openQuotes, end };
      const begun = text.slice(open - 1);
      const whole = closing.exec(begun + source.slice(end, end + LOOK_AHEAD))?.[0];
      if (whole !== undefined) {
        const next = endOfLine(end + whole.length - begun.length);
        text = tidy(text + source.slice(end, next));
        end = next;
      } else {
        openQuotes.push(cells.length - 1);
        const [plain = ''] = begun.slice(1).split(separator, 1);
        const rest = begun.slice(1 + plain.length);
        text = `${text.slice(0, open - 1)}"${doubled(plain)}"${tidy(rest)}`;
      }
    }
  };
}

function doubled(text: string): string {
  return text.replaceAll('"', '""');
}
