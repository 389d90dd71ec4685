import Papa from 'papaparse';
import { guardFormula } from './formula.ts';

/** Cells that another separator or a blank at an end could make read differently. */
const NEEDS_QUOTES = /[;|\t]|^\s|\s$/;
const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The text of a CSV file: commas, CRLF, formulas neutralised, and a byte order mark, without which
 * spreadsheets misread letters with accents. `readCsv` gives back the same cells.
 * @param rows with at least one cell each.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // The library's own guard misses blanks before a sign, full-width signs, `;` and `|`.
  const guarded = rows.map((cells) => cells.map(guardFormula));
  const lines = Papa.unparse(guarded, {
    newline: LINE_END,
    // A line of one empty cell would be blank, and no row at all.
    quotes: (cell, column) => NEEDS_QUOTES.test(cell) || (column === 0 && cell === ''),
  });
  return BYTE_ORDER_MARK + lines + LINE_END;
}
