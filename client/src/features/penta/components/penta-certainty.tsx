import { Badge } from '#client/components/ui/badge.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import { certaintyInWords } from '#shared/knowledge/penta-certainty.ts';

export interface PentaCertaintyProps {
  penta: PentaData;
  /** Unfolded whatever the reader chose. */
  isOpen?: boolean | undefined;
}

/** What depends on an inexact birth time in the picture. */
export function PentaCertainty({ penta, isOpen }: PentaCertaintyProps) {
  const dates = useDates();
  const names = new Map(penta.members.map(({ id, name }) => [id, name]));
  if (penta.certaintyNotes.length === 0) return null;
  return (
    <Disclosure
      isOpen={isOpen}
      summary={
        <>
          What depends on a birth time <Badge tone="warn">Approximate</Badge>
        </>
      }
    >
      <div className="grid gap-3 print:break-inside-avoid print:gap-1">
        {penta.certaintyNotes.some(({ subject }) => subject === 'gate') && (
          <p className="max-w-prose text-muted">
            “≈ perhaps” means they cover the function only at some possible birth times.
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
      </div>
    </Disclosure>
  );
}
