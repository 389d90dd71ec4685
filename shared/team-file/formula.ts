/** Characters that spreadsheets take as the start of a formula, a command or a new cell. */
const TRIGGERS = new Set(['=', '+', '-', '@', '|', ';', '\u2212']);
const LEADING_BLANKS = /^[\s\p{Cc}\p{Cf}\p{Z}]+/u;
const BREAKS = new Set(['\t', '\r', '\n']);

/**
 * True for a cell that a spreadsheet may execute, also after whitespace and in full-width
 * characters.
 */
function isTrigger(cell: string): boolean {
  if (BREAKS.has(cell.charAt(0))) return true;
  const first = cell.replace(LEADING_BLANKS, '').charAt(0);
  return TRIGGERS.has(first.normalize('NFKC'));
}

/** A trigger after any number of apostrophes: a cell that may already be guarded. */
function isGuardable(cell: string): boolean {
  return isTrigger(cell.replace(/^'+/, ''));
}

/**
 * Puts an apostrophe before a cell that a spreadsheet would take for a formula. Cells that already
 * look guarded get one more, so that `unguardFormula` restores every text.
 */
export function guardFormula(cell: string): string {
  return isGuardable(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe of `guardFormula`; `'t Hooft` keeps its own. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && isGuardable(cell.slice(1)) ? cell.slice(1) : cell;
}
