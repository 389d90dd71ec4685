import type { ManualLine } from '#shared/contract/manual.ts';

/** A line while it is edited. */
export interface DraftLine extends ManualLine {
  /** Stays with the line as it moves. */
  readonly key: number;
}

export function draftsOf(lines: readonly ManualLine[]): DraftLine[] {
  return lines.map((line, key) => ({ ...line, key }));
}

/** The lines to send: trimmed, without those that are empty throughout. */
export function linesOf(drafts: readonly DraftLine[]): ManualLine[] {
  return drafts
    .map(({ label, text }) => ({ label: label.trim(), text: text.trim() }))
    .filter(({ label, text }) => label !== '' || text !== '');
}

/** The list with one entry a step up (-1) or down (1); unchanged at its ends. */
export function moved<T>(list: readonly T[], index: number, step: -1 | 1): readonly T[] {
  const other = index + step;
  const entry = list[index];
  const neighbor = list[other];
  if (entry === undefined || neighbor === undefined) return list;
  return list.with(index, neighbor).with(other, entry);
}

/** For a message or a profile: each heading over its text. */
export function manualText(name: string, lines: readonly ManualLine[]): string {
  const parts = lines.map(({ label, text }) => `${label}\n${text}`);
  return [`How to work with ${name}`, ...parts].join('\n\n');
}
