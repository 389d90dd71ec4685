import { guardFormula } from './formula.ts';

/** Cells that any separator, quote, break or blank at an end could make read differently. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The text of a CSV file: commas, CRLF, formulas neutralised, and a byte order mark, without which
 * spreadsheets misread letters with accents. `readCsv` gives back the same cells.
 * @param rows with at least one cell each.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => {
    const line = cells.map(cellText).join(',');
    // A blank line would be no row at all.
    return `${line === '' ? '""' : line}\r\n`;
  });
  return BYTE_ORDER_MARK + lines.join('');
}

function cellText(cell: string): string {
  const text = guardFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
