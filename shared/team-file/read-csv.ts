import { unguardFormula } from './formula.ts';
import { detectSeparator, type Separator } from './separator.ts';

export const FILE_BYTES_MAX = 2 * 1024 * 1024;
export const FILE_ROWS_MAX = 5000;
export const FILE_COLUMNS_MAX = 40;
export const CELL_CHARACTERS_MAX = 500;

export interface CsvRecord {
  /** 1-based, as a spreadsheet counts: blank lines too, a cell with line breaks once. */
  readonly row: number;
  readonly cells: readonly string[];
  /** 0-based columns whose opening quotation mark is never closed; it has been left away. */
  readonly openQuotes: readonly number[];
}

export type CsvReading =
  | {
      readonly kind: 'table';
      readonly records: readonly CsvRecord[];
      readonly separator: Separator;
    }
  | { readonly kind: 'too_many_rows' }
  | { readonly kind: 'too_many_columns'; readonly row: number }
  /** `column` is 1-based. */
  | { readonly kind: 'cell_too_long'; readonly row: number; readonly column: number };

interface Cell {
  readonly value: string;
  /** Where reading goes on. */
  readonly next: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
}

/**
 * Reads CSV text of any of the four usual separators and any line ends into cells, without guards
 * against formulas. Blank lines are no records. Reading stops at the first limit that is passed.
 */
export function readCsv(source: string): CsvReading {
  const { separator, start } = detectSeparator(source);
  const records: CsvRecord[] = [];
  let at = start;
  for (let row = start > 1 ? 2 : 1; at < source.length; row += 1) {
    if (row > FILE_ROWS_MAX) return { kind: 'too_many_rows' };
    const cells: string[] = [];
    const openQuotes: number[] = [];
    const rowStart = at;
    for (let isLast = false; !isLast; ) {
      if (cells.length === FILE_COLUMNS_MAX) return { kind: 'too_many_columns', row };
      const cell = readCell(source, at, separator);
      const value = unguardFormula(cell.value);
      if (value.length > CELL_CHARACTERS_MAX) {
        return { kind: 'cell_too_long', row, column: cells.length + 1 };
      }
      if (cell.isOpen) openQuotes.push(cells.length);
      cells.push(value);
      ({ next: at, isLast } = cell);
    }
    const isBlankLine = /^[\r\n]?$/.test(source.charAt(rowStart));
    if (!isBlankLine) records.push({ row, cells, openQuotes });
  }
  return { kind: 'table', records, separator };
}

function isBlank(character: string, separator: Separator): boolean {
  return character === ' ' || (character === '\t' && separator !== '\t');
}

function isLineEnd(character: string): boolean {
  return character === '\n' || character === '\r' || character === '';
}

function readCell(source: string, at: number, separator: Separator): Cell {
  let start = at;
  while (isBlank(source.charAt(start), separator)) start += 1;
  if (source.charAt(start) !== '"') return plainCell(source, at, separator, '');
  return (
    quotedCell(source, start + 1, separator) ?? {
      ...plainCell(source, start + 1, separator, ''),
      isOpen: true,
    }
  );
}

function plainCell(source: string, at: number, separator: Separator, before: string): Cell {
  let end = at;
  while (!isLineEnd(source.charAt(end)) && source.charAt(end) !== separator) end += 1;
  const isCrLf = source.charAt(end) === '\r' && source.charAt(end + 1) === '\n';
  return {
    value: before + source.slice(at, end),
    next: end + (isCrLf ? 2 : 1),
    isLast: source.charAt(end) !== separator,
    isOpen: false,
  };
}

/**
 * A cell behind its opening quotation mark; null when that mark is never closed. It counts as never
 * closed, too, when what it would close over runs across lines and is no cell: too long, or with
 * text right behind the closing mark.
 */
function quotedCell(source: string, at: number, separator: Separator): Cell | null {
  let value = '';
  let from = at;
  for (;;) {
    const mark = source.indexOf('"', from);
    if (mark < 0) return null;
    value += source.slice(from, mark);
    const spansLines = /[\r\n]/.test(value);
    if (value.length > CELL_CHARACTERS_MAX + 1) {
      return spansLines ? null : plainCell(source, mark, separator, value);
    }
    if (source.charAt(mark + 1) === '"') {
      value += '"';
      from = mark + 2;
      continue;
    }
    let end = mark + 1;
    while (isBlank(source.charAt(end), separator)) end += 1;
    const isClean = isLineEnd(source.charAt(end)) || source.charAt(end) === separator;
    if (isClean) return plainCell(source, end, separator, value);
    return spansLines ? null : plainCell(source, mark + 1, separator, value);
  }
}
