import * as z from 'zod/mini';
import { ManualLine } from '#shared/contract/manual.ts';

const Empty = z.pipe(z.string().check(z.trim()), z.literal(''));

/** The lines as typed: those that are empty throughout aren't sent. */
export const ManualForm = z.object({
  lines: z.pipe(
    z.array(z.union([z.object({ label: Empty, text: Empty }), ManualLine])),
    z.transform((lines): ManualLine[] => lines.filter(({ label }) => label !== '')),
  ),
});

export type ManualEntry = z.input<typeof ManualForm>;

/** The lines with a heading or a text, trimmed. */
export function linesOf(typed: readonly ManualLine[]): ManualLine[] {
  return typed
    .map(({ label, text }) => ({ label: label.trim(), text: text.trim() }))
    .filter(({ label, text }) => label !== '' || text !== '');
}

/** The places of lines that are empty throughout. */
export function emptyPlacesOf(typed: readonly ManualLine[]): number[] {
  return typed.flatMap((line, place) => (linesOf([line]).length === 0 ? [place] : []));
}

/** For a message or a profile: each heading over its text. */
export function manualText(name: string, lines: readonly ManualLine[]): string {
  const parts = lines.map(({ label, text }) => `${label}\n${text}`);
  return [`How to work with ${name}`, ...parts].join('\n\n');
}
