import { DEFAULT_LOCALE } from './date-format.ts';

/*
 * The product's sentences, with their lists and figures, are American English for every reader.
 * Dates follow the reader: see `date-format.ts`.
 */

const CONJUNCTION = new Intl.ListFormat(DEFAULT_LOCALE, { type: 'conjunction' });
const DISJUNCTION = new Intl.ListFormat(DEFAULT_LOCALE, { type: 'disjunction' });
const FIGURES = new Intl.NumberFormat(DEFAULT_LOCALE);

/** "3", "3 and 34", "3, 34, and 42". */
export function andList(parts: readonly (string | number)[]): string {
  return CONJUNCTION.format(parts.map(String));
}

/** "3", "3 or 34", "3, 34, or 42". */
export function orList(parts: readonly (string | number)[]): string {
  return DISJUNCTION.format(parts.map(String));
}

/** "12,345" */
export function figure(value: number): string {
  return FIGURES.format(value);
}
