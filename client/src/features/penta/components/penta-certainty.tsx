import { Badge } from '#client/components/ui/badge.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import { certaintyInWords } from '#shared/knowledge/penta-certainty.ts';

/** What depends on an inexact birth time in the picture. */
export function PentaCertainty({ penta }: { penta: PentaData }) {
  const dates = useDates();
  const names = new Map(penta.members.map(({ id, name }) => [id, name]));
  if (penta.certaintyNotes.length === 0) return null;
  return (
    <section
      aria-labelledby="penta-certainty"
      className="grid justify-items-start gap-3 print:break-inside-avoid print:gap-1"
    >
      <h3
        id="penta-certainty"
        className="flex flex-wrap items-center gap-3 font-display text-xl font-semibold"
      >
        What depends on a birth time <Badge tone="warn">Approximate</Badge>
      </h3>
      {penta.certaintyNotes.some(({ subject }) => subject === 'gate') && (
        <p className="max-w-prose text-muted">
          A dashed ring in a member’s color means they have the gate only at some possible birth
          times.
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5">
        {penta.certaintyNotes.map((note) => (
          <li key={`${note.memberId} ${note.subject} ${note.gate}`}>
            {'text' in note
              ? note.text
              : certaintyInWords(note, names.get(note.memberId) ?? '', dates)}
          </li>
        ))}
      </ul>
    </section>
  );
}
