import { onFirstUse } from '../engine/on-first-use.ts';
import { DEFAULT_LOCALE } from './date-format.ts';

/*
 * The product's sentences, with their lists and figures, are American English for every reader.
 * Dates follow the reader: see `date-format.ts`.
 */

const FIGURES = onFirstUse(() => new Intl.NumberFormat(DEFAULT_LOCALE));

/** "3", "3 and 34", "3, 34, and 42". */
export function andList(parts: readonly (string | number)[]): string {
  return list(parts, 'and');
}

/** "3", "3 or 34", "3, 34, or 42". */
export function orList(parts: readonly (string | number)[]): string {
  return list(parts, 'or');
}

function list(parts: readonly (string | number)[], word: 'and' | 'or'): string {
  if (parts.length < 3) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`;
}

/** "12,345" */
export function figure(value: number): string {
  return FIGURES().format(value);
}
