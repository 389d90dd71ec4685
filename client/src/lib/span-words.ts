import { andList } from '#shared/domain/english.ts';

/** A stretch of time by the texts of its ends; null at an end of all the time in question. */
export interface WordedSpan {
  readonly from: string | null;
  readonly to: string | null;
}

/** More stretches than these make no sentence. */
const SPANS_MAX = 2;

function oneSpan({ from, to }: WordedSpan): string {
  if (from !== null && to !== null) return `from ${from} to ${to}`;
  if (to !== null) return `until ${to}`;
  return from === null ? '' : `from ${from}`;
}

/** "until 7:20 AM", "until 9:14 AM and from 7:54 PM"; null for none or too many to list. */
export function spanWords(spans: readonly WordedSpan[]): string | null {
  if (spans.length > SPANS_MAX) return null;
  return andList(spans.map(oneSpan).filter((words) => words !== '')) || null;
}
