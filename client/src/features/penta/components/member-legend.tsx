import { cx } from '#client/components/ui/cx.ts';
import type { PentaPerson } from '../people.ts';
import { MemberDisc } from './member-disc.tsx';

export interface MemberLegendProps {
  people: readonly PentaPerson[];
  pinnedId: string | null;
  /** The member under the pointer or keyboard focus; null when none is. */
  onPoint: (memberId: string | null) => void;
  onPin: (memberId: string | null) => void;
}

/** Color, initials and name of each member; selecting one highlights their gates. */
export function MemberLegend({ people, pinnedId, onPoint, onPin }: MemberLegendProps) {
  return (
    <div className="grid gap-2">
      <p id="penta-members" className="text-sm text-muted">
        Team members
        <span className="print:hidden">: choose one to see what they bring.</span>
      </p>
      <ul aria-labelledby="penta-members" className="flex flex-wrap gap-2">
        {people.map((person) => {
          const isPinned = person.id === pinnedId;
          return (
            <li key={person.id} className="min-w-0">
              <button
                type="button"
                aria-pressed={isPinned}
                onClick={() => onPin(isPinned ? null : person.id)}
                onFocus={() => onPoint(person.id)}
                onBlur={() => onPoint(null)}
                onPointerEnter={() => onPoint(person.id)}
                onPointerLeave={() => onPoint(null)}
                className={cx(
                  'flex min-h-11 max-w-full items-center gap-2 rounded-full border py-1 pr-4 pl-2 text-left transition-colors',
                  'print:min-h-0 print:border-none print:p-0 print:pr-3',
                  isPinned ? 'border-accent bg-accent-soft' : 'border-line-strong hover:border-ink',
                )}
              >
                <MemberDisc person={person} />
                <span className="min-w-0 wrap-anywhere">{person.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
