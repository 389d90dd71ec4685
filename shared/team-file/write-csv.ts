import Papa from 'papaparse';
import { guardFormula } from './formula.ts';

/** Cells that another separator or surrounding whitespace could make ambiguous. */
const NEEDS_QUOTES = /[;|\t]|^\s|\s$/;
const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes CSV: commas, CRLF, formulas neutralized, and a byte order mark, without which spreadsheets
 * misread accented letters. `readCsv` restores the same cells.
 * @param rows with at least one cell each.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // Papa's own guard misses whitespace before a sign, full-width signs, `;` and `|`.
  const guarded = rows.map((cells) => cells.map(guardFormula));
  const lines = Papa.unparse(guarded, {
    newline: LINE_END,
    // A line with one empty cell would be blank, and not a row.
    quotes: (cell, column) => NEEDS_QUOTES.test(cell) || (column === 0 && cell === ''),
  });
  return BYTE_ORDER_MARK + lines + LINE_END;
}
